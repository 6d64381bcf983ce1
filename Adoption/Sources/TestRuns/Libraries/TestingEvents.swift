import Builds
import Foundation

/// Reads the stream of events of Swift Testing.
///
/// Source: "The Swift Testing JSON ABI", version 0, Documentation/ABI/JSON.md of swift-testing.
struct TestingEvents {
  private struct Record: Decodable {
    struct Payload: Decodable {
      struct Instant: Decodable {
        var absolute: Double
      }
      struct Issue: Decodable {
        struct Place: Decodable {
          var _filePath: String?
          var fileID: String?
          var line: Int
        }
        var isKnown: Bool?
        var isFailure: Bool?
        var sourceLocation: Place?
      }
      struct Message: Decodable {
        var text: String
      }
      struct Case: Decodable {
        var displayName: String
      }
      var kind: String
      var id: String?
      var testID: String?
      var instant: Instant?
      var issue: Issue?
      var messages: [Message]?
      /// The arguments of a parameterized test. The form is not final: without it, issues have no arguments.
      var _testCase: Case?
    }
    var kind: String
    var payload: Payload
  }

  private let tests: Set<TestName>
  private var starts: [TestName: Double] = [:]
  private var failed: Set<TestName> = []
  private var skipped: Set<TestName> = []

  /// A reader of the events of tests.
  init(_ tests: [TestName]) { self.tests = Set(tests) }

  /// The test that a line of the stream lists.
  static func listedTest(in line: String) -> TestName? {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)), record.kind == "test",
      record.payload.kind == "function"
    else { return nil }
    return record.payload.id.map { TestName($0, in: .testing) }
  }

  /// Reads a line of the stream.
  mutating func event(in line: String) -> LibraryEvent? {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else { return nil }
    let payload = record.payload
    if payload.kind == "issueRecorded", payload.testID == nil, payload.issue?.isKnown != true {
      return .output("An issue of no test: " + (payload.messages ?? []).map(\.text).joined(separator: "\n"))
    }
    // Suites begin and end, too.
    guard let test = payload.testID.map({ TestName($0, in: .testing) }), tests.contains(test) else { return nil }
    return event(payload, of: test)
  }

  /// The comment of a trait that disables a test, in “Test total() skipped: "later"”.
  private static func reason(in message: String) -> String? {
    message.firstMatch(of: #/ skipped: "?(.*?)"?$/#).map { String($0.1) }
  }

  private mutating func event(_ payload: Record.Payload, of test: TestName) -> LibraryEvent? {
    switch payload.kind {
    case "testStarted":
      starts[test] = payload.instant?.absolute
      return .started(test)
    case "testSkipped":
      skipped.insert(test)
      return .ended(test, .skipped(payload.messages?.first.flatMap { Self.reason(in: $0.text) }), seconds: 0)
    case "issueRecorded":
      guard payload.issue?.isKnown != true, payload.issue?.isFailure != false else { return nil }
      failed.insert(test)
      let place = payload.issue?.sourceLocation
      let arguments = payload._testCase.flatMap { $0.displayName.isEmpty ? nil : "with \($0.displayName): " } ?? ""
      let message = arguments + (payload.messages ?? []).map(\.text).joined(separator: "\n")
      return .issue(
        test,
        TestResult.Issue(
          place: place.map { SourcePlace(file: $0._filePath ?? $0.fileID ?? "", line: $0.line) }, message: message))
    case "testEnded":
      guard !skipped.contains(test) else { return nil }
      let seconds = starts[test].flatMap { start in payload.instant.map { $0.absolute - start } }
      return .ended(test, failed.contains(test) ? .failed : .passed, seconds: seconds ?? 0)
    default: return nil
    }
  }
}
