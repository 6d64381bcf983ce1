import Builds

/// The results of a run as a page in Markdown, such as servers of continuous integration show beside a run.
public struct MarkdownSummary {
  /// The most tests that are listed one by one: servers limit the size of a page.
  private static let longest = 50

  private let summary: TestSummary
  private let functions: FencedFunctions
  private let seconds: Double

  /// A page with the results of a run.
  public init(_ summary: TestSummary, functions: FencedFunctions, seconds: Double) {
    self.summary = summary
    self.functions = functions
    self.seconds = seconds
  }

  /// The text of the page.
  public var text: String {
    let result = summary.isSuccess ? "All tests passed" : "Tests failed"
    var lines = ["## \(result)", ""]
    guard !summary.results.isEmpty || !summary.crashes.isEmpty else {
      return "## No tests\n\nNo tests were found, or the filters leave none.\n"
    }
    lines += ["| Tests | Number |", "| --- | ---: |"]
    lines += OutcomeName.allCases.compactMap { name in
      let count = summary.count(name)
      return count == 0 ? nil : "| \(name.rawValue) | \(count) |"
    }
    lines += ["| in all | \(summary.results.count) in \(Int(seconds.rounded())) s |", ""]
    lines += failures + fences
    return lines.joined(separator: "\n") + "\n"
  }

  private var failures: [String] {
    let failed = summary.results.filter(\.isFailure)
    guard !failed.isEmpty || !summary.crashes.isEmpty else { return [] }
    var lines = ["### Failures", ""]
    for result in failed.prefix(Self.longest) {
      lines += ["- `\(result.test.text)`" + reason(of: result.outcome)]
      lines += result.issues.map { issue in
        "  - \(issue.place.map { "`\($0.text)` " } ?? "")\(Self.inline(issue.message))"
      }
    }
    if failed.count > Self.longest { lines.append("- and \(failed.count - Self.longest) more") }
    lines += summary.crashes.map { "- outside of tests: \(Self.inline($0.text))" }
    return lines + [""]
  }

  private func reason(of outcome: TestResult.Outcome) -> String {
    switch outcome {
    case .passed, .failed, .skipped: ""
    case .trapped(let trap):
      (trap.isFence ? ", ended by a fence" : ", crashed")
        + (functions.name(of: trap).map { " in `\($0)`" } ?? "") + ": \(Self.inline(trap.text))"
    case .notRun(let reason): ", not run: \(Self.inline(reason))"
    }
  }

  private var fences: [String] {
    let fences = summary.fences
    guard !fences.isEmpty else { return [] }
    return ["### Fences that ended tests", "", "| Tests | Fence |", "| ---: | --- |"]
      + fences.map { "| \($0.count) | \(Self.inline($0.trap.text)) |" } + [""]
  }

  /// A text on one line, as code, in which Markdown sees no signs.
  private static func inline(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(500)
    return "`" + line.replacing("`", with: "'").replacing("|", with: "¦") + "`"
  }
}
