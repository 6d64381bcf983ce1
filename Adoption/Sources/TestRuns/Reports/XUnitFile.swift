/// The results of a run in the form of JUnit, which servers of continuous integration read.
public struct XUnitFile {
  private let summary: TestSummary

  /// A file with the results of a run.
  public init(_ summary: TestSummary) { self.summary = summary }

  /// The XML.
  public var text: String {
    let suites = Dictionary(grouping: summary.results, by: \.test.parts.suite).sorted { $0.key < $1.key }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      \((suites.map { Self.suite($0.key, $0.value) } + crashes).joined(separator: "\n"))
      </testsuites>

      """
  }

  /// A suite with the processes that ended outside of tests.
  private var crashes: [String] {
    guard !summary.crashes.isEmpty else { return [] }
    let cases = summary.crashes.map { trap in
      """
          <testcase classname="Processes" name="outside of tests" time="0">
            <error type="crash" message="\(Self.escaped(trap.text))"/>
          </testcase>
      """
    }
    let count = cases.count
    return [
      """
        <testsuite name="Processes" tests="\(count)" failures="0" errors="\(count)" skipped="0" time="0">
      \(cases.joined(separator: "\n"))
        </testsuite>
      """
    ]
  }

  private static func suite(_ name: String, _ results: [TestResult]) -> String {
    let failures = results.count { $0.outcome == .failed }
    let skipped = results.count { OutcomeName($0.outcome) == .skipped }
    let errors = results.count(where: \.isFailure) - failures
    let seconds = results.map(\.seconds).reduce(0, +)
    return """
        <testsuite name="\(escaped(name))" tests="\(results.count)" failures="\(failures)" errors="\(errors)" \
      skipped="\(skipped)" time="\(seconds)">
      \(results.map(testCase).joined(separator: "\n"))
        </testsuite>
      """
  }

  private static func testCase(_ result: TestResult) -> String {
    let (suite, name) = result.test.parts
    let start = "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(name))\" time=\"\(result.seconds)\""
    let issues = result.issues.map { issue in
      "      <failure message=\"\(escaped(issue.message))\">\(escaped(issue.place?.text ?? ""))</failure>"
    }
    let end: [String] =
      switch result.outcome {
      case .passed: []
      case .failed: issues.isEmpty ? ["      <failure/>"] : issues
      case .skipped(let reason): ["      <skipped message=\"\(escaped(reason ?? ""))\"/>"]
      case .trapped(let trap):
        issues + [
          "      <error type=\"\(trap.isFence ? "fence" : "crash")\" message=\"\(escaped(trap.text))\"/>"
        ]
      case .notRun(let reason): ["      <error type=\"not run\" message=\"\(escaped(reason))\"/>"]
      }
    return end.isEmpty ? start + "/>" : "\(start)>\n\(end.joined(separator: "\n"))\n    </testcase>"
  }

  /// A text in an attribute. Characters that XML forbids are replaced.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
