import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Snapshots")
struct NSDiffableDataSourceSnapshotTests {
  @Test("a new snapshot is empty")
  func empty() {
    let snapshot = Snapshot()
    expectEqual(snapshot.numberOfItems, 0)
    expectEqual(snapshot.numberOfSections, 0)
    #expect(snapshot.itemIdentifiers.isEmpty)
    #expect(snapshot.sectionIdentifiers.isEmpty)
    #expect(snapshot.indexOfItem(1) == nil)
    #expect(snapshot.indexOfSection("A") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
  }

  @Test("sections and items are counted and found")
  func lookups() {
    let snapshot = Snapshot(["A": [1, 2], "B": [], "C": [3]])
    expectEqual(snapshot.sectionIdentifiers, ["A", "B", "C"])
    expectEqual(snapshot.itemIdentifiers, [1, 2, 3])
    expectEqual(snapshot.numberOfItems(inSection: "A"), 2)
    expectEqual(snapshot.numberOfItems(inSection: "B"), 0)
    expectEqual(snapshot.itemIdentifiers(inSection: "C"), [3])
    expectEqual(snapshot.sectionIdentifier(containingItem: 3), "C")
    expectEqual(snapshot.indexOfItem(3), 2)
    expectEqual(snapshot.indexOfSection("C"), 2)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test("a section and an item may have equal identifiers")
  func nameSpaces() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([1, 2])
    expectEqual(snapshot.itemIdentifiers(inSection: 2), [1, 2])
  }

  @Test("sections are inserted beside their anchor in the given order")
  func insertingSections() {
    var snapshot = Snapshot(["A": [1]])
    snapshot.appendSections([])
    snapshot.appendSections(["D", "E"])
    snapshot.insertSections(["B", "C"], afterSection: "A")
    snapshot.insertSections(["X", "Y"], beforeSection: "A")
    expectEqual(snapshot.sectionIdentifiers, ["X", "Y", "A", "B", "C", "D", "E"])
    expectEqual(snapshot.indexOfSection("C"), 4)
  }

  @Test("deleting sections deletes their items and ignores unknown sections")
  func deletingSections() {
    var snapshot = Snapshot(["A": [1, 2], "B": [3]])
    snapshot.deleteSections(["A", "Z"])
    expectEqual(snapshot.picture, "B:3")
    #expect(snapshot.indexOfItem(1) == nil)
    expectEqual(snapshot.indexOfItem(3), 0)
  }

  @Test("moving a section moves its items")
  func movingSections() {
    var snapshot = Snapshot(["A": [1], "B": [2, 3], "C": []])
    snapshot.moveSection("A", beforeSection: "C")
    expectEqual(snapshot.picture, "B:2,3 A:1 C:")
    snapshot.moveSection("B", afterSection: "C")
    expectEqual(snapshot.picture, "A:1 C: B:2,3")
    snapshot.moveSection("A", beforeSection: "C")
    expectEqual(snapshot.picture, "A:1 C: B:2,3")
    snapshot.moveSection("B", beforeSection: "A")
    expectEqual(snapshot.picture, "B:2,3 A:1 C:")
    expectEqual(snapshot.indexOfItem(1), 2)
  }

  @Test("items are appended to the last section by default")
  func appendingItems() {
    var snapshot = Snapshot(["A": [1], "B": [2]])
    snapshot.appendItems([3, 4])
    snapshot.appendItems([5], toSection: "A")
    expectEqual(snapshot.picture, "A:1,5 B:2,3,4")
  }

  @Test("items are inserted beside their anchor, in its section")
  func insertingItems() {
    var snapshot = Snapshot(["A": [1], "B": [2, 3]])
    snapshot.insertItems([7, 8], beforeItem: 3)
    snapshot.insertItems([9], afterItem: 1)
    expectEqual(snapshot.picture, "A:1,9 B:2,7,8,3")
  }

