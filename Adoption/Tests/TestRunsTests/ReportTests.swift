import Foundation
import Testing

@testable import Builds
@testable import TestRuns

@Suite("Reports of runs") struct ReportTests {
  private static func result(_ name: String, _ outcome: TestResult.Outcome) -> TestResult {
    TestResult(test: TestName("AppTests.CartTests/\(name)", in: .xctest), outcome: outcome, seconds: 0.5)
  }

  private static let fence: Trap = {
    var trap = Trap(errors: ["App/A.swift:3: Fatal error: fenced: no \"map\" & <more>"], end: .signaled(4))
    trap.isFence = true
    return trap
  }()

  private static let summary: TestSummary = {
    var summary = TestSummary()
    var failed = result("fails", .failed)
    failed.issues = [.init(place: SourcePlace(file: "T.swift", line: 3), message: "1 is not\n2")]
    for result in [
      result("passes", .passed), failed, result("traps", .trapped(fence)), result("traps2", .trapped(fence)),
      result("skips", .skipped("later")),
    ] {
      summary.add(.ended(result))
    }
    return summary
  }()

  @Test("a run fails for failures, traps and processes that crash, not for skipped tests")
  func success() {
    #expect(!Self.summary.isSuccess)
    var summary = TestSummary()
    summary.add(.ended(Self.result("a", .skipped(nil))))
    #expect(summary.isSuccess)
    summary.add(.crashed(Self.fence))
    #expect(!summary.isSuccess)
  }

  @Test("people read the tests that did not pass, the counts and the fences")
  func text() {
    let report = TextReport(isVerbose: false, functions: FencedFunctions(in: URL(filePath: "/nowhere")))
    let lines = Self.summary.results.compactMap { report.text(of: .ended($0)) }
    #expect(lines.count == 4)
    #expect(lines[0] == "✘ AppTests.CartTests/fails (0.50 s)\n    T.swift:3: 1 is not\n      2")
    let end = report.text(of: Self.summary, seconds: 1.234)
    #expect(end.hasPrefix("5 tests in 1.23 s: 1 passed, 1 failed, 2 ended by a fence, 1 skipped\n"))
    #expect(end.contains("  2 x App/A.swift:3: no \"map\" & <more>"))
    #expect(report.text(of: TestSummary(), seconds: 0).hasPrefix("No tests were found"))
  }

  @Test("a fence is named by its function, where the file and the reason are of one alone")
  func functions() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fences-\(UUID().uuidString)")
    let target = folder.appending(path: "Pergola/App")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func fence(_ declaration: String, _ reason: String) -> String {
      #"{"declaration": "\#(declaration)", "file": "App/A.swift", "kind": "body", "number": 0, "reason": "\#(reason)", "text": "1"}"#
    }
    let fences = [fence("Cart.add(_:)", "no map"), fence("Cart.one()", "two"), fence("Cart.other()", "two")]
    try #"{"version": 1, "support": "", "fences": [\#(fences.joined(separator: ","))]}"#
      .write(to: target.appending(path: "Fences.json"), atomically: true, encoding: .utf8)
    let functions = FencedFunctions(in: folder)
    func name(_ reason: String) -> String? {
      functions.name(of: Trap(errors: ["/x/A.swift:3: Fatal error: fenced: \(reason)"], end: .signaled(4)))
    }
    #expect(name("no map") == "Cart.add(_:)")
    #expect(name("two") == nil)
  }

  @Test("programs read one object on each line")
  func json() throws {
    let report = JSONReport(functions: FencedFunctions(in: URL(filePath: "/nowhere")))
    let texts = [
      report.text(beforeRunIn: URL(filePath: "/app")), report.text(of: .ended(Self.summary.results[1])),
      report.text(of: .ended(Self.summary.results[2])), report.text(of: Self.summary, seconds: 2),
    ]
    let objects = try texts.map { text in
      let text = try #require(text)
      #expect(!text.contains("\n"))
      return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["event"] as? String } == ["run-started", "test-ended", "test-ended", "run-ended"])
    #expect(objects[0]["version"] as? Int == 1)
    #expect(objects[1]["outcome"] as? String == "failed")
    #expect(objects[2]["outcome"] as? String == "fenced")
    #expect((objects[3]["counts"] as? [String: Int])?["fenced"] == 2)
    #expect(objects[3]["isSuccess"] as? Bool == false)
  }

  @Test("the file for servers is XML, whatever the words are")
  func xunit() {
    let text = XUnitFile(Self.summary).text
    #expect(text.contains(#"tests="5" failures="1" errors="2" skipped="1" time="2.5""#))
    #expect(text.contains(#"<failure message="1 is not&#10;2">T.swift:3</failure>"#))
    #expect(text.contains(#"<error type="fence" message="App/A.swift:3: no &quot;map&quot; &amp; &lt;more&gt;"/>"#))
    #expect(text.contains(#"<testcase classname="AppTests.CartTests" name="passes" time="0.5"/>"#))
  }

  @Test("a page for servers has the counts, the failures with their places, and the fences")
  func markdown() {
    let functions = FencedFunctions(in: URL(filePath: "/nowhere"))
    let text = MarkdownSummary(Self.summary, functions: functions, seconds: 1.2).text
    #expect(text.hasPrefix("## Tests failed\n\n| Tests | Number |\n"))
    #expect(text.contains("| ended by a fence | 2 |"))
    #expect(text.contains("- `AppTests.CartTests/fails`\n  - `T.swift:3` `1 is not 2`"))
    #expect(text.contains("| 2 | `App/A.swift:3: no \"map\" & <more>` |"))
    var passed = TestSummary()
    passed.add(.ended(Self.result("a", .passed)))
    #expect(MarkdownSummary(passed, functions: functions, seconds: 0).text.hasPrefix("## All tests passed"))
    #expect(MarkdownSummary(TestSummary(), functions: functions, seconds: 0).text.hasPrefix("## No tests"))
  }
}
