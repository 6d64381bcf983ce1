import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("A snapshot ends the program where")
struct NSDiffableDataSourceSnapshotFaultTests {
  @Test("one argument names an item twice (D2)")
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

  @Test("items to insert are named twice")
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

  @Test("items to delete are named twice")
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

  @Test("one argument names a section twice")
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

  @Test("a section is appended that is there")
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

  @Test("sections are inserted that are there")
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

  @Test("items are appended where there is no section (D3)")
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

  @Test("items are appended to an unknown section")
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

  @Test("items are inserted beside an unknown one")
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

  @Test("sections are inserted beside an unknown one")
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

  @Test("an unknown item is moved")
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

  @Test("an item is moved beside an unknown one")
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

  @Test("an unknown section is moved")
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

  @Test("a section is moved beside an unknown one")
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

  @Test("items are inserted beside one of them")
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

  @Test("sections are inserted beside one of them")
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

  @Test("an item is moved beside itself")
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

  @Test("a section is moved beside itself")
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

  @Test("the items of an unknown section are counted")
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

  @Test("the items of an unknown section are asked for")
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

  @Test("an unknown item is reloaded")
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

  @Test("an unknown item is reconfigured")
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

  @Test("an unknown section is reloaded")
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
