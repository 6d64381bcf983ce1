import Diffing
import Expectations
import Foundation
import SeededRandomness
import Synchronization
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// An identifier that counts how often it is hashed or compared.
private struct Metered: Hashable, Sendable {
  static let uses = Atomic<Int>(0)

  let number: Int

  static func == (left: Metered, right: Metered) -> Bool {
    uses.add(1, ordering: .relaxed)
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    Self.uses.add(1, ordering: .relaxed)
    hasher.combine(number)
  }
}

@Suite("Differences of snapshots")
struct SnapshotDifferenceTests {
  func place(_ section: Int, _ item: Int) -> ItemPlace { ItemPlace(section: section, item: item) }
  func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("an item that changes its place is one move")
  func move() {
    let changes = Snapshot(["A": [4, 1, 2, 3]]).changes(from: Snapshot(["A": [1, 2, 3, 4]]))
    expectEqual(changes, SectionedChangeset(moves: [Transition(from: place(0, 3), to: place(0, 0))]))
  }

  @Test("a replaced item is a deletion and an insertion")
  func replacement() {
    let changes = Snapshot(["A": [1, 9, 3]]).changes(from: Snapshot(["A": [1, 2, 3]]))
    expectEqual(changes, SectionedChangeset(deletions: [place(0, 1)], insertions: [place(0, 1)]))
  }

  @Test("an item moves out of a deleted section")
  func deletedSection() {
    let before = Snapshot(["A": [1], "B": [2]])
    var after = before
    after.insertItems([1], beforeItem: 2)
    after.deleteSections(["A"])
    let expected = SectionedChangeset(
      sections: Changeset(deletions: [0]), moves: [Transition(from: place(0, 0), to: place(0, 0))])
    expectEqual(after.changes(from: before), expected)
    expectEqual(Snapshot(["B": [1, 2]]).changes(from: before), expected)
  }

  @Test("marks are places in the new snapshot; reloading overrides reconfiguring")
  func marks() {
    var new = Snapshot(["A": [2, 1], "B": [3]])
    new.reloadItems([1, 3])
    new.reconfigureItems([2, 1])
    new.reloadSections(["B"])
    new.deleteItems([3])
    expectEqual(new.reloads.changesInCallOrder, [.reloadSection(1), .reloadItem(path(0, 1))])
    expectEqual(new.reconfiguredPaths, [path(0, 0)])
  }

  @Test("items are reloaded in marking order, except in reloaded sections")
  func reloadedItems() {
    var new = Snapshot(["A": [1, 2], "B": [3]])
    new.reloadItems([3, 2, 1])
    expectEqual(
      new.reloads.changesInCallOrder, [.reloadItem(path(1, 0)), .reloadItem(path(0, 1)), .reloadItem(path(0, 0))])
    new.reloadSections(["A"])
    expectEqual(new.reloads.changesInCallOrder, [.reloadSection(0), .reloadItem(path(1, 0))])
  }

  @Test("equal snapshots have no changes, whatever is marked")
  func nothing() {
    let snapshot = Snapshot(["A": [1, 2]])
    var marked = snapshot
    marked.reloadItems([1])
    #expect(snapshot.changes(from: marked).isEmpty)
    #expect(snapshot.reloads.isEmpty)
    #expect(marked.changes(from: snapshot).isEmpty)
    #expect(!marked.reloads.isEmpty)
    #expect(Snapshot().changes(from: Snapshot()).isEmpty)
  }

  @Test("sections are deleted, inserted and moved as a whole")
  func sections() {
    let old = Snapshot(["A": [1], "B": [2, 3], "C": [4]])
    let new = Snapshot(["C": [4], "D": [5, 2], "A": [1]])
    let changes = new.changes(from: old)
    expectEqual(changes.sections.deletions, [1])
    expectEqual(changes.sections.insertions, [1])
    expectEqual(changes.sections.moves.count, 1)
    expectEqual(changes.moves, [Transition(from: place(1, 0), to: place(1, 1))])
    #expect(changes.insertions.isEmpty)
    #expect(changes.deletions.isEmpty)
  }

