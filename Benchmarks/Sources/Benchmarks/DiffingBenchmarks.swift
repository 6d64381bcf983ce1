import DeepDiff
import Diffing
import Foundation

/// Measures the time and the number of the changes between two lists.
func measureDiffing(_ suite: inout Suite) {
  var randomness = Randomness(seed: 1)
  let old = (0..<100_000).map { _ in randomness.uuid() }
  measureEdits(&suite, "in a block", old, edit(old, using: &randomness))
  measureEdits(&suite, "at random places", old, scatter(old, using: &randomness))
  measureEnds(&suite, old, using: &randomness)
  measureMoves(&suite)
  measureSections(&suite)
  suite.count("diffing/errors in 2,000,000 random small cases", limit: 0) { wrongSmallCases(count: 2_000_000) }
}

/// Measures a list of a hundred thousand elements, of which a tenth is replaced and some are shuffled.
private func measureEdits(_ suite: inout Suite, _ where: String, _ old: [UUID], _ new: [UUID]) {
  let name = "diffing/100,000 UUIDs, edited \(`where`)"
  suite.ratio(
    "\(name): time over a dictionary's", limit: 1, repetitions: 25,
    of: { consume(Changeset(from: old, to: new)) }, to: { consume(dictionaryWork(old, new)) })
  suite.ratio(
    "\(name): time of DeepDiff's diff over a dictionary's", limit: 1, repetitions: 25,
    of: { consume(diff(old: old, new: new)) }, to: { consume(dictionaryWork(old, new)) })
  suite.ratio(
    "\(name): time of DeepDiff's FewestMoves over a dictionary's", limit: 1, repetitions: 25,
    of: { consume(FewestMoves().diff(old: old, new: new)) }, to: { consume(dictionaryWork(old, new)) })
  suite.count("\(name): additional bytes", limit: 8 << 20) {
    Suite.bytes { consume(Changeset(from: old, to: new)) }
  }
  let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
  suite.count("\(name): moves", limit: leastMoveCount(new.compactMap { places[$0] })) {
    Changeset(from: old, to: new).moves.count
  }
  measureStandardLibrary(suite, name, old, new, over: "a dictionary's") { consume(dictionaryWork(old, new)) }
}

