import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Fatal misuse of a section snapshot")
struct NSDiffableDataSourceSectionSnapshotFaultTests {
  @Test("appending an item that exists is fatal")
  func duplicate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = SectionSnapshot()
      snapshot.append(["a", "b"])
      snapshot.append(["x", "y"], to: "a")
      snapshot.append(["c", "a", "c"])
    }
    #expect(
      words(of: result).contains(
        """
        Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(
            a,
            c
        )}
        """))
  }

  @Test("inserting an item that exists is fatal")
  func insertedDuplicate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = SectionSnapshot()
      snapshot.append(["a", "b"])
      snapshot.append(["x", "y"], to: "a")
      snapshot.insert(["x"], before: "a")
    }
    #expect(
      words(of: result).contains(
        """
        Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(
            x
        )}
        """))
  }

  @Test("appending to an unknown parent is fatal")
  func unknownParent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = SectionSnapshot()
      snapshot.append(["a", "b"])
      snapshot.append(["x", "y"], to: "a")
      snapshot.append(["n"], to: "q")
    }
    #expect(
      words(of: result).contains(
        """
        Parent item identifier does not exist in section snapshot: q
        """))
  }

  @Test("inserting before an unknown item is fatal")
  func unknownAnchorBefore() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = SectionSnapshot()
      snapshot.append(["a", "b"])
      snapshot.append(["x", "y"], to: "a")
      snapshot.insert(["n"], before: "q")
    }
    #expect(
      words(of: result).contains(
        """
        Item identifier to insert before does not exist in section snapshot: q
        """))
  }

  @Test("inserting after an unknown item is fatal")
  func unknownAnchorAfter() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = SectionSnapshot()
      snapshot.append(["a", "b"])
      snapshot.append(["x", "y"], to: "a")
      snapshot.insert(["n"], after: "q")
    }
    #expect(
      words(of: result).contains(
        """
        Item identifier to insert after does not exist in section snapshot: q
        """))
  }

  @Test("deleting an unknown item is fatal")
  func deleteUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = SectionSnapshot()
      snapshot.append(["a", "b"])
      snapshot.append(["x", "y"], to: "a")
      snapshot.delete(["a", "q"])
    }
    #expect(
      words(of: result).contains(
        """
        Failed to find index of item q
        """))
  }

  @Test("asking if an unknown item is expanded is fatal")
  func isExpandedUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = SectionSnapshot()
      snapshot.append(["a", "b"])
      snapshot.append(["x", "y"], to: "a")
      _ = snapshot.isExpanded("q")
    }
    #expect(
      words(of: result).contains(
        """
        Item identifier does not exist in section snapshot: q
        """))
  }

  @Test("asking if an unknown item is visible is fatal")
  func isVisibleUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = SectionSnapshot()
      snapshot.append(["a", "b"])
      snapshot.append(["x", "y"], to: "a")
      _ = snapshot.isVisible("q")
    }
    #expect(
      words(of: result).contains(
        """
        Item identifier does not exist in section snapshot: q
        """))
  }

  @Test("asking for an unknown item's level is fatal")
  func levelUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = SectionSnapshot()
      snapshot.append(["a", "b"])
      snapshot.append(["x", "y"], to: "a")
      _ = snapshot.level(of: "q")
    }
    #expect(
      words(of: result).contains(
        """
        Item identifier does not exist in section snapshot: q
        """))
  }

  @Test("asking for an unknown item's parent is fatal")
  func parentUnknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = SectionSnapshot()
      snapshot.append(["a", "b"])
      snapshot.append(["x", "y"], to: "a")
      _ = snapshot.parent(of: "q")
    }
    #expect(
      words(of: result).contains(
        """
        Child item identifier does not exist in section snapshot: q
        """))
  }
}