  @Test("comparing independent snapshots uses each identifier a few times", .serialized, arguments: [500, 5_000])
  func linear(count: Int) {
    func uses(_ body: () -> SectionedChangeset) -> Int {
      let before = Metered.uses.load(ordering: .relaxed)
      #expect(!body().isEmpty)
      return Metered.uses.load(ordering: .relaxed) - before
    }
    func snapshot(_ numbers: [Int]) -> NSDiffableDataSourceSnapshot<Int, Metered> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Metered>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers.map(Metered.init))
      return snapshot
    }
    let old = snapshot(Array(0..<count))
    #expect(uses { snapshot(Array(0..<count)).changes(from: NSDiffableDataSourceSnapshot()) } <= 4 * count)
    #expect(uses { snapshot((0..<count).reversed()).changes(from: old) } <= 12 * count)
    #expect(uses { snapshot(Array((count / 2)..<(2 * count))).changes(from: old) } <= 16 * count)
  }

  @Test("copies that got the same items independently are compared by identifier")
  func branches() {
    let origin = Snapshot(["A": Array(0..<1500)])
    var (one, two) = (origin, origin)
    one.appendItems([9001, 9002, 9003])
    two.appendItems([9003, 9001, 9004])
    let changes = two.changes(from: one)
    expectEqual(changes.deletions, [place(0, 1501)])
    expectEqual(changes.insertions, [place(0, 1502)])
    expectEqual(changes.moves.count, 1)
  }

  @Test("differences of large related snapshots match a full comparison", arguments: 0..<4)
  func large(seed: Int) {
    var randomness = Randomness(seed: UInt64(seed))
    var old = NSDiffableDataSourceSnapshot<Int, Int>()
    let (sections, count) = seed % 2 == 0 ? (300, 200) : (3, 20_000)
    old.appendSections(Array(0..<sections))
    for section in 0..<sections {
      old.appendItems(Array((section * count)..<((section + 1) * count)), toSection: section)
    }
    var new = old
    for step in 0..<10 {
      let (section, other) = (step * sections / 10, (step * 7 + 3) % sections)
      func item() -> Int {
        var item = Int.random(in: 0..<(sections * count), using: &randomness)
        while new.indexOfItem(item) == nil { item = Int.random(in: 0..<(sections * count), using: &randomness) }
        return item
      }
      switch Int.random(in: 0..<6, using: &randomness) {
      case 0: new.deleteItems([item(), 1_000_000])
      case 1: new.insertItems([100_000 + step, 200_000 + step], beforeItem: item())
      case 2:
        let (one, another) = (item(), item())
        if one != another { new.moveItem(one, afterItem: another) }
      case 3:
        guard new.indexOfSection(section) != nil, new.indexOfSection(other) != nil, section != other else { break }
        new.moveSection(section, beforeSection: other)
      case 4: if sections > 3 { new.deleteSections([section]) }
      default:
        new.appendSections([1000 + step])
        new.moveItem(item(), afterItem: item())
      }
    }
    func parts(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) -> [(Int, [Int])] {
      snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) }
    }
    for (before, after) in [(old, new), (new, old)] {
      let changes = after.storage.changes(before.storage, after.storage)
      let least = SectionedChangeset(
        from: parts(before), to: parts(after), identifiedBy: { $0.0 }, items: { $0.1 })
      expectEqual(changes.sections, least.sections, "seed \(seed)")
      expectEqual(changes.deletions, least.deletions, "seed \(seed)")
      expectEqual(changes.insertions, least.insertions, "seed \(seed)")
      expectEqual(changes.moves.count, least.moves.count, "seed \(seed)")
      let replayed = changes.replayed(on: parts(before).map(\.1), taking: parts(after).map(\.1))
      expectEqual(replayed, parts(after).map(\.1), "seed \(seed)")
    }
  }
}
