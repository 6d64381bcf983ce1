import Foundation
import Synchronization
import ToolServer

/// The lines of `pergola test --json`, as they come, and the result of all.
final class TestLines: Sendable {
  private struct State {
    var failures: [String] = []
    var ended = 0
    var summary: String?
    var error: String?
    /// The errors of the build, with their places.
    var problems: [String] = []
  }

  /// The most failures that are told.
  private static let limit = 50

  private let progress: @Sendable (Double, Double?, String) -> Void
  private let state = Mutex(State())

  init(progress: @escaping @Sendable (Double, Double?, String) -> Void) { self.progress = progress }

  /// Takes a line.
  func add(_ line: String) {
    guard let event = try? JSONValue(reading: Data(line.utf8)), let kind = event["event"]?.text else { return }
    let ended = state.withLock { state -> Int? in
      switch kind {
      case "test-ended":
        state.ended += 1
        if let failure = Self.failure(event) { state.failures.append(failure) }
        return state.ended
      case "run-ended":
        state.summary = Self.summary(event["counts"])
      case "error": state.error = event["reason"]?.text
      case "build-problem" where event["severity"]?.text == "error": state.problems.append(Self.problem(event))
      case "crashed": state.failures.append("outside of tests: \(event["reason"]?.text ?? "")")
      default: break
      }
      return nil
    }
    if let ended { progress(Double(ended), nil, event["test"]?.text ?? "") }
  }

  /// Returns the result of the run.
  func result(status: Int32, text: String) -> Tool.Result {
    let (failures, summary, error, problems) = state.withLock { ($0.failures, $0.summary, $0.error, $0.problems) }
    guard let summary else {
      guard !problems.isEmpty else { return .failure(error ?? text) }
      return .failure((["The build failed."] + problems.shortened(to: Self.limit)).joined(separator: "\n"))
    }
    let lines =
      [status == 0 ? "All tests passed: \(summary)." : "Tests failed: \(summary)."]
      + failures.shortened(to: Self.limit)
    return Tool.Result([.text(lines.joined(separator: "\n"))], isError: status != 0)
  }

  /// The counts in words: `11 passed, 1 failed; 2 parts that fences leave out were reached`.
  private static func summary(_ counts: JSONValue?) -> String {
    func count(_ key: String) -> Int { counts?[key]?.integer ?? 0 }
    let outcomes = [
      ("passed", "passed"), ("failed", "failed"), ("fenced", "ended by a fence"), ("crashed", "crashed"),
      ("notRun", "did not run"), ("skipped", "skipped"),
    ].filter { count($0.0) > 0 }.map { "\(count($0.0)) \($0.1)" }
    let leftOut = count("leftOut")
    return (outcomes.isEmpty ? "there are none" : outcomes.joined(separator: ", "))
      + (leftOut > 0
        ? "; \(leftOut) part\(leftOut == 1 ? "" : "s") that fences leave out \(leftOut == 1 ? "was" : "were") reached"
        : "")
  }

  /// An error of the build, as the compiler writes it.
  private static func problem(_ event: JSONValue) -> String {
    let place = [
      event["file"]?.text, event["line"]?.integer.map(String.init), event["column"]?.integer.map(String.init),
    ]
    let start = place.compactMap(\.self).joined(separator: ":")
    return (start.isEmpty ? "" : start + ": ") + "error: " + (event["message"]?.text ?? "")
  }

  /// The words of a test that failed; nil for others.
  private static func failure(_ event: JSONValue) -> String? {
    guard let outcome = event["outcome"]?.text, outcome != "passed", outcome != "skipped" else { return nil }
    func place(_ value: JSONValue?) -> String {
      guard let file = value?["file"]?.text, let line = value?["line"]?.integer else { return "" }
      return "\(file):\(line): "
    }
    var lines = ["\(event["test"]?.text ?? "") \(outcome)"]
    if let reason = event["reason"]?.text { lines.append("  \(place(event["place"]))\(reason)") }
    for issue in event["issues"]?.list ?? [] {
      lines.append("  \(place(issue["place"]))\(issue["message"]?.text ?? "")")
    }
    return lines.joined(separator: "\n")
  }
}
