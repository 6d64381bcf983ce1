/// The tests of a process: which of them have begun, and which have ended.
struct TestProgress {
  private let tests: [TestName]
  private var begun: Set<TestName> = []
  private var ended: Set<TestName> = []
  private var issues: [TestName: [TestResult.Issue]] = [:]

  init(_ tests: [TestName]) { self.tests = tests }

  /// A test has failed.
  private(set) var hasFailed = false
  /// The number of tests that have ended.
  var endedCount: Int { ended.count }
  /// The tests that have begun and not ended, in their order.
  var running: [TestName] { tests.filter { begun.contains($0) && !ended.contains($0) } }
  /// The tests that have not begun, in their order.
  var left: [TestName] { tests.filter { !begun.contains($0) && !ended.contains($0) } }

  /// Notes an event of the library.
  ///
  /// - Returns: the event that the run reports; nil for none.
  mutating func note(_ event: LibraryEvent) -> TestEvent? {
    switch event {
    case .started(let test):
      begun.insert(test)
      return .started(test)
    case .issue(let test, let issue):
      issues[test, default: []].append(issue)
      return nil
    case .ended(let test, let outcome, let seconds):
      ended.insert(test)
      hasFailed = hasFailed || outcome == .failed
      return .ended(result(of: test, Self.outcome(outcome), seconds: seconds))
    case .output(let line): return LeftOutPart(line: line).map(TestEvent.leftOut) ?? .output(line)
    }
  }

  /// The result of a test, with the issues that were noted.
  func result(of test: TestName, _ outcome: TestResult.Outcome, seconds: Double = 0) -> TestResult {
    TestResult(test: test, outcome: outcome, issues: issues[test] ?? [], seconds: seconds)
  }

  private static func outcome(_ outcome: LibraryOutcome) -> TestResult.Outcome {
    switch outcome {
    case .passed: .passed
    case .failed: .failed
    case .skipped(let reason): .skipped(reason)
    }
  }
}
