import Testing

@testable import Builds
@testable import TestRuns

@Suite("What libraries of tests write") struct LibraryTests {
  private static let test = TestName("AppTests.CartTests/testTotal", in: .xctest)

  private func events(_ lines: String...) -> [LibraryEvent] {
    var reader = XCTestLines([Self.test])
    return lines.flatMap { reader.events(in: $0) }
  }

  @Test("a test of XCTest begins and ends")
  func results() {
    let events = events(
      "Test Suite 'CartTests' started at 2026-01-01 10:00:00.000",
      "Test Case 'CartTests.testTotal' started at 2026-01-01 10:00:00.000", "hello",
      "Test Case 'CartTests.testTotal' passed (0.25 seconds)",
      "\t Executed 1 test, with 0 failures (0 unexpected) in 0.25 (0.25) seconds")
    #expect(events == [.started(Self.test), .output("hello"), .ended(Self.test, .passed, seconds: 0.25)])
  }

  @Test("what an app writes without the end of a line is told from XCTest's words")
  func unfinishedLines() {
    #expect(
      events("abcTest Case 'CartTests.testTotal' failed (1.0 seconds)")
        == [.output("abc"), .ended(Self.test, .failed, seconds: 1)])
    #expect(events("Test Case 'Other.test' passed (1.0 seconds)").count == 1)
  }

  @Test("an assertion has its place, and the lines of its values")
  func assertions() {
    let events = events(
      "/a b/T.swift:12: error: CartTests.testTotal : XCTAssertEqual failed: (\"a", "b\") is not equal to (\"c\") - ",
      "<EXPR>:0: error: CartTests.testTotal : threw error \"Failure()\"",
      "/T.swift:13: error: CartTests.testTotal : failed - all", "mine")
    #expect(
      events == [
        .issue(
          Self.test,
          TestResult.Issue(
            place: SourcePlace(file: "/a b/T.swift", line: 12),
            message: "XCTAssertEqual failed: (\"a\nb\") is not equal to (\"c\")")),
        .issue(Self.test, TestResult.Issue(place: nil, message: "threw error \"Failure()\"")),
        .issue(
          Self.test, TestResult.Issue(place: SourcePlace(file: "/T.swift", line: 13), message: "failed - all")),
        .output("mine"),
      ])
  }

  @Test("an assertion whose values never end is reported with the test's end")
  func openAssertions() {
    let events = events(
      "/T.swift:1: error: CartTests.testTotal : XCTAssertEqual failed: (\"a",
      "Test Case 'CartTests.testTotal' failed (1.0 seconds)")
    #expect(events.count == 2)
  }

  @Test("a skipped test has its reason")
  func skips() {
    let events = events(
      "/T.swift:13: CartTests.testTotal : Test skipped - later", "Test Case 'CartTests.testTotal' skipped (0.0 seconds)"
    )
    #expect(events == [.ended(Self.test, .skipped("later"), seconds: 0)])
  }

  @Test("a failure of a parameterized test names the arguments")
  func arguments() {
    let test = TestName("AppTests.CartTests/total(of:)/CartTests.swift:3:4", in: .testing)
    var reader = TestingEvents([test])
    func issue(_ testCase: String) -> LibraryEvent? {
      reader.event(
        in: """
          {"version":0,"kind":"event","payload":{"kind":"issueRecorded","testID":"\(test.identifier)",\(testCase)\
          "issue":{"isKnown":false,"sourceLocation":{"_filePath":"/T.swift","line":5}},"messages":[{"text":"no"}]}}
          """)
    }
    func expected(_ message: String) -> LibraryEvent {
      .issue(test, TestResult.Issue(place: SourcePlace(file: "/T.swift", line: 5), message: message))
    }
    #expect(issue(#""_testCase":{"id":"1","displayName":"\"4.0\", 7"},"#) == expected("with \"4.0\", 7: no"))
    #expect(issue("") == expected("no"))
  }

  @Test("the lines of the runtime and of Swift Testing are not the app's")
  func errorLines() {
    var lines = ErrorLines()
    let words = [
      "mine", "◇ Test run started.", "↳ Testing Library Version: 6.3.1 (9371)", "A.swift:3: Fatal error: no",
      "Current stack trace:", "0    libswiftCore.so                    0x00007fdb6d95f130 swift_reportError + 33",
      "mine too",
    ]
    #expect(words.filter { lines.append($0) } == ["mine", "mine too"])
    #expect(Trap(errors: lines.lines, end: .signaled(4)).message == "no")
  }

  @Test(
    "a trap has its place and its words",
    arguments: [
      ("App/A.swift:3: Fatal error: fenced: no map", "App/A.swift:3: no map", true),
      ("App/A.swift:3: Fatal error", "App/A.swift:3: fatal error", false),
      ("Fatal error: Index out of range", "Index out of range", false),
      ("Could not cast value of type 'A' to 'B'.", "Could not cast value of type 'A' to 'B'.", false),
      ("nothing of it", "the process was ended by signal 11, a bad access", false),
    ])
  func traps(line: String, text: String, isFence: Bool) {
    let trap = Trap(errors: [line], end: .signaled(11))
    #expect(trap.text == text)
    #expect(trap.isFence == isFence)
  }

  @Test("a part that is left out is told from other lines")
  func leftOut() {
    #expect(LeftOutPart(line: "App/A.swift:3: left out: no analytics")?.reason == "no analytics")
    #expect(LeftOutPart(line: "left out: no") == nil)
  }

  @Test("filters look at names, not at the files of tests")
  func filters() throws {
    let test = TestName("AppTests.OrderTests/total()/CartTests.swift:18:4", in: .testing)
    #expect(try TestFilter(chosen: [#"total\(\)$"#, "Other"]).contains(test))
    #expect(try TestFilter(skipped: ["CartTests"]).contains(test))
    #expect(try !TestFilter(chosen: ["Order"], skipped: ["total"]).contains(test))
    #expect { _ = try TestFilter(chosen: ["("]) } throws: { "\($0)".hasPrefix("(: is no regular expression") }
  }

  @Test("the name of a test of Swift Testing has no place, and keeps slashes in functions")
  func names() {
    let name = TestName("AppTests.CartTests/Sums/total(of:)/CartTests.swift:18:4", in: .testing)
    #expect(name.text == "AppTests.CartTests/Sums/total(of:)")
    #expect(name.parts == ("AppTests.CartTests/Sums", "total(of:)"))
    #expect(name.module == "AppTests")
  }
}
