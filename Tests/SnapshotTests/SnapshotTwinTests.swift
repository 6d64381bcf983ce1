import Diffing
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A snapshot as plain arrays: the reference for snapshots.
struct SnapshotTwin {
  var sections: [String] = []
  var items: [[Int]] = []

  var all: [Int] { items.flatMap { $0 } }

  func section(of item: Int) -> Int? { items.firstIndex { $0.contains(item) } }

  mutating func remove(_ item: Int) {
    for section in items.indices { items[section].removeAll { $0 == item } }
  }

  mutating func insert(_ new: [Int], nextTo anchor: Int, offset: Int) {
    for item in new { remove(item) }
    guard let section = section(of: anchor), let index = items[section].firstIndex(of: anchor) else { return }
    items[section].insert(contentsOf: new, at: index + offset)
  }
}

@Suite("Snapshots against plain arrays")
struct SnapshotTwinTests {
  /// Makes the same random change to a snapshot and to its twin.
  func change(
    _ snapshot: inout Snapshot, _ twin: inout SnapshotTwin, items: Int, batch: Int, sections: Int,
    using randomness: inout Randomness
  ) {
    func someItems() -> [Int] {
      let count = Int.random(in: 1...batch, using: &randomness)
      return Array(Set((0..<count).map { _ in Int.random(in: 0..<items, using: &randomness) })).sorted()
        .shuffled(using: &randomness)
    }
    let section = twin.sections.randomElement(using: &randomness)
    let item = twin.all.randomElement(using: &randomness)
    switch Int.random(in: 0..<14, using: &randomness) {
    case 0:
      let new = (0..<sections).map { "S\($0)" }.filter { !twin.sections.contains($0) }
        .shuffled(using: &randomness).prefix(Int.random(in: 1...(sections / 8), using: &randomness))
      snapshot.appendSections(Array(new))
      twin.sections += new
      twin.items += new.map { _ in [] }
    case 1:
      let new = "S\(Int.random(in: 0..<sections, using: &randomness))"
      guard let section, !twin.sections.contains(new), let index = twin.sections.firstIndex(of: section) else { return }
      snapshot.insertSections([new], beforeSection: section)
      twin.sections.insert(new, at: index)
      twin.items.insert([], at: index)
    case 2:
      guard let section, Int.random(in: 0..<4, using: &randomness) == 0,
        let index = twin.sections.firstIndex(of: section)
      else { return }
      snapshot.deleteSections([section, "unknown"])
      twin.sections.remove(at: index)
      twin.items.remove(at: index)
    case 3:
      guard let section, let other = twin.sections.randomElement(using: &randomness), other != section,
        let source = twin.sections.firstIndex(of: section)
      else { return }
      let isAfter = Bool.random(using: &randomness)
      if isAfter {
        snapshot.moveSection(section, afterSection: other)
      } else {
        snapshot.moveSection(section, beforeSection: other)
      }
      let moved = (twin.sections.remove(at: source), twin.items.remove(at: source))
      guard let index = twin.sections.firstIndex(of: other) else { return }
      twin.sections.insert(moved.0, at: isAfter ? index + 1 : index)
      twin.items.insert(moved.1, at: isAfter ? index + 1 : index)
    case 4, 5, 6:
      guard let section, let index = twin.sections.firstIndex(of: section) else { return }
      let new = someItems()
      snapshot.appendItems(new, toSection: section)
      for item in new { twin.remove(item) }
      twin.items[index] += new
    case 7, 8:
      guard let item else { return }
      let new = someItems().filter { $0 != item }
      snapshot.insertItems(new, beforeItem: item)
      twin.insert(new, nextTo: item, offset: 0)
    case 9:
      guard let item else { return }
      let new = someItems().filter { $0 != item }
      snapshot.insertItems(new, afterItem: item)
      twin.insert(new, nextTo: item, offset: 1)
    case 10, 11:
      let gone = someItems()
      snapshot.deleteItems(gone)
      for item in gone { twin.remove(item) }
    default:
      guard let item, let other = twin.all.randomElement(using: &randomness), item != other else { return }
      if Bool.random(using: &randomness) {
        snapshot.moveItem(item, beforeItem: other)
        twin.insert([item], nextTo: other, offset: 0)
      } else {
        snapshot.moveItem(item, afterItem: other)
        twin.insert([item], nextTo: other, offset: 1)
      }
    }
  }