  @Test("inserting existing items moves them, with one warning per call")
  func movingByInsertion() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1, 2], "B": [3]])
      snapshot.appendItems([2, 4], toSection: "B")
      guard snapshot.picture == "A:1 B:3,2,4" else { exit(1) }
      snapshot.insertItems([3, 1], afterItem: 2)
      guard snapshot.picture == "A: B:2,3,1,4" else { exit(1) }
    }
    expectEqual(words(of: result).components(separatedBy: "[Pergola] Diffable data source detected").count, 3)
    #expect(
      words(of: result).contains(
        """
        [Pergola] Diffable data source detected an attempt to insert or append 2 item identifiers that already exist in the snapshot. \
        The existing item identifiers will be moved into place instead, but this operation will be more expensive. For best performance, \
        inserted item identifiers should always be unique. Set a symbolic breakpoint on \
        BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item identifiers that already \
        exist: (
            3,
            1
        )
        """))
  }

  @Test("deleting items keeps their sections and ignores unknown items")
  func deletingItems() {
    var snapshot = Snapshot(["A": [1], "B": [2, 3]])
    snapshot.deleteItems([1, 3, 99])
    expectEqual(snapshot.picture, "A: B:2")
  }

  @Test("deleting all items deletes all sections too")
  func deletingAll() {
    var snapshot = Snapshot(["A": [1], "B": [2]])
    snapshot.deleteAllItems()
    expectEqual(snapshot.numberOfSections, 0)
    expectEqual(snapshot.numberOfItems, 0)
    snapshot.appendSections(["A"])
    snapshot.appendItems([1])
    expectEqual(snapshot.picture, "A:1")
  }

  @Test("a moved item joins the section of its anchor")
  func movingItems() {
    var one = Snapshot(["A": [1, 2, 3]])
    one.moveItem(1, afterItem: 3)
    expectEqual(one.picture, "A:2,3,1")
    var two = Snapshot(["A": [1, 2], "B": [3, 4]])
    two.moveItem(1, beforeItem: 3)
    expectEqual(two.picture, "A:2 B:1,3,4")
    two.moveItem(1, beforeItem: 3)
    expectEqual(two.picture, "A:2 B:1,3,4")
  }

  @Test("reload and reconfigure marks are ordered sets beside the content")
  func marks() {
    var snapshot = Snapshot(["A": [1, 2], "B": [3]])
    snapshot.reloadItems([2, 1])
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([3, 3])
    snapshot.reloadSections(["B"])
    expectEqual(snapshot.picture, "A:1,2 B:3")
    expectEqual(snapshot.reloadedItemIdentifiers, [2, 1])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [3])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["B"])
    let copy = snapshot
    expectEqual(copy.reloadedItemIdentifiers, [2, 1])
    #expect(copy.withoutMarks.reloadedItemIdentifiers.isEmpty)
    expectEqual(copy.withoutMarks.picture, copy.picture)
  }

  @Test("a copy is independent")
  func valueSemantics() {
    let original = Snapshot(["A": Array(0..<3000), "B": []])
    var copy = original
    copy.appendItems([5000], toSection: "B")
    copy.deleteItems([0])
    copy.moveItem(2999, beforeItem: 1)
    expectEqual(original.itemIdentifiers, Array(0..<3000))
    expectEqual(copy.itemIdentifiers, [2999] + Array(1..<2999) + [5000])
    #expect(original.indexOfItem(5000) == nil)
    #expect(copy.indexOfItem(0) == nil)
  }

  @Test("identifiers need only be hashable; sendable identifiers make a sendable snapshot")
  func identifiers() async {
    var any = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()
    any.appendSections(["A"])
    any.appendItems([1, "one", 2.5])
    expectEqual(any.numberOfItems, 3)
    let snapshot = Snapshot(["A": [1]])
    await expectEqual(Task.detached { snapshot.numberOfItems }.value, 1)
  }

  @Test("items and sections are found by place, and nil outside")
  func paths() {
    let snapshot = Snapshot(["A": [1, 2], "B": [], "C": [3]])
    expectEqual(snapshot.itemIdentifier(at: IndexPath(item: 1, section: 0)), 2)
    expectEqual(snapshot.itemIdentifier(at: IndexPath(item: 0, section: 2)), 3)
    for path in [[0, 2], [0, -1], [1, 0], [3, 0], [-1, 0], [], [0], [0, 0, 0]] as [IndexPath] {
      #expect(snapshot.itemIdentifier(at: path) == nil)
    }
    expectEqual(snapshot.indexPath(of: 3), IndexPath(item: 0, section: 2))
    #expect(snapshot.indexPath(of: 4) == nil)
    expectEqual(snapshot.sectionIdentifier(at: 1), "B")
    #expect(snapshot.sectionIdentifier(at: 3) == nil)
    #expect(snapshot.sectionIdentifier(at: -1) == nil)
    expectEqual(snapshot.numberOfItems(inSectionAt: 0), 2)
    #expect(snapshot.numberOfItems(inSectionAt: 3) == nil)
  }
}
