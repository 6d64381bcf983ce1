/// Runs tests, in as many processes as their traps need.
///
/// A test that traps ends its process. The tests that are left go on in a new one. If several were running, each of them runs
/// again alone, so that the one that traps is known.
struct TestRun: Sendable {
  /// Runs tests in a process.
  typealias Launch = @Sendable (_ tests: [TestName], _ report: (LibraryEvent) -> Void) -> Ended
  /// The end of a process, and what it wrote into its standard error.
  struct Ended {
    var end: TestProcess.End
    var errors: [String] = []

    var trap: Trap { Trap(errors: errors, end: end) }
  }

  /// The number of tests that a process is told by name: arguments are limited.
  let batchSize: Int
  let launch: Launch

  /// Runs batches of tests of one library, one behind the other.
  func run(_ batches: [[TestName]], report: (TestEvent) -> Void) {
    var batches = batches.filter { !$0.isEmpty }
    while !batches.isEmpty {
      let batch = batches.removeFirst()
      var progress = TestProgress(batch)
      let ended = launch(batch) { progress.note($0).map(report) }
      batches = next(after: progress, ended, report: report) + batches
    }
  }

  /// The processes that the tests which have not ended need.
  private func next(
    after progress: TestProgress, _ ended: Ended, report: (TestEvent) -> Void
  ) -> [[TestName]] {
    let running = progress.running
    var left = progress.left
    if running.isEmpty && left.isEmpty {
      if !ended.end.isRegular { report(.crashed(ended.trap)) }
      return []
    }
    if running.isEmpty && ended.end.isRegular {
      for test in left { report(.ended(TestResult(test: test, outcome: .notRun("its library left it out")))) }
      return []
    }
    if running.isEmpty, progress.endedCount == 0, let first = left.first {
      // What is done once for a suite traps: its tests cannot run, those of others can.
      let suite = first.parts.suite
      for test in left where test.parts.suite == suite {
        report(.ended(TestResult(test: test, outcome: .notRun(ended.trap.message))))
      }
      left.removeAll { $0.parts.suite == suite }
      return batched(left)
    }
    if let test = running.first, running.count == 1 {
      report(.ended(progress.result(of: test, .trapped(ended.trap))))
      if !left.isEmpty { report(.restarted(alone: 0, left: left.count)) }
      return batched(left)
    }
    report(.restarted(alone: running.count, left: left.count))
    return running.map { [$0] } + batched(left)
  }

  /// Divides tests into batches.
  func batched(_ tests: [TestName]) -> [[TestName]] {
    stride(from: 0, to: tests.count, by: batchSize).map { Array(tests[$0..<min($0 + batchSize, tests.count)]) }
  }
}
