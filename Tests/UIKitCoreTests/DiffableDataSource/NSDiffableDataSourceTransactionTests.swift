import Testing

@testable import UIKitCore

@Suite("A transaction")
struct NSDiffableDataSourceTransactionTests {
  @Test("removes and inserts what was moved, and associates the two (D20)")
  func moveInSection() {
    let before = Snapshot(["main": [0, 1, 2, 3, 4]])
    var after = before
    after.moveItem(0, afterItem: 2)
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: after)
    #expect(transaction.finalSnapshot.itemIdentifiers == [1, 2, 0, 3, 4])
    #expect(
      Array(transaction.difference) == [
        .remove(offset: 0, element: 0, associatedWith: 2), .insert(offset: 2, element: 0, associatedWith: 0),
      ])
    #expect(before.itemIdentifiers.applying(transaction.difference) == [1, 2, 0, 3, 4])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["main"])
    #expect(transaction.sectionTransactions.first?.difference == transaction.difference)
  }

  @Test("has one transaction for each section that changes")
  func moveAcrossSections() {
    let before = Snapshot(["A": [1, 2], "B": [3], "C": [4]])
    var after = before
    after.moveItem(1, afterItem: 4)
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: after)
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["A", "C"])
    #expect(
      transaction.sectionTransactions.last.map { Array($0.difference) } == [
        .insert(offset: 1, element: 1, associatedWith: nil)
      ])
    #expect(transaction.sectionTransactions.first?.finalSnapshot.items == [2])
  }

  @Test("is empty where nothing changes")
  func identity() {
    let snapshot = Snapshot(["A": [1, 2]])
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: snapshot, finalSnapshot: snapshot)
    #expect(transaction.difference.isEmpty && transaction.sectionTransactions.isEmpty)
  }
}
