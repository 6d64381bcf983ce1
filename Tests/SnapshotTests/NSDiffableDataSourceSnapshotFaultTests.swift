import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Fatal misuse of a snapshot")
struct NSDiffableDataSourceSnapshotFaultTests {
  @Test("appending the same item twice in one call is fatal")
  func itemsTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1, 2]])
      snapshot.appendItems([5, 6, 5])
    }
    #expect(
      words(of: result).contains(
        """
        Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
            5
        )}
        """))
  }

  @Test("inserting the same item twice in one call is fatal")
  func insertedItemsTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1, 2]])
      snapshot.insertItems([2, 2], beforeItem: 1)
    }
    #expect(
      words(of: result).contains(
        """
        Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
            2
        )}
        """))
  }

  @Test("deleting the same item twice in one call is fatal")
  func deletedItemsTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1, 2]])
      snapshot.deleteItems([1, 2, 2, 1])
    }
    #expect(
      words(of: result).contains(
        """
        Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
            2,
            1
        )}
        """))
  }

  @Test("appending the same section twice in one call is fatal")
  func sectionsTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot()
      snapshot.appendSections(["A", "A"])
    }
    #expect(
      words(of: result).contains(
        """
        Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(
            A
        )}
        """))
  }

  @Test("appending a section that exists is fatal")
  func sectionExists() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": []])
      snapshot.appendSections(["B", "A"])
    }
    #expect(
      words(of: result).contains(
        """
        Diffable data source detected an attempt to insert or append 1 section identifier that already \
        exists in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already \
        exist: (
            A
        )
        """))
  }

  @Test("inserting sections that exist is fatal")
  func sectionsExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [], "B": [], "C": []])
      snapshot.insertSections(["B", "A"], beforeSection: "C")
    }
    #expect(
      words(of: result).contains(
        """
        Diffable data source detected an attempt to insert or append 2 section identifiers that already \
        exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already \
        exist: (
            B,
            A
        )
        """))
  }

  @Test("appending items to a snapshot without sections is fatal")
  func noSections() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
    }
    #expect(
      words(of: result).contains(
        """
        There are currently no sections in the data source. Please add a section first.
        """))
  }

  @Test("appending items to an unknown section is fatal")
  func appendToUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": []])
      snapshot.appendItems([1], toSection: "Z")
    }
    #expect(
      words(of: result).contains(
        """
        Invalid parameter not satisfying: section != NSNotFound
        """))
  }

  @Test("inserting items beside an unknown item is fatal")
  func insertAtUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1]])
      snapshot.insertItems([2], afterItem: 9)
    }
    #expect(
      words(of: result).contains(
        """
        Invalid parameter not satisfying: section != NSNotFound
        """))
  }

  @Test("inserting sections beside an unknown section is fatal")
  func insertSectionsAtUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": []])
      snapshot.insertSections(["B"], afterSection: "Z")
    }
    #expect(
      words(of: result).contains(
        """
        Invalid parameter not satisfying: insertIndex != NSNotFound
        """))
  }

  @Test("moving an unknown item is fatal")
  func moveUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1]])
      snapshot.moveItem(9, beforeItem: 1)
    }
    #expect(
      words(of: result).contains(
        """
        Invalid parameter not satisfying: fromIndex != NSNotFound
        """))
  }

  @Test("moving an item beside an unknown item is fatal")
  func moveToUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1]])
      snapshot.moveItem(1, afterItem: 9)
    }
    #expect(
      words(of: result).contains(
        """
        Invalid parameter not satisfying: toIndex != NSNotFound
        """))
  }

  @Test("moving an unknown section is fatal")
  func moveUnknownSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": []])
      snapshot.moveSection("Z", beforeSection: "A")
    }
    #expect(
      words(of: result).contains(
        """
        Invalid parameter not satisfying: fromSection != NSNotFound
        """))
  }

  @Test("moving a section beside an unknown section is fatal")
  func moveToUnknownSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": []])
      snapshot.moveSection("A", afterSection: "Z")
    }
    #expect(
      words(of: result).contains(
        """
        Invalid parameter not satisfying: toSection != NSNotFound
        """))
  }

  @Test("inserting items beside one of themselves is fatal")
  func anchorInserted() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1]])
      snapshot.insertItems([2, 1], afterItem: 1)
    }
    #expect(
      words(of: result).contains(
        """
        Invalid update: destination for insertion operation [1] is in the insertion identifier list for \
        update: <
        """))
  }

  @Test("inserting sections beside one of themselves is fatal")
  func anchorSectionInserted() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1]])
      snapshot.insertSections(["A"], afterSection: "A")
    }
    #expect(
      words(of: result).contains(
        """
        Invalid update: destination for insertion operation [A] is in the insertion identifier list for \
        update: <
        """))
  }

  @Test("moving an item beside itself is fatal")
  func movedToItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1]])
      snapshot.moveItem(1, afterItem: 1)
    }
    #expect(
      words(of: result).contains(
        """
        Invalid update: destination for move operation [1] is in the move identifier list for update: <
        """))
  }

  @Test("moving a section beside itself is fatal")
  func sectionMovedToItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1]])
      snapshot.moveSection("A", beforeSection: "A")
    }
    #expect(
      words(of: result).contains(
        """
        Invalid update: destination for move operation [A] is in the move identifier list for update: <
        """))
  }

  @Test("counting the items of an unknown section is fatal")
  func countOfUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let snapshot = Snapshot(["A": [1]])
      _ = snapshot.numberOfItems(inSection: "Z")
    }
    #expect(
      words(of: result).contains(
        """
        Section identifier was not found. You can verify the section exists by calling the \
        indexOfSectionIdentifier API (which has O(1) performance)
        """))
  }

  @Test("asking for the items of an unknown section is fatal")
  func itemsOfUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let snapshot = Snapshot(["A": [1]])
      _ = snapshot.itemIdentifiers(inSection: "Z")
    }
    #expect(
      words(of: result).contains(
        """
        Section identifier was not found. You can verify the section exists by calling the \
        indexOfSectionIdentifier API (which has O(1) performance)
        """))
  }

  @Test("reloading an unknown item is fatal")
  func reloadUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1]])
      snapshot.reloadItems([1, 9])
    }
    #expect(
      words(of: result).contains(
        """
        Attempted to reload item identifier that does not exist in the snapshot: 9
        """))
  }

  @Test("reconfiguring an unknown item is fatal")
  func reconfigureUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1]])
      snapshot.reconfigureItems([9])
    }
    #expect(
      words(of: result).contains(
        """
        Attempted to reconfigure item identifier that does not exist in the snapshot: 9
        """))
  }

  @Test("reloading an unknown section is fatal")
  func reloadUnknownSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot(["A": [1]])
      snapshot.reloadSections(["Z"])
    }
    #expect(
      words(of: result).contains(
        """
        Attempted to reload section identifier that does not exist in the snapshot: Z
        """))
  }
}
