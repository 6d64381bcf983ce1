import Builds
import Foundation
import Reports

/// The report of a run for programs: an object on a line for each event.
public struct JSONReport: TestReport {
  private struct Line: Encodable {
    struct Place: Encodable {
      var file: String
      var line: Int

      init(_ place: SourcePlace) { (file, line) = (place.file, place.line) }
    }
    struct Issue: Encodable {
      var place: Place?
      var message: String
    }

    var event: String
    var version = EventForm.version
    var test: String?
    var library: String?
    var outcome: String?
    var seconds: Double?
    var reason: String?
    var function: String?
    var place: Place?
    var issues: [Issue]?
    var text: String?
    var alone: Int?
    var left: Int?
    var counts: [String: Int]?
    var isSuccess: Bool?
    var files: [String]?
    var areRemoved: Bool?
  }

  private let functions: FencedFunctions

  /// A report.
  public init(functions: FencedFunctions) { self.functions = functions }

  public func text(beforeRunIn package: URL) -> String? {
    text(Line(event: "run-started", text: package.path))
  }

  public func text(of error: any Error) -> String? { text(Line(event: "error", reason: "\(error)")) }

  public func text(of event: TestEvent) -> String? {
    switch event {
    case .started(let test): text(Line(event: "test-started", test: test.text, library: test.library.rawValue))
    case .output(let line): text(Line(event: "output", text: line))
    case .leftOut(let part): text(Line(event: "left-out", reason: part.reason, place: Line.Place(part.place)))
    case .restarted(let alone, let left): text(Line(event: "restarted", alone: alone, left: left))
    case .crashed(let trap): text(Line(event: "crashed", reason: trap.message, place: trap.place.map(Line.Place.init)))
    case .ended(let result): text(of: result)
    }
  }

  private func text(of result: TestResult) -> String {
    var line = Line(
      event: "test-ended", test: result.test.text, library: result.test.library.rawValue,
      outcome: OutcomeName(result.outcome).key, seconds: result.seconds)
    line.issues =
      result.issues.isEmpty
      ? nil : result.issues.map { .init(place: $0.place.map(Line.Place.init), message: $0.message) }
    switch result.outcome {
    case .passed, .failed: break
    case .skipped(let reason): line.reason = reason
    case .notRun(let reason): line.reason = reason
    case .trapped(let trap):
      line.reason = trap.message
      line.place = trap.place.map(Line.Place.init)
      line.function = functions.name(of: trap)
    }
    return text(line)
  }

  public func text(of snapshots: UnusedSnapshots) -> String? {
    text(Line(event: "unused-snapshots", files: snapshots.files.map(\.path), areRemoved: snapshots.areRemoved))
  }

  public func text(of summary: TestSummary, seconds: Double) -> String {
    var counts = [
      "tests": summary.results.count, "leftOut": summary.leftOut.count, "outsideOfTests": summary.crashes.count,
    ]
    for name in OutcomeName.allCases { counts[name.key] = summary.count(name) }
    return text(Line(event: "run-ended", seconds: seconds, counts: counts, isSuccess: summary.isSuccess))
  }

  private func text(_ line: Line) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(line) else { preconditionFailure("a line has texts and finite numbers only") }
    return String(decoding: data, as: UTF8.self)
  }
}
