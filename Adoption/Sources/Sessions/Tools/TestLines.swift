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
    var output: [String] = []
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
        let counts = (event["counts"]?.object ?? [:]).filter { $0.value.integer ?? 0 > 0 }
        state.summary = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.integer ?? 0)" }
          .joined(separator: ", ")
      case "error": state.error = event["reason"]?.text
      case "crashed": state.failures.append("outside of tests: \(event["reason"]?.text ?? "")")
      default: break
      }
      return nil
    }
    if let ended { progress(Double(ended), nil, event["test"]?.text ?? "") }
  }

  /// Returns the result of the run.
  func result(status: Int32, text: String) -> Tool.Result {
    let (failures, summary, error) = state.withLock { ($0.failures, $0.summary, $0.error) }
    guard let summary else { return .failure(error ?? text) }
    let more = failures.count > Self.limit ? ["… and \(failures.count - Self.limit) more"] : []
    let lines =
      [status == 0 ? "All tests passed: \(summary)." : "Tests failed: \(summary)."]
      + failures.prefix(Self.limit) + more
    return Tool.Result([.text(lines.joined(separator: "\n"))], isError: status != 0)
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
