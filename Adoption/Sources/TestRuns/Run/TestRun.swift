import Builds

/// Runs tests, in as many processes as their traps need.
///
/// A test that traps ends its process. The tests that are left go on in a new one. If several were running, each of them runs
/// again alone, so that the one that traps is known.
struct TestRun: Sendable {
  /// Runs tests in a process.
  typealias Launch = @Sendable (_ tests: [TestName], _ report: (LibraryEvent) -> Void) -> Ended
  /// The end of a process, and what it wrote into its standard error.
  struct Ended {
    var end: WatchedProcess.End
    var errors: [String] = []

    var trap: Trap { Trap(errors: errors, end: end) }
  }

  /// The number of tests that a process is told by name: arguments are limited.
  let batchSize: Int
  let launch: Launch

  /// Runs batches of tests of one library, one behind the other.
  func run(_ batches: [[TestName]], report: (TestEvent) -> Void) {
    var batches = batches.filter { !$0.isEmpty }
    // The traps that one of several tests had, until it is known which.
    var suspects: [(trap: Trap, tests: Set<TestName>)] = []
    while !batches.isEmpty {
      let batch = batches.removeFirst()
      var progress = TestProgress(batch)
      let ended = launch(batch) { progress.note($0).map(report) }
      let next = next(after: progress, ended) { event in
        if case .ended(let result) = event, case .trapped = result.outcome {
          suspects.removeAll { $0.tests.contains(result.test) }
        }
        report(event)
      }
      if progress.running.count > 1 { suspects.append((ended.trap, Set(progress.running))) }
      batches = next + batches
    }
    // Alone all of them passed: a trap that comes and goes is not forgotten.
    for suspect in suspects { report(.crashed(suspect.trap)) }
  }

  /// The processes that the tests which have not ended need.
  private func next(
    after progress: TestProgress, _ ended: Ended, report: (TestEvent) -> Void
  ) -> [[TestName]] {
    let (running, left) = (progress.running, progress.left)
    if running.count > 1 {
      report(.restarted(alone: running.count, left: left.count))
      return running.map { [$0] } + batched(left)
    }
    if let test = running.first {
      report(.ended(progress.result(of: test, .trapped(ended.trap))))
      if !left.isEmpty { report(.restarted(alone: 0, left: left.count)) }
      return batched(left)
    }
    if ended.end.isRegular {
      for test in left { report(.ended(TestResult(test: test, outcome: .notRun("its library left it out")))) }
      if ended.end == .exited(1), !progress.hasFailed { report(.crashed(.ofNoTest)) }
      return []
    }
    guard progress.endedCount == 0, !left.isEmpty else {
      // What runs between tests trapped.
      report(.crashed(ended.trap))
      return batched(left)
    }
    return withoutTrappingSuite(left, ended.trap, report: report)
  }

  /// The processes for tests of which none could begin: what is done once for a suite traps, or what its tests are made of.
  private func withoutTrappingSuite(
    _ tests: [TestName], _ trap: Trap, report: (TestEvent) -> Void
  ) -> [[TestName]] {
    let suites = Dictionary(grouping: tests, by: \.parts.suite).sorted { $0.key < $1.key }.map(\.value)
    if tests[0].library == .testing, suites.count > 1 {
      // Swift Testing makes the arguments of all tests before the first begins: the suite is found by halving.
      let middle = suites.count / 2
      return [suites[..<middle].flatMap(\.self), suites[middle...].flatMap(\.self)]
    }
    let suite = tests[0].parts.suite
    for test in tests where test.parts.suite == suite {
      report(.ended(TestResult(test: test, outcome: .notRun(trap.message))))
    }
    return batched(tests.filter { $0.parts.suite != suite })
  }

  /// Divides tests into batches.
  func batched(_ tests: [TestName]) -> [[TestName]] {
    stride(from: 0, to: tests.count, by: batchSize).map { Array(tests[$0..<min($0 + batchSize, tests.count)]) }
  }
}
