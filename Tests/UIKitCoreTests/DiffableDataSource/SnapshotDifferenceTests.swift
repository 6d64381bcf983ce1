import Diffing
import Foundation
import Testing

@testable import UIKitCore

@Suite("The difference of two snapshots")
struct SnapshotDifferenceTests {
  func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("an item that changes its place is one move (D9)")
  func move() {
    let difference = Snapshot(["A": [4, 1, 2, 3]]).difference(from: Snapshot(["A": [1, 2, 3, 4]]))
    #expect(difference.movedItems == [Transition(from: path(0, 3), to: path(0, 0))])
    #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test("another item is a deletion and an insertion (D10)")
  func replacement() {
    let difference = Snapshot(["A": [1, 9, 3]]).difference(from: Snapshot(["A": [1, 2, 3]]))
    #expect(difference.deletedItems == [path(0, 1)] && difference.insertedItems == [path(0, 1)])
    #expect(difference.movedItems.isEmpty)
  }

  @Test("an item is moved out of a deleted section (D11), also when both snapshots share their origin")
  func deletedSection() {
    let before = Snapshot(["A": [1], "B": [2]])
    var after = before
    after.insertItems([1], beforeItem: 2)
    after.deleteSections(["A"])
    for new in [after, Snapshot(["B": [1, 2]])] {
      let difference = new.difference(from: before)
      #expect(difference.deletedSections == IndexSet(integer: 0))
      #expect(difference.movedItems == [Transition(from: path(0, 0), to: path(0, 0))])
      #expect(difference.insertedItems.isEmpty && difference.deletedItems.isEmpty)
    }
  }

  @Test("marks are places in the new snapshot, after the batch; a reload outdoes a reconfiguration (D12, D13)")
  func marks() {
    var new = Snapshot(["A": [2, 1], "B": [3]])
    new.reloadItems([1, 3])
    new.reconfigureItems([2, 1])
    new.reloadSections(["B"])
    new.deleteItems([3])
    let difference = new.difference(from: Snapshot(["A": [1, 2], "B": [3]]))
    #expect(difference.reloadedItems == [path(0, 1)])
    #expect(difference.reconfiguredItems == [path(0, 0)])
    #expect(difference.reloadedSections == IndexSet(integer: 1))
    #expect(difference.movedItems.count == 1)
  }

  @Test("equal snapshots differ in nothing, whatever the old one's marks")
  func nothing() {
    let snapshot = Snapshot(["A": [1, 2]])
    var marked = snapshot
    marked.reloadItems([1])
    #expect(snapshot.difference(from: marked).isEmpty)
    #expect(marked.difference(from: snapshot).hasNoBatch && !marked.difference(from: snapshot).isEmpty)
    #expect(Snapshot().difference(from: Snapshot()).isEmpty)
  }

  @Test("sections are deleted, inserted and moved as a whole")
  func sections() {
    let old = Snapshot(["A": [1], "B": [2, 3], "C": [4]])
    let new = Snapshot(["C": [4], "D": [5, 2], "A": [1]])
    let difference = new.difference(from: old)
    #expect(difference.deletedSections == IndexSet(integer: 1) && difference.insertedSections == IndexSet(integer: 1))
    #expect(difference.movedSections.count == 1)
    #expect(difference.movedItems == [Transition(from: path(1, 0), to: path(1, 1))])
    #expect(difference.insertedItems.isEmpty && difference.deletedItems.isEmpty)
  }

  @Test("two copies that each got items of their own are compared by identifier")
  func branches() {
    let origin = Snapshot(["A": Array(0..<1500)])
    var (one, two) = (origin, origin)
    one.appendItems([9001, 9002, 9003])
    two.appendItems([9003, 9001, 9004])
    let difference = two.difference(from: one)
    #expect(difference.deletedItems == [path(0, 1501)] && difference.insertedItems == [path(0, 1502)])
    #expect(difference.movedItems.count == 1)
  }
}
