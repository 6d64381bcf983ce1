import Diffing
import Foundation

/// How fast and how small the changes between two lists are.
func measureDiffing(_ suite: inout Suite) {
  measureLists(&suite)
  measureSections(&suite)
  suite.count("diffing/wrong among 2,000,000 random small cases", limit: 0) { wrongSmallCases(count: 2_000_000) }
}

private func measureLists(_ suite: inout Suite) {
  var randomness = FixedRandomness(seed: 1)
  let old = (0..<100_000).map { _ in randomness.uuid() }
  let edited = edit(old, using: &randomness)
  suite.ratio(
    "diffing/100,000 UUIDs, edited in a block: time over a dictionary's", limit: 1,
    of: { consume(Changeset(from: old, to: edited)) }, to: { consume(dictionaryWork(old, edited)) })
  let scattered = scatter(old, using: &randomness)
  suite.ratio(
    "diffing/100,000 UUIDs, edited all over: time over a dictionary's", limit: 1,
    of: { consume(Changeset(from: old, to: scattered)) }, to: { consume(dictionaryWork(old, scattered)) })
  suite.ratio(
    "diffing/100,000 UUIDs, edited in a block: time over the standard library's", limit: 0.1,
    of: { consume(Changeset(from: old, to: edited)) }, to: { consume(edited.difference(from: old).inferringMoves()) })

  // Arrays of their own, as the same memory is not looked into.
  let equal = old.map { $0 }
  suite.ratio(
    "diffing/100,000 equal UUIDs: time over ==", limit: 1.5, repetitions: 50,
    of: { consume(Changeset(from: old, to: equal)) }, to: { consume(old == equal) })
  let longer = old + [randomness.uuid()]
  suite.ratio(
    "diffing/100,000 UUIDs, one appended: time over ==", limit: 1.5, repetitions: 50,
    of: { consume(Changeset(from: old, to: longer)) }, to: { consume(old == equal) })
  let preceded = [randomness.uuid()] + old
  suite.ratio(
    "diffing/100,000 UUIDs, one prepended: time over ==", limit: 1.5, repetitions: 50,
    of: { consume(Changeset(from: old, to: preceded)) }, to: { consume(old == equal) })

  suite.count("diffing/100,000 UUIDs, edited in a block: bytes over the data", limit: 8 << 20) {
    Suite.bytes { consume(Changeset(from: old, to: edited)) }
  }
  suite.count("diffing/100,000 UUIDs, edited all over: bytes over the data", limit: 8 << 20) {
    Suite.bytes { consume(Changeset(from: old, to: scattered)) }
  }
  let numbers = Array(0..<100_000)
  suite.count("diffing/100,000 integers rotated by one: moves", limit: 1) {
    Changeset(from: numbers, to: Array(numbers[1...]) + [0]).moves.count
  }
  suite.count("diffing/100,000 integers, 1 % moved at random: moves", limit: 1_000) {
    var randomness = FixedRandomness(seed: 2)
    var moved = numbers
    for _ in 0..<1_000 {
      let element = moved.remove(at: Int.random(in: 0..<moved.count, using: &randomness))
      moved.insert(element, at: Int.random(in: 0...moved.count, using: &randomness))
    }
    return Changeset(from: numbers, to: moved).moves.count
  }
}

/// 10,000 deleted and 10,000 inserted in the same place, 2,000 shuffled.
private func edit(_ old: [UUID], using randomness: inout FixedRandomness) -> [UUID] {
  var new = old
  new.replaceSubrange(20_000..<30_000, with: (0..<10_000).map { _ in randomness.uuid() })
  new[50_000..<52_000].shuffle(using: &randomness)
  return new
}

/// 10,000 deleted, 10,000 inserted and 2,000 shuffled, wherever they may be.
private func scatter(_ old: [UUID], using randomness: inout FixedRandomness) -> [UUID] {
  let gone = Set(old.indices.shuffled(using: &randomness).prefix(10_000))
  var new = old.indices.filter { !gone.contains($0) }.map { old[$0] }
  let places = Array(new.indices.shuffled(using: &randomness).prefix(2_000))
  let shuffled = places.map { new[$0] }.shuffled(using: &randomness)
  for (place, element) in zip(places, shuffled) { new[place] = element }
  let inserted = Set((0..<100_000).shuffled(using: &randomness).prefix(10_000))
  var rest = new.makeIterator()
  return (0..<100_000).map { inserted.contains($0) ? randomness.uuid() : rest.next() ?? randomness.uuid() }
}

