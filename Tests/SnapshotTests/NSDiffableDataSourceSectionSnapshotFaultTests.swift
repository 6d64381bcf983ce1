import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("A section snapshot ends the program where")
struct NSDiffableDataSourceSectionSnapshotFaultTests {
  @Test("an item is appended that is there")
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

  @Test("an item is inserted that is there")
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

  @Test("the parent is unknown")
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

  @Test("items are inserted before an unknown one")
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

  @Test("items are inserted after an unknown one")
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

  @Test("an unknown item is deleted")
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

  @Test("an unknown item is asked whether it is expanded")
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

  @Test("an unknown item is asked whether it is visible")
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

  @Test("an unknown item is asked for its level")
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

  @Test("an unknown item is asked for its parent")
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
