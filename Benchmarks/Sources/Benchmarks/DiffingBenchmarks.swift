import DeepDiff
import Diffing
import Foundation

/// How fast and how small the changes between two lists are.
func measureDiffing(_ suite: inout Suite) {
  var randomness = FixedRandomness(seed: 1)
  let old = (0..<100_000).map { _ in randomness.uuid() }
  measureEdits(&suite, "in a block", old, edit(old, using: &randomness))
  measureEdits(&suite, "all over", old, scatter(old, using: &randomness))
  measureEnds(&suite, old, using: &randomness)
  measureMoves(&suite)
  measureSections(&suite)
  suite.count("diffing/wrong among 2,000,000 random small cases", limit: 0) { wrongSmallCases(count: 2_000_000) }
}

/// A hundred thousand of which every tenth is replaced, and some change their order.
private func measureEdits(_ suite: inout Suite, _ where: String, _ old: [UUID], _ new: [UUID]) {
  let name = "diffing/100,000 UUIDs, edited \(`where`)"
  suite.ratio(
    "\(name): time over a dictionary's", limit: 1, repetitions: 25,
    of: { consume(Changeset(from: old, to: new)) }, to: { consume(dictionaryWork(old, new)) })
  suite.ratio(
    "\(name): time of DeepDiff's diff over a dictionary's", limit: 1, repetitions: 25,
    of: { consume(diff(old: old, new: new)) }, to: { consume(dictionaryWork(old, new)) })
  suite.count("\(name): bytes over the data", limit: 8 << 20) {
    Suite.bytes { consume(Changeset(from: old, to: new)) }
  }
  let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
  suite.count("\(name): moves", limit: fewestOutOfOrder(new.compactMap { places[$0] })) {
    Changeset(from: old, to: new).moves.count
  }
  measureStandardLibrary(suite, name, old, new, over: "a dictionary's") { consume(dictionaryWork(old, new)) }
}

/// The same list, and one more element at an end.
private func measureEnds(_ suite: inout Suite, _ old: [UUID], using randomness: inout FixedRandomness) {
  // Arrays of their own, as the same memory is not looked into.
  let equal = old.map { $0 }
  let one = randomness.uuid()
  for (name, new) in [("100,000 equal UUIDs", equal), ("one appended", old + [one]), ("one prepended", [one] + old)] {
    let name = name.hasPrefix("one") ? "diffing/100,000 UUIDs, \(name)" : "diffing/\(name)"
    suite.ratio(
      "\(name): time over ==", limit: 1.5, repetitions: 50,
      of: { consume(Changeset(from: old, to: new)) }, to: { consume(old == equal) })
    measureStandardLibrary(suite, name, old, new, over: "==") { consume(old == equal) }
  }
}

/// How many elements are moved where few suffice.
private func measureMoves(_ suite: inout Suite) {
  let numbers = Array(0..<100_000)
  let rotated = Array(numbers[1...]) + [0]
  suite.count("diffing/100,000 integers rotated by one: moves", limit: 1) {
    Changeset(from: numbers, to: rotated).moves.count
  }
  measureStandardLibrary(suite, "diffing/100,000 integers rotated by one", numbers, rotated, over: "a set's") {
    consume(Set(numbers))
  }

  // 400 deletions, 400 insertions and 200 moves, in turn, wherever they may be.
  var randomness = FixedRandomness(seed: 22)
  var edited = numbers
  for edit in 0..<1_000 {
    let place = Int.random(in: 0..<edited.count, using: &randomness)
    switch edit % 5 {
    case 0, 1: edited.remove(at: place)
    case 2, 3: edited.insert(100_000 + edit, at: place)
    default:
      let element = edited.remove(at: place)
      edited.insert(element, at: Int.random(in: 0...edited.count, using: &randomness))
    }
  }
  suite.count("diffing/100,000 integers, 1 % edited at random: moves", limit: 197) {
    Changeset(from: numbers, to: edited).moves.count
  }
  measureStandardLibrary(
    suite, "diffing/100,000 integers, 1 % edited at random", numbers, edited, over: "a set's"
  ) { consume(Set(numbers)) }
}

/// The standard library's differ on the same lists. It is timed once, as it may take seconds.
private func measureStandardLibrary<Element: Hashable>(
  _ suite: Suite, _ name: String, _ old: [Element], _ new: [Element], over reference: String, _ work: () -> Void
) {
  var difference: CollectionDifference<Element>?
  suite.scale("\(name): the standard library's time over \(reference)") {
    let time = Suite.seconds { difference = new.difference(from: old).inferringMoves() }
    return time / (0..<7).reduce(Double.infinity) { best, _ in min(best, Suite.seconds(work)) }
  }
  guard let difference else { return }
  suite.scale("\(name): the standard library's moves", format: "%.0f") {
    Double(difference.insertions.count { if case .insert(_, _, .some) = $0 { true } else { false } })
  }
}

/// How many of some distinct numbers are not in a longest ascending subsequence, by the piles of patience.
private func fewestOutOfOrder(_ numbers: [Int]) -> Int {
  var tops: [Int] = []
  for number in numbers {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < number { low = middle + 1 } else { high = middle }
    }
    if low < tops.count { tops[low] = number } else { tops.append(number) }
  }
  return numbers.count - tops.count
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

/// 5 % of the items go to another section, 2 % are deleted and 2 % inserted, and 10 sections move.
private func measureSections(_ suite: inout Suite) {
  var randomness = FixedRandomness(seed: 59)
  var identities = FixedRandomness(seed: 3)
  let old = (0..<1_000).map { id in Section(id: id, items: (0..<100).map { _ in identities.uuid() }) }
  var new = old
  /// Takes an item from one section, and puts it, or another one, into another.
  func exchange(for other: UUID? = nil) {
    let (source, target) = (
      Int.random(in: 0..<1_000, using: &randomness), Int.random(in: 0..<1_000, using: &randomness)
    )
    let item = new[source].items.remove(at: Int.random(in: 0..<new[source].items.count, using: &randomness))
    new[target].items.insert(other ?? item, at: Int.random(in: 0...new[target].items.count, using: &randomness))
  }
  for _ in 0..<5_000 { exchange() }
  for _ in 0..<2_000 { exchange(for: identities.uuid()) }
  for _ in 0..<10 {
    let section = new.remove(at: Int.random(in: 0..<1_000, using: &randomness))
    new.insert(section, at: Int.random(in: 0...999, using: &randomness))
  }
  let (oldItems, newItems) = (old.flatMap(\.items), new.flatMap(\.items))
  let name = "diffing/1,000 sections of 100 UUIDs"
  suite.ratio(
    "\(name): time over a dictionary's", limit: 2, repetitions: 25,
    of: { consume(SectionedChangeset(from: old, to: new, identifiedBy: { $0.id }, items: { $0.items })) },
    to: { consume(dictionaryWork(oldItems, newItems)) })
  suite.count("\(name): moves", limit: 4_797) {
    SectionedChangeset(from: old, to: new, identifiedBy: { $0.id }, items: { $0.items }).moves.count
  }
  suite.count("\(name): moves of sections", limit: 10) {
    SectionedChangeset(from: old, to: new, identifiedBy: { $0.id }, items: { $0.items }).sections.moves.count
  }
  measureStandardLibrary(suite, "\(name), in one list", oldItems, newItems, over: "a dictionary's") {
    consume(dictionaryWork(oldItems, newItems))
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