/// The least that any comparison by identity does: one side in a dictionary, the other looked up.
@inline(never)
private func dictionaryWork(_ old: [UUID], _ new: [UUID]) -> Int {
  var places: [UUID: Int] = [:]
  places.reserveCapacity(old.count)
  for (place, element) in old.enumerated() { places[element] = place }
  return new.reduce(0) { $0 &+ (places[$1] ?? 0) }
}

private struct Section {
  var id: Int
  var items: [UUID]
}

private func measureSections(_ suite: inout Suite) {
  var randomness = FixedRandomness(seed: 3)
  let old = (0..<1_000).map { id in Section(id: id, items: (0..<100).map { _ in randomness.uuid() }) }
  // 2 % deleted, 5 % moved across sections, 2 % inserted, 10 sections moved.
  var new = old
  for section in new.indices { new[section].items.removeAll { _ in Int.random(in: 0..<50, using: &randomness) == 0 } }
  var travellers: [UUID] = []
  for section in new.indices {
    new[section].items.removeAll { item in
      if Int.random(in: 0..<20, using: &randomness) != 0 { return false }
      travellers.append(item)
      return true
    }
  }
  let arrivals = travellers + (0..<2_000).map { _ in randomness.uuid() }
  for item in arrivals.shuffled(using: &randomness) {
    let section = Int.random(in: 0..<new.count, using: &randomness)
    new[section].items.insert(item, at: Int.random(in: 0...new[section].items.count, using: &randomness))
  }
  for _ in 0..<10 {
    let section = new.remove(at: Int.random(in: 0..<new.count, using: &randomness))
    new.insert(section, at: Int.random(in: 0...new.count, using: &randomness))
  }
  let (oldItems, newItems) = (old.flatMap(\.items), new.flatMap(\.items))
  suite.ratio(
    "diffing/1,000 sections of 100 UUIDs: time over a dictionary's", limit: 2,
    of: { consume(SectionedChangeset(from: old, to: new, identifiedBy: { $0.id }, items: { $0.items })) },
    to: { consume(dictionaryWork(oldItems, newItems)) })
  // Where each travels to is random: nearly all of them come to another section, the others out of order.
  let sectionOfOld = Dictionary(uniqueKeysWithValues: old.flatMap { section in section.items.map { ($0, section.id) } })
  let changing = new.reduce(0) { sum, section in
    sum + section.items.count { sectionOfOld[$0].map { $0 != section.id } ?? false }
  }
  let inPlace = travellers.count - changing
  suite.count("diffing/1,000 sections of 100 UUIDs: moves", limit: changing + inPlace) {
    SectionedChangeset(from: old, to: new, identifiedBy: { $0.id }, items: { $0.items }).moves.count
  }
  suite.count("diffing/1,000 sections of 100 UUIDs: moves of sections", limit: 10) {
    SectionedChangeset(from: old, to: new, identifiedBy: { $0.id }, items: { $0.items }).sections.moves.count
  }
}

/// How many of some random small cases are wrong: their stages, replayed, do not give the new data.
private func wrongSmallCases(count: Int) -> Int {
  var randomness = FixedRandomness(seed: 4)
  func list(_ most: Int) -> [Int] {
    (0..<Int.random(in: 0...most, using: &randomness)).map { _ in Int.random(in: 0..<12, using: &randomness) }
  }
  func content(_ item: Int) -> Int { item / 3 }
  var wrong = 0
  for _ in 0..<(count / 2) {
    let (old, new) = (list(8), list(8))
    let stages = Changeset(from: old, to: new, identifiedBy: content, haveSameContent: ==).stages
    if stages.count > 2 || stages.reduce(old, { $1.replayed(on: $0, taking: new) }) != new { wrong += 1 }
  }
  for _ in 0..<(count / 2) {
    let old = Array(0..<3).shuffled(using: &randomness).map { (id: $0, items: list(5)) }
    let new = Array(1..<4).shuffled(using: &randomness).map { (id: $0, items: list(5)) }
    let stages = SectionedChangeset(
      from: old, to: new, identifiedBy: { $0.id }, haveSameContent: { _, _ in true }, items: { $0.items },
      itemsIdentifiedBy: content, itemsHaveSameContent: ==
    ).stages
    let outcome = stages.reduce(old.map(\.items)) { $1.replayed(on: $0, taking: new.map(\.items)) }
    if stages.count > 2 || outcome != new.map(\.items) { wrong += 1 }
  }
  return wrong
}
