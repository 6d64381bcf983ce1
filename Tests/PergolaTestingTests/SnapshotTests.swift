import Foundation
import Testing

@testable import PergolaTesting

@Suite struct SnapshotTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

  var reference: SnapshotReference {
    SnapshotReference(
      filePath: folder.appendingPathComponent("SomeTests.swift").path, function: "shows()", name: "dark",
      pathExtension: "txt")
  }

  @Test("a reference lies beside the test, by its file, its function and its name")
  func place() {
    #expect(reference.url.path == folder.path + "/__Snapshots__/SomeTests/shows.dark.txt")
  }

  @Test("a first run records and fails; the next one passes; on a CI machine nothing is recorded")
  func recording() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let here = SnapshotEnvironment(records: false, isCI: false)
    let ci = SnapshotEnvironment(records: false, isCI: true)
    #expect(try reference.compare(with: "a\n", environment: ci) != nil)
    #expect(!FileManager.default.fileExists(atPath: reference.url.path))
    #expect(try reference.compare(with: "a\n", environment: here) != nil)
    #expect(try reference.compare(with: "a\n", environment: here) == nil)
    #expect(try reference.compare(with: "b\n", environment: ci)?.description.contains("- a\n+ b") == true)
    #expect(try reference.compare(with: "b\n", environment: SnapshotEnvironment(records: true, isCI: false)) == nil)
    #expect(try reference.compare(with: "b\n", environment: ci) == nil)
  }

  @Test("a difference shows the lines around it and leaves out the rest")
  func difference() {
    let old = (0..<20).map { "line \($0)" }
    var new = old
    new[10] = "another"
    let text = LineDifference(expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n")).description
    #expect(
      text == """
          …
          line 8
          line 9
        - line 10
        + another
          line 11
          line 12
          …
        """)
  }

  @Test("rectangles are covered by several others together")
  func subtraction() {
    let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
    let left = CGRect(x: -5, y: -5, width: 10, height: 20)
    let right = CGRect(x: 5, y: 0, width: 5, height: 10)
    #expect(whole.subtracting(left) == [right])
    #expect(right.subtracting(CGRect(x: 0, y: 0, width: 20, height: 20)).isEmpty)
    #expect(whole.subtracting(CGRect(x: 20, y: 20, width: 1, height: 1)) == [whole])
  }
}
