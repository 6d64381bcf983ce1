import Builds

/// Reads what XCTest writes of its tests.
struct XCTestLines {
  /// The tests by the names that XCTest writes, which lack the module: "CartTests.testTotal".
  private let tests: [String: TestName]
  /// The reason for which the test that runs is skipped.
  private var reason: String?
  /// The issue whose words go on in the next line: values of several lines are written as they are.
  private var open: (test: TestName, issue: TestResult.Issue)?

  /// A reader for the tests of one module.
  init(_ tests: [TestName]) {
    let names = tests.map { test in
      let (suite, name) = test.parts
      return ("\(suite.drop { $0 != "." }.dropFirst()).\(name)", test)
    }
    self.tests = Dictionary(names) { first, _ in first }
  }

  /// Reads a line of the standard output.
  mutating func events(in line: String) -> [LibraryEvent] {
    guard let start = line.range(of: "Test Case '") else { return others(in: line) }
    // What the app wrote without the end of a line stands before the library's words.
    let before = line[..<start.lowerBound]
    let words = String(line[start.lowerBound...])
    guard let event = event(of: words) else { return [.output(line)] }
    return closed() + (before.isEmpty ? [] : [.output(String(before))]) + [event]
  }

  /// The issue that was open.
  private mutating func closed() -> [LibraryEvent] {
    defer { open = nil }
    return open.map { [.issue($0.test, $0.issue)] } ?? []
  }

  private mutating func event(of words: String) -> LibraryEvent? {
    if let match = words.firstMatch(of: #/^Test Case '(.+)' started at /#), let test = tests[String(match.1)] {
      reason = nil
      return .started(test)
    }
    guard let match = words.firstMatch(of: #/^Test Case '(.+)' (passed|failed|skipped) \(([\d.e-]+) seconds\)/#),
      let test = tests[String(match.1)]
    else { return nil }
    let outcome: LibraryOutcome =
      switch match.2 {
      case "passed": .passed
      case "failed": .failed
      default: .skipped(reason)
      }
    return .ended(test, outcome, seconds: Double(match.3) ?? 0)
  }

  private mutating func others(in line: String) -> [LibraryEvent] {
    if let match = line.firstMatch(of: #/^(.+?):(\d+): error: ([^ ]+) : (.*)$/#), let test = tests[String(match.3)] {
      let file = String(match.1)
      let place = file == "<EXPR>" ? nil : Int(match.2).map { SourcePlace(file: file, line: $0) }
      let before = closed()
      open = (test, TestResult.Issue(place: place, message: Self.trimmed(match.4)))
      let isWhole = !match.4.hasPrefix("XCT") || match.4.contains(" - ")
      return before + (isWhole ? closed() : [])
    }
    if open != nil {
      open?.issue.message += "\n" + Self.trimmed(line[...])
      return line.contains(" - ") ? closed() : []
    }
    if let match = line.firstMatch(of: #/^.+?:\d+: ([^ ]+) : Test skipped(?: - (.*))?$/#), tests[String(match.1)] != nil
    {
      reason = match.2.map(String.init)
      return []
    }
    return Self.isOfLibrary(line) ? [] : [.output(line)]
  }

  /// The words of an assertion, without the dash before a message that is empty.
  private static func trimmed(_ words: Substring) -> String {
    words.hasSuffix(" - ") ? String(words.dropLast(3)) : String(words)
  }

  private static func isOfLibrary(_ line: String) -> Bool {
    line.contains(#/^Test Suite '.*' (started|passed|failed) at /#) || line.contains(#/^\t Executed \d+ test/#)
  }
}
