import Expectations
import Foundation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite struct BatchUpdateTests {
  func update(_ calls: [BatchUpdate.Change], _ before: [Int], _ after: [Int]) throws(BatchUpdate.Fault) -> BatchUpdate {
    try BatchUpdate(checking: calls, before: before, after: after)
  }

  func message(_ changes: [BatchUpdate.Change], _ before: [Int], _ after: [Int]) -> String? {
    do {
      _ = try update(changes, before, after)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("deletions use old paths and insertions new ones, in any order")
  func indexes() throws {
    let update = try update(
      [.insertItem(IndexPath(0)), .deleteItem(IndexPath(1)), .insertItem(IndexPath(2))], [3], [4])
    expectEqual(update.newPath(of: IndexPath(0)), IndexPath(1))
    #expect(update.newPath(of: IndexPath(1)) == nil)
    expectEqual(update.newPath(of: IndexPath(2)), IndexPath(3))
  }

  @Test("items follow their section, and may leave deleted and enter inserted sections")
  func sections() throws {
    let update = try update(
      [
        .deleteSection(0), .insertSection(1), .moveItem(from: IndexPath(0, 0), to: IndexPath(0, 1)),
        .deleteItem(IndexPath(1, 0)),
      ], [2, 3], [3, 1])
    expectEqual(update.newPath(of: IndexPath(0, 0)), IndexPath(0, 1))
    #expect(update.newPath(of: IndexPath(1, 0)) == nil)
    expectEqual(update.newPath(of: IndexPath(2, 1)), IndexPath(2, 0))
  }

  @Test("changes of items in deleted, inserted or reloaded sections are dropped")
  func subsumedItems() throws {
    let update = try update(
      [
        .deleteSection(0), .deleteItem(IndexPath(0, 0)), .reloadItem(IndexPath(1, 0)),
        .reloadSection(1), .deleteItem(IndexPath(0, 1)), .insertItem(IndexPath(0, 0)),
        .insertSection(1), .insertItem(IndexPath(0, 1)), .deleteItem(IndexPath(0, 2)), .insertItem(IndexPath(0, 2)),
        .insertItem(IndexPath(0, 2)),
      ], [2, 2, 2], [1, 1, 2])
    expectEqual(
      update.changesInCallOrder,
      [
        .deleteSection(0), .reloadSection(1), .insertSection(1), .deleteItem(IndexPath(0, 2)),
        .insertItem(IndexPath(0, 2)),
      ])
  }

  @Test("inconsistent counts are reported with all counts and updates")
  func inconsistent() {
    expectEqual(
      message([.deleteItem(IndexPath(0)), .insertItem(IndexPath(0))], [30], [29]),
      """
      Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or \
      after performing the batch updates are inconsistent with the updates.
      Data source before updates = { 1 section with item counts: [30] }
      Data source after updates = { 1 section with item counts: [29] }
      Updates = [
      \tDelete item (0 - 0),
      \tInsert item (0 - 0),
      ]
      """)
    #expect(message([.insertSection(0)], [1], [1]) != nil)
    #expect(message([], [1], [2]) != nil)
    #expect(message([.reloadSection(0)], [1], [5]) == nil)
  }

  @Test("a path out of range is reported with its number")
  func range() {
    expectEqual(
      message([.deleteItem(IndexPath(3))], [3], [2]),
      "attempt to delete item 3 from section 0 which only contains 3 items before the update")
    expectEqual(
      message([.insertItem(IndexPath(9))], [3], [4]),
      "attempt to insert item 9 into section 0, but there are only 4 items in section 0 after the update")
    expectEqual(
      message([.deleteSection(2)], [1], [0]),
      "attempt to delete section 2, but there are only 1 sections before the update")
  }

  @Test("two changes of one path are an error")
  func conflicts() {
    expectEqual(
      message([.deleteItem(IndexPath(0)), .reloadItem(IndexPath(0))], [1], [0]),
      "attempt to delete and reload the same index path (0 - 0)")
    expectEqual(
      message([.deleteItem(IndexPath(0)), .moveItem(from: IndexPath(0), to: IndexPath(0))], [1], [1]),
      "attempt to perform a delete and a move from the same index path (0 - 0)")
    expectEqual(
      message([.insertItem(IndexPath(0)), .moveItem(from: IndexPath(0), to: IndexPath(0))], [1], [1]),
      "attempt to perform an insert and a move to the same index path (0 - 0)")
    expectEqual(
      message(
        [.moveItem(from: IndexPath(0), to: IndexPath(0)), .moveItem(from: IndexPath(1), to: IndexPath(0))], [2], [2])?
        .hasPrefix("attempt to move both"), true)
  }

  @Test("an index shift matches edits of an array", arguments: 0..<50)
  func shift(seed: Int) {
    var random = Randomness(seed: UInt64(seed))
    let old = Array(0..<Int.random(in: 0..<12, using: &random))
    let removed = old.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    var new: [Int?] = old.filter { !removed.contains($0) }
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      new.insert(nil, at: Int.random(in: 0...new.count, using: &random))
    }
    let shift = BatchUpdate.IndexShift(removed: removed, inserted: new.indices.filter { new[$0] == nil })
    for index in old { expectEqual(shift.newIndex(of: index), new.firstIndex(of: index), "seed \(seed)") }
    for index in new.indices { expectEqual(shift.oldIndex(of: index), new[index], "seed \(seed)") }
  }

  /// Random changes that are valid for the given counts, and the resulting counts.
  private func randomChanges(_ counts: [Int], _ random: inout Randomness) -> ([BatchUpdate.Change], [Int]) {
    var changes: [BatchUpdate.Change] = []
    var after = counts
    for section in counts.indices {
      let count = counts[section]
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where count > 0:
        changes.append(.deleteItem(IndexPath(Int.random(in: 0..<count, using: &random), section)))
        after[section] -= 1
      case 1:
        changes.append(.insertItem(IndexPath(Int.random(in: 0...count, using: &random), section)))
        after[section] += 1
      case 2 where count > 1:
        changes.append(
          .moveItem(
            from: IndexPath(Int.random(in: 0..<count, using: &random), section),
            to: IndexPath(Int.random(in: 0..<count, using: &random), section)))
      case 3: changes.append(.reloadSection(section))
      default: break
      }
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      let section = Int.random(in: 0...counts.count, using: &random)
      changes = [.insertSection(section)]
      after = counts
      after.insert(3, at: section)
    }
    return (changes, after)
  }

  @Test(
    "unmoved items keep their paths, and a selection follows its items",
    arguments: 0..<100)
  func movedItems(seed: Int) throws {
    var random = Randomness(seed: UInt64(seed))
    let counts = (0..<4).map { _ in Int.random(in: 0..<8, using: &random) }
    let (changes, after) = randomChanges(counts, &random)
    let update = try update(changes, counts, after)
    var paths = counts.indices.flatMap { section in (0..<counts[section]).map { IndexPath($0, section) } }
    if !update.movesSections {
      for path in paths
      where !update.sectionsWithChangedPaths.contains(path.section)
        || !update.movedItems(ofSection: path.section).contains(path.item)
      {
        expectEqual(update.newPath(of: path), path, "seed \(seed): \(changes)")
      }
    }
    paths = paths.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    var selection = SelectionState()
    for path in paths { selection.select(path) }
    selection.follow(update)
    expectEqual(selection.indexPaths, paths.compactMap { update.newPath(of: $0) }, "seed \(seed): \(changes)")
    expectEqual(selection.last, selection.indexPaths.last)
    expectEqual(selection.isEmpty, selection.indexPaths.isEmpty)
  }

  @Test("a single movement equals a batch that contains it", arguments: 0..<50)
  func movement(seed: Int) throws {
    var random = Randomness(seed: UInt64(seed))
    let counts = (0..<3).map { _ in Int.random(in: 1..<6, using: &random) }
    let from = Int.random(in: 0..<3, using: &random)
    let to = Int.random(in: 0..<3, using: &random)
    var after = counts
    after[from] -= 1
    after[to] += 1
    let (source, target) = (
      IndexPath(Int.random(in: 0..<counts[from], using: &random), from),
      IndexPath(Int.random(in: 0..<after[to], using: &random), to)
    )
    let batch = try update([.moveItem(from: source, to: target)], counts, after)
    let movement = BatchUpdate(moving: source, to: target)
    expectEqual(movement.changesInCallOrder, batch.changesInCallOrder)
    for section in counts.indices {
      expectEqual(movement.newSection(of: section), section)
      expectEqual(movement.changesItems(ofSection: section), batch.changesItems(ofSection: section), "seed \(seed)")
      for item in 0..<counts[section] {
        let path = IndexPath(item, section)
        expectEqual(movement.newPath(of: path), batch.newPath(of: path), "seed \(seed)")
      }
    }
  }
}