/// Measures equal lists, and lists with one more element at an end.
private func measureEnds(_ suite: inout Suite, _ old: [UUID], using randomness: inout Randomness) {
  // A separate array, because the differ does not compare an array with the same memory.
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

/// Measures the number of moves where few suffice.
private func measureMoves(_ suite: inout Suite) {
  let numbers = Array(0..<100_000)
  let rotated = Array(numbers[1...]) + [0]
  suite.count("diffing/100,000 integers rotated by one: moves", limit: 1) {
    Changeset(from: numbers, to: rotated).moves.count
  }
  measureStandardLibrary(suite, "diffing/100,000 integers rotated by one", numbers, rotated, over: "a set's") {
    consume(Set(numbers))
  }

  // 400 deletions, 400 insertions and 200 moves, in turn, at random places.
  var randomness = Randomness(seed: 22)
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

/// Measures the standard library's differ on the same lists, once, because it may take seconds.
private func measureStandardLibrary<Element: Hashable>(
  _ suite: Suite, _ name: String, _ old: [Element], _ new: [Element], over reference: String, _ work: () -> Void
) {
  var difference: CollectionDifference<Element>?
  suite.compare("\(name): the standard library's time over \(reference)") {
    let time = Suite.seconds { difference = new.difference(from: old).inferringMoves() }
    return time / (0..<7).reduce(Double.infinity) { best, _ in min(best, Suite.seconds(work)) }
  }
  guard let difference else { return }
  suite.compare("\(name): the standard library's moves", format: "%.0f") {
    Double(difference.insertions.count { if case .insert(_, _, .some) = $0 { true } else { false } })
  }
}

/// Returns how many of the distinct numbers are not in a longest increasing subsequence, by patience sorting.
private func leastMoveCount(_ numbers: [Int]) -> Int {
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

/// Replaces 10,000 elements in one block, and shuffles 2,000.
private func edit(_ old: [UUID], using randomness: inout Randomness) -> [UUID] {
  var new = old
  new.replaceSubrange(20_000..<30_000, with: (0..<10_000).map { _ in randomness.uuid() })
  new[50_000..<52_000].shuffle(using: &randomness)
  return new
}

/// Deletes 10,000 elements, inserts 10,000 and shuffles 2,000, at random places.
private func scatter(_ old: [UUID], using randomness: inout Randomness) -> [UUID] {
  let gone = Set(old.indices.shuffled(using: &randomness).prefix(10_000))
  var new = old.indices.filter { !gone.contains($0) }.map { old[$0] }
  let places = Array(new.indices.shuffled(using: &randomness).prefix(2_000))
  let shuffled = places.map { new[$0] }.shuffled(using: &randomness)
  for (place, element) in zip(places, shuffled) { new[place] = element }
  let inserted = Set((0..<100_000).shuffled(using: &randomness).prefix(10_000))
  var rest = new.makeIterator()
  return (0..<100_000).map { inserted.contains($0) ? randomness.uuid() : rest.next() ?? randomness.uuid() }
}

/// The minimal work of any comparison by identity: one side in a dictionary, the other looked up.
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

/// Measures sections with 5 % of the items moved to other sections, 2 % deleted and 2 % inserted, and 10 sections
/// moved.
private func measureSections(_ suite: inout Suite) {
  var randomness = Randomness(seed: 59)
  var identities = Randomness(seed: 3)
  let old = (0..<1_000).map { id in Section(id: id, items: (0..<100).map { _ in identities.uuid() }) }
  var new = old
  /// Moves an item, or a replacement, from one section to another.
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
  var replaced = old.map { Section(id: $0.id, items: $0.items.map { $0 }) }
  replaced[500].items[50] = identities.uuid()
  suite.ratio(
    "\(name), one replaced: time over ==", limit: 6, repetitions: 25,
    of: { consume(SectionedChangeset(from: old, to: replaced, identifiedBy: { $0.id }, items: { $0.items })) },
    to: { consume(zip(old, replaced).reduce(0) { $1.0.items == $1.1.items ? $0 + 1 : $0 }) })
  measureStandardLibrary(suite, "\(name), in one list", oldItems, newItems, over: "a dictionary's") {
    consume(dictionaryWork(oldItems, newItems))
  }
}

/// Returns the number of random small cases that are wrong: their stages, replayed, do not produce the new data, a
/// stage is not a valid batch, or there are more stages or moves than necessary.
private func wrongSmallCases(count: Int) -> Int {
  var randomness = Randomness(seed: 4)
  func list(_ most: Int) -> [Int] {
    (0..<Int.random(in: 0...most, using: &randomness)).map { _ in Int.random(in: 0..<12, using: &randomness) }
  }
  func layout(_ ids: Range<Int>) -> [SmallSection] {
    ids.shuffled(using: &randomness).map {
      SmallSection(id: $0, header: Int.random(in: 0...4, using: &randomness) / 4, items: list(5))
    }
  }
  var wrong = 0
  for _ in 0..<(count / 2) where !isRight(from: list(8), to: list(8)) { wrong += 1 }
  for _ in 0..<(count / 2) where !isRight(from: layout(0..<3), to: layout(1..<4)) { wrong += 1 }
  return wrong
}

private struct SmallSection {
  var id: Int
  var header = 0
  var items: [Int]

  /// Returns the identity of an item; the remainder is its content.
  static func identity(_ item: Int) -> Int { item / 3 }
}

private func isRight(from old: [Int], to new: [Int]) -> Bool {
  let changes = Changeset(from: old, to: new, identifiedBy: SmallSection.identity, haveSameContent: ==)
  let stages = changes.stages
  let outcome = stages.reduce(old) { $1.replayed(on: $0, taking: new) }
  return outcome == new
    && isRight(
      changes.inSection, in: stages.map(\.inSection), from: [SmallSection(id: 0, items: old)],
      to: [SmallSection(id: 0, items: new)])
}

private func isRight(from old: [SmallSection], to new: [SmallSection]) -> Bool {
  let changes = SectionedChangeset(
    from: old, to: new, identifiedBy: { $0.id }, haveSameContent: { $0.header == $1.header }, items: { $0.items },
    itemsIdentifiedBy: SmallSection.identity, itemsHaveSameContent: ==)
  return isRight(changes, in: changes.stages, from: old, to: new)
}

private func isRight(
  _ changes: SectionedChangeset, in stages: [SectionedChangeset], from old: [SmallSection], to new: [SmallSection]
) -> Bool {
  var items = old.map(\.items)
  let takesOne = BatchRules.accept(changes.inOneBatch, from: items.map(\.count), to: new.map(\.items.count))
  guard stages.count == (changes.isEmpty ? 0 : takesOne ? 1 : 2) else { return false }
  for stage in stages {
    let outcome = stage.replayed(on: items, taking: new.map(\.items))
    guard BatchRules.accept(stage, from: items.map(\.count), to: outcome.map(\.count)) else { return false }
    items = outcome
  }
  let sources = new.compactMap { section in old.firstIndex { $0.id == section.id } }
  return items == new.map(\.items) && changes.moves.count == fewestItemMoves(from: old, to: new)
    && changes.sections.moves.count == leastMoveCount(sources)
}

/// Returns the fewest moves of items with occurrences matched in order: all items from other sections, and in each
/// section those out of order.
private func fewestItemMoves(from old: [SmallSection], to new: [SmallSection]) -> Int {
  var free = old.flatMap { section in
    section.items.enumerated().map { (section: section.id, offset: $0, id: SmallSection.identity($1)) }
  }
  return new.reduce(0) { sum, section in
    let known = section.items.compactMap { item in
      free.firstIndex { $0.id == SmallSection.identity(item) }.map { free.remove(at: $0) }
    }
    let staying = known.filter { $0.section == section.id }.map(\.offset)
    return sum + known.count - staying.count + leastMoveCount(staying)
  }
}
