import Builds
import Foundation

/// The report of a run for people: a line for each test that did not pass, then the counts.
public struct TextReport: TestReport {
  private let isVerbose: Bool
  private let functions: FencedFunctions

  /// A report.
  ///
  /// - Parameters:
  ///   - isVerbose: tests that pass have a line, too.
  ///   - functions: the functions that are fenced.
  public init(isVerbose: Bool, functions: FencedFunctions) {
    self.isVerbose = isVerbose
    self.functions = functions
  }

  public func text(beforeRunIn package: URL) -> String? { nil }

  public func text(of error: any Error) -> String? { nil }

  public func text(of event: TestEvent) -> String? {
    switch event {
    case .started: nil
    case .output(let line): line
    case .leftOut(let part): "- \(part.place.text): left out: \(part.reason)"
    case .restarted(let alone, let left): restart(alone: alone, left: left)
    case .crashed(let trap): "✘ Outside of tests: \(trap.text)"
    case .ended(let result): text(of: result)
    }
  }

  private func restart(alone: Int, left: Int) -> String? {
    guard alone > 0 else { return nil }
    return "- A test ended its process. The \(alone) that were running run again, each alone; \(left) are left."
  }

  private func text(of result: TestResult) -> String? {
    let name = result.test.text
    let lines: [String]
    switch result.outcome {
    case .passed:
      guard isVerbose else { return nil }
      lines = ["✔ \(name) (\(Self.text(of: result.seconds)))"]
    case .failed: lines = ["✘ \(name) (\(Self.text(of: result.seconds)))"]
    case .skipped(let reason): lines = ["- \(name): skipped" + (reason.map { ": \($0)" } ?? "")]
    case .trapped(let trap):
      lines = ["✘ \(name): \(trap.isFence ? "ended by a fence" : "crashed")", "    \(text(of: trap))"]
    case .notRun(let reason): lines = ["✘ \(name): not run: \(reason)"]
    }
    return (lines + result.issues.map(Self.text)).joined(separator: "\n")
  }

  private func text(of trap: Trap) -> String {
    guard trap.isFence, let place = trap.place, let function = functions.name(of: trap) else { return trap.text }
    return "\(place.text) \(function): \(trap.message)"
  }

  private static func text(of issue: TestResult.Issue) -> String {
    let words = issue.message.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n      ")
    return "    \(issue.place.map { "\($0.text): " } ?? "")\(words)"
  }

  public func text(of snapshots: UnusedSnapshots) -> String? {
    guard !snapshots.files.isEmpty else { return nil }
    let what = snapshots.areRemoved ? "Removed, because no test uses them:" : "No test uses these snapshots:"
    let files = snapshots.files.map { "  \($0.path)" }
    let advice = snapshots.areRemoved ? [] : ["With --remove-unused-snapshots they are removed."]
    return ([what] + files + advice).joined(separator: "\n")
  }

  public func text(of summary: TestSummary, seconds: Double) -> String {
    guard !summary.results.isEmpty else { return "No tests were found, or the filters leave none." }
    let counts = OutcomeName.allCases.compactMap { name -> String? in
      let count = summary.count(name)
      return count == 0 ? nil : "\(count) \(name.rawValue)"
    }
    var lines = ["\(summary.results.count) tests in \(Self.text(of: seconds)): \(counts.joined(separator: ", "))"]
    if !summary.crashes.isEmpty { lines[0] += "; processes failed outside of tests: \(summary.crashes.count)" }
    let fences = summary.fences
    if !fences.isEmpty {
      lines.append("Fences that ended tests:")
      lines += fences.map { "  \($0.count) x \(text(of: $0.trap))" }
    }
    if !summary.leftOut.isEmpty {
      lines.append(
        "Parts that are left out and were reached: \(summary.leftOut.count). With --strict-fences they end tests.")
    }
    return lines.joined(separator: "\n")
  }

  private static func text(of seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
  }
}
