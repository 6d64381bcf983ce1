import Foundation
import PergolaUIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

/// Measures how snapshots scale.
func measureSnapshots(_ suite: inout Suite) {
  for count in [10_000, 100_000, 1_000_000] { measureLookups(&suite, count: count) }
  measureBuilding(&suite)
  measureScaling(&suite)
}

private func snapshot(of items: [Int]) -> Snapshot {
  var snapshot = Snapshot()
  snapshot.appendSections([0])
  snapshot.appendItems(items)
  return snapshot
}

private func edit(_ snapshot: Snapshot, moving items: ArraySlice<Int>, after anchor: Int) -> Snapshot {
  var snapshot = snapshot
  for item in items where item != anchor { snapshot.moveItem(item, afterItem: anchor) }
  return snapshot
}

private func measureLookups(_ suite: inout Suite, count: Int) {
  var randomness = Randomness(seed: 5)
  let items = (0..<count).map { 7 * $0 }.shuffled(using: &randomness)
  let snapshot = snapshot(of: items)
  let dictionary = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1, $0) })
  let wanted = (0..<10_000).map { _ in items.randomElement(using: &randomness) ?? 0 }
  let name = count.formatted(.number.locale(Locale(identifier: "en_US")))
  suite.ratio(
    "snapshots/indexOfItem among \(name): time over a dictionary's", limit: 5, repetitions: 20,
    of: { consume(wanted.reduce(0) { $0 &+ (snapshot.indexOfItem($1) ?? 0) }) },
    to: { consume(wanted.reduce(0) { $0 &+ (dictionary[$1] ?? 0) }) })
  let edited = edit(snapshot, moving: wanted.prefix(count / 20), after: items[0])
  suite.ratio(
    "snapshots/indexOfItem among \(name), edited: time over a dictionary's", limit: 5, repetitions: 20,
    of: { consume(wanted.reduce(0) { $0 &+ (edited.indexOfItem($1) ?? 0) }) },
    to: { consume(wanted.reduce(0) { $0 &+ (dictionary[$1] ?? 0) }) })
  suite.ratio(
    "snapshots/sectionIdentifier among \(name): time over a dictionary's", limit: 5, repetitions: 20,
    of: { consume(wanted.reduce(0) { $0 &+ (snapshot.sectionIdentifier(containingItem: $1) ?? 0) }) },
    to: { consume(wanted.reduce(0) { $0 &+ (dictionary[$1] ?? 0) }) })
}

private func measureBuilding(_ suite: inout Suite) {
  var randomness = Randomness(seed: 6)
  let integers = (0..<100_000).map { 7 * $0 }.shuffled(using: &randomness)
  suite.ratio(
    "snapshots/built from 100,000 integers: time over a set's", limit: 4,
    of: { consume(snapshot(of: integers)) }, to: { consume(Set(integers)) })
  let strings = integers.map { "an item with a name of its own, \($0)" }
  suite.ratio(
    "snapshots/built from 100,000 strings: time over a set's", limit: 4,
    of: {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(strings)
      consume(snapshot)
    }, to: { consume(Set(strings)) })
}

/// Measures the same work on a snapshot of a million items and on one of ten thousand.
private func measureScaling(_ suite: inout Suite) {
  let large = snapshot(of: Array(0..<1_000_000))
  let small = snapshot(of: Array(0..<10_000))

  func compare(
    _ name: String, repetitions: Int = 15, _ work: (inout Snapshot, inout Randomness) -> Void
  ) {
    suite.ratio(
      "snapshots/\(name): time at 1,000,000 over that at 10,000", limit: 5, repetitions: repetitions,
      prepare: { (large: large, small: small, randomness: Randomness(seed: 7)) },
      of: { work(&$0.large, &$0.randomness) }, to: { work(&$0.small, &$0.randomness) })
  }

  compare("1,000 single insertions") { snapshot, randomness in
    let count = snapshot.numberOfItems
    for new in 0..<1_000 {
      snapshot.insertItems([2_000_000 + new], afterItem: Int.random(in: 0..<count, using: &randomness))
    }
  }
  compare("1,000 single deletions") { snapshot, randomness in
    let count = snapshot.numberOfItems
    for _ in 0..<1_000 { snapshot.deleteItems([Int.random(in: 0..<count, using: &randomness)]) }
  }
  compare("1,000 single moves") { snapshot, randomness in
    let count = snapshot.numberOfItems
    for _ in 0..<1_000 {
      let item = Int.random(in: 1..<count, using: &randomness)
      snapshot.moveItem(item, beforeItem: item - 1)
    }
  }
}
