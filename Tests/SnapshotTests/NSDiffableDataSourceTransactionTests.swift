import Expectations
import Foundation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Transactions")
struct NSDiffableDataSourceTransactionTests {
  @Test("a move is a removal and an insertion that are associated")
  func moveInSection() {
    let before = Snapshot(["main": [0, 1, 2, 3, 4]])
    var after = before
    after.moveItem(0, afterItem: 2)
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: after)
    expectEqual(transaction.finalSnapshot.itemIdentifiers, [1, 2, 0, 3, 4])
    expectEqual(
      Array(transaction.difference),
      [
        .remove(offset: 0, element: 0, associatedWith: 2), .insert(offset: 2, element: 0, associatedWith: 0),
      ])
    expectEqual(before.itemIdentifiers.applying(transaction.difference), [1, 2, 0, 3, 4])
    expectEqual(transaction.sectionTransactions.map(\.sectionIdentifier), ["main"])
    expectEqual(transaction.sectionTransactions.first?.difference, transaction.difference)
  }

  @Test("each changed section has a transaction of its own")
  func moveAcrossSections() {
    let before = Snapshot(["A": [1, 2], "B": [3], "C": [4]])
    var after = before
    after.moveItem(1, afterItem: 4)
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: after)
    expectEqual(transaction.sectionTransactions.map(\.sectionIdentifier), ["A", "C"])
    expectEqual(
      transaction.sectionTransactions.last.map { Array($0.difference) },
      [
        .insert(offset: 1, element: 1, associatedWith: nil)
      ])
    expectEqual(transaction.sectionTransactions.first?.finalSnapshot.items, [2])
  }

  @Test("equal snapshots make an empty transaction")
  func identity() {
    let snapshot = Snapshot(["A": [1, 2]])
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: snapshot, finalSnapshot: snapshot)
    #expect(transaction.difference.isEmpty)
    #expect(transaction.sectionTransactions.isEmpty)
  }

  private typealias State = DiffableState<String, Int>
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  /// A state of three sections, of which some are outlines, with distinct items.
  private func randomState(_ random: inout Randomness) -> State {
    var state = State()
    var next = 0
    for section in ["A", "B", "C"] {
      var tree = Tree()
      let isOutline = Bool.random(using: &random)
      for _ in 0..<random.next(below: 7) {
        let parent = isOutline && random.next(below: 3) > 0 ? tree.items.randomElement(using: &random) : nil
        tree.append([next], to: parent)
        if Bool.random(using: &random) { tree.expand([next]) }
        next += 1
      }
      if isOutline {
        state = state.applying(.tree(tree, in: section))
      } else {
        state.snapshot.appendSections([section])
        state.snapshot.appendItems(tree.items, toSection: section)
      }
    }
    return state
  }

  @Test("the transaction of an interactive movement equals a computed difference", arguments: 0..<300)
  func movement(seed: Int) throws {
    var random = Randomness(seed: seed)
    let initial = randomState(&random)
    guard let item = initial.snapshot.itemIdentifiers.randomElement(using: &random),
      let source = initial.snapshot.indexPath(of: item)
    else { return }
    let section = random.next(below: 3)
    let others = (initial.snapshot.numberOfItems(inSectionAt: section) ?? 0) - (section == source.section ? 1 : 0)
    let target = IndexPath(item: random.next(below: others + 1), section: section)
    let final = initial.reordering(item, from: source, to: target)
    if final.snapshot.isCopy(of: initial.snapshot) { return }
    let transaction = NSDiffableDataSourceTransaction(moving: item, from: initial, to: final)

    func check(_ difference: CollectionDifference<Int>, _ old: [Int], _ new: [Int], _ count: Int) {
      expectEqual(old.applying(difference), new, "seed \(seed)")
      let found = CollectionDifference(from: old, to: new)
      expectEqual(difference.count, found.count, "seed \(seed)")
      // If the item passes over as many items as move with it, either group may count as moved.
      let offsets = (old.firstIndex(of: item), new.firstIndex(of: item))
      if let before = offsets.0, let after = offsets.1, abs(before - after) == count { return }
      expectEqual(difference, found, "seed \(seed)")
    }
    let moved = initial.tree(of: ["A", "B", "C"][source.section]).snapshot(of: item, includingParent: true)
    check(
      transaction.difference, initial.snapshot.itemIdentifiers, final.snapshot.itemIdentifiers,
      moved.visibleItems.count)
    let sections = Set([source.section, section]).sorted().map { ["A", "B", "C"][$0] }
    expectEqual(transaction.sectionTransactions.map(\.sectionIdentifier), sections, "seed \(seed)")
    for changed in transaction.sectionTransactions {
      #expect(changed.initialSnapshot.isEqual(to: initial.tree(of: changed.sectionIdentifier)), "seed \(seed)")
      #expect(changed.finalSnapshot.isEqual(to: final.tree(of: changed.sectionIdentifier)), "seed \(seed)")
      check(changed.difference, changed.initialSnapshot.items, changed.finalSnapshot.items, moved.items.count)
    }
  }
}
