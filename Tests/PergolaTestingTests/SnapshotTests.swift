import Expectations
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

  @Test("a reference file is named after its test's file, function and name")
  func place() {
    expectEqual(reference.url.path, folder.path + "/__Snapshots__/SomeTests/shows.dark.txt")
  }

  /// The failure of comparing a text with the reference; nil if it passes.
  func check(_ text: String, _ environment: SnapshotEnvironment) throws -> SnapshotFailure? {
    let outcome = try reference.check(Data(text.utf8), environment: environment, compare: Snapshot.text.compare)
    guard case .failed(let failure) = outcome else { return nil }
    return failure
  }

  @Test("a first run records and fails, except in CI, which never records")
  func recording() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let here = SnapshotEnvironment(records: false, isCI: false)
    let ci = SnapshotEnvironment(records: false, isCI: true)
    try expectEqual(check("a\n", ci)?.finding.contains("RECORD=1"), true)
    #expect(!FileManager.default.fileExists(atPath: reference.url.path))
    try expectEqual(check("a\n", here)?.finding.contains("has been recorded"), true)
    #expect(try check("a\n", here) == nil)
    try expectEqual(check("b\n", ci)?.finding.contains("- a\n+ b"), true)
    #expect(try check("b\n", SnapshotEnvironment(records: true, isCI: false)) == nil)
    #expect(try check("b\n", ci) == nil)
  }

  @Test("a failure attaches the expected and the actual files")
  func attachments() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try check("a\n", SnapshotEnvironment(records: true, isCI: false))
    let failure = try #require(try check("b\n", SnapshotEnvironment(records: false, isCI: true)))
    expectEqual(
      failure.attachments.map(\.fileName), ["SomeTests.shows.dark.expected.txt", "SomeTests.shows.dark.actual.txt"])
    expectEqual(failure.attachments.map(\.data), [Data("a\n".utf8), Data("b\n".utf8)])
  }

  @Test("an unwritable reference throws and leaves no files")
  func unwritable() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file occupies the folder's path.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("__Snapshots__"))
    #expect(throws: (any Error).self) { try check("a\n", SnapshotEnvironment(records: true, isCI: false)) }
    try expectEqual(FileManager.default.subpathsOfDirectory(atPath: folder.path), ["__Snapshots__"])
  }

  @Test("a difference shows nearby lines and leaves out the rest")
  func difference() {
    let old = (0..<20).map { "line \($0)" }
    var new = old
    new[10] = "another"
    let text = LineDifference(expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n")).description
    expectEqual(
      text,
      """
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
}