  func agree(_ snapshot: Snapshot, _ twin: SnapshotTwin, items: Int) -> Bool {
    guard snapshot.sectionIdentifiers == twin.sections,
      twin.sections.map({ snapshot.itemIdentifiers(inSection: $0) }) == twin.items,
      snapshot.numberOfItems == twin.all.count, snapshot.itemIdentifiers == twin.all
    else { return false }
    var index = 0
    for (section, content) in twin.items.enumerated() {
      guard snapshot.indexOfSection(twin.sections[section]) == section,
        snapshot.numberOfItems(inSection: twin.sections[section]) == content.count
      else { return false }
      for (offset, item) in content.enumerated() {
        guard snapshot.indexOfItem(item) == index, snapshot.indexPath(of: item) == [section, offset],
          snapshot.itemIdentifier(at: [section, offset]) == item,
          snapshot.sectionIdentifier(containingItem: item) == twin.sections[section]
        else { return false }
        index += 1
      }
    }
    let known = Set(twin.all)
    return (0..<items).allSatisfy { known.contains($0) || snapshot.indexOfItem($0) == nil }
  }

  @Test("random operations match arrays, copies do not change, differences replay", arguments: 0..<12)
  func randomOperations(seed: Int) {
    // Inserting existing items logs warnings; they are expected and kept out of the tests' output.
    _ = loggedMessages { performRandomOperations(seed: seed) }
  }

  private func performRandomOperations(seed: Int) {
    var randomness = Randomness(seed: UInt64(seed))
    // Few items fill the same leaf repeatedly; many items in large batches split and join leaves; many sections share
    // one leaf.
    let (items, batch, sections, rounds) = [
      (6000, 1500, 8, 24), (40, 6, 8, 200), (400, 40, 8, 60), (600, 12, 160, 90),
    ][
      seed % 4]
    var snapshot = Snapshot()
    var twin = SnapshotTwin()
    var earlier: [(Snapshot, SnapshotTwin)] = [(snapshot, twin)]
    for round in 0..<rounds {
      change(&snapshot, &twin, items: items, batch: batch, sections: sections, using: &randomness)
      guard agree(snapshot, twin, items: items) else {
        Issue.record("seed \(seed), round \(round): \(snapshot.picture) is not \(twin)")
        return
      }
      guard let (old, oldTwin) = earlier.randomElement(using: &randomness) else { continue }
      let changes = snapshot.storage.changes(old.storage, snapshot.storage)
      let least = SectionedChangeset(
        from: Array(zip(oldTwin.sections, oldTwin.items)), to: Array(zip(twin.sections, twin.items)),
        identifiedBy: { $0.0 }, items: { $0.1 })
      guard changes.replayed(on: oldTwin.items, taking: twin.items) == twin.items,
        changes.moves.count == least.moves.count,
        changes.insertions == least.insertions, changes.deletions == least.deletions,
        changes.sections == least.sections,
        changes.moves == changes.moves.sorted(by: { $0.target < $1.target })
      else {
        Issue.record("seed \(seed), round \(round): \(oldTwin) → \(twin): \(changes)")
        return
      }
      if Int.random(in: 0..<6, using: &randomness) == 0 { earlier.append((snapshot, twin)) }
      if Int.random(in: 0..<30, using: &randomness) == 0 { (snapshot, twin) = (old, oldTwin) }
    }
    for (copy, twin) in earlier where !agree(copy, twin, items: items) {
      Issue.record("seed \(seed): an earlier copy changed: \(copy.picture) is not \(twin)")
    }
  }
}
