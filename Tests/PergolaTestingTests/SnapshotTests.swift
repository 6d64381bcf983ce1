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
  func check(_ text: String, _ recording: SnapshotRecording) throws -> SnapshotFailure? {
    let outcome = try reference.check(Data(text.utf8), recording: recording, compare: Snapshot.text.compare)
    guard case .failed(let failure) = outcome else { return nil }
    return failure
  }

  @Test("a first run records and fails, except in CI, which never records")
  func recording() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try expectEqual(check("a\n", .never)?.finding.contains("RECORD=1"), true)
    #expect(!FileManager.default.fileExists(atPath: reference.url.path))
    try expectEqual(check("a\n", .missing)?.finding.contains("has been recorded"), true)
    #expect(try check("a\n", .missing) == nil)
    try expectEqual(check("b\n", .never)?.finding.contains("- a\n+ b"), true)
    #expect(try check("b\n", .all) == nil)
    #expect(try check("b\n", .never) == nil)
  }

  @Test("with failed, what differs or is missing is recorded, and fails once")
  func recordingFailed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try expectEqual(check("a\n", .failed)?.finding.contains("There was no reference. It has been recorded"), true)
    #expect(try check("a\n", .failed) == nil)
    let failure = try #require(try check("b\n", .failed))
    #expect(failure.finding.contains("- a\n+ b") && failure.finding.contains("It has been recorded"))
    expectEqual(failure.attachments.map(\.data), [Data("a\n".utf8), Data("b\n".utf8)])
    #expect(try check("b\n", .failed) == nil)
  }

  @Test(
    "the environment chooses what is recorded: nothing on a CI machine, and missing ones elsewhere, unless RECORD says so",
    arguments: [
      (nil, .missing, .never), ("", .missing, .never), ("0", .missing, .never), ("1", .all, .all), ("all", .all, .all),
      ("failed", .failed, .failed), ("missing", .missing, .missing), ("never", .never, .never),
    ] as [(String?, SnapshotRecording, SnapshotRecording)])
  func environment(value: String?, here: SnapshotRecording, inCI: SnapshotRecording) throws {
    var variables: [String: String] = [:]
    variables["RECORD"] = value
    try expectEqual(SnapshotEnvironment(variables).recording, here)
    variables["CI"] = "true"
    try expectEqual(SnapshotEnvironment(variables).recording, inCI)
  }

  @Test("another value of RECORD is an error with those that are expected")
  func wrongEnvironment() {
    let problem = #expect(throws: SnapshotEnvironment.Problem.self) { try SnapshotEnvironment(["RECORD": "yes"]) }
    expectEqual(problem?.description, "RECORD is \"yes\". Expected: all, failed, missing, never, or 1 for all")
  }

  @Test("a trait's recording counts for its test", .snapshots(record: .never))
  func trait() { expectEqual(SnapshotRecording.current, .never) }

  @Suite(.snapshots(record: .failed)) struct OfSuite {
    @Test("a suite's trait counts for its tests") func inherited() { expectEqual(SnapshotRecording.current, .failed) }

    @Test("a test's own trait counts before its suite's", .snapshots(record: .all))
    func own() { expectEqual(SnapshotRecording.current, .all) }
  }

  @Test("a failure attaches the expected and the actual files")
  func attachments() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try check("a\n", .all)
    let failure = try #require(try check("b\n", .never))
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
    #expect(throws: (any Error).self) { try check("a\n", .all) }
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
