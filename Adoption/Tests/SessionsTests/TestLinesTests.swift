import Testing
import ToolServer

@testable import Sessions

struct TestLinesTests {
  private func words(_ lines: [String], status: Int32 = 1) -> String {
    let report = TestLines { _, _, _ in }
    for line in lines { report.add(line) }
    let result = report.result(status: status, text: "all")
    #expect(result.isError == (status != 0))
    return result.content.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  @Test("tests that don't build answer with the compiler's errors and their places, and not with its warnings")
  func build() {
    #expect(
      words([
        #"{"event": "build-problem", "severity": "warning", "message": "old", "file": "/a/A.swift", "line": 1}"#,
        #"{"event": "build-problem", "severity": "error", "message": "no x", "file": "/a/A.swift", "line": 2, "column": 3}"#,
        #"{"event": "error", "reason": "does not build"}"#,
      ]) == "The build failed.\n/a/A.swift:2:3: error: no x")
    #expect(words([#"{"event": "error", "reason": "does not build"}"#]) == "does not build")
  }

  @Test("the counts are in words")
  func counts() {
    func line(_ counts: String) -> String { #"{"event": "run-ended", "counts": {"# + counts + "}}" }
    #expect(
      words([line(#""tests": 3, "passed": 3, "failed": 0, "leftOut": 0"#)], status: 0)
        == "All tests passed: 3 passed.")
    #expect(
      words([line(#""tests": 1, "failed": 1, "leftOut": 1"#)])
        == "Tests failed: 1 failed; 1 part that fences leave out was reached.")
  }

  @Test("notes of fences are not in a program's answer")
  func notes() {
    let text = "/a/A.swift:1: left out: no x\nRow\nleft out: “A” of B is missing"
    #expect(ProgramRun.Result(status: 0, text: text).textWithoutNotes == "Row")
    #expect(ProgramRun.Result(status: 1, text: text).failure == "Row")
  }
}
