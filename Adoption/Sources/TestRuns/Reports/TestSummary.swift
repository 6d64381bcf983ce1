import Builds

/// The counts of a run.
public struct TestSummary: Sendable, Equatable {
  /// The results, in the order in which the tests ended.
  public private(set) var results: [TestResult] = []
  /// The parts that are left out and were reached.
  public private(set) var leftOut: Set<LeftOutPart> = []
  /// The failures of processes outside of tests.
  public private(set) var crashes: [Trap] = []

  /// A summary of nothing.
  public init() {}

  /// Adds an event.
  public mutating func add(_ event: TestEvent) {
    switch event {
    case .ended(let result): results.append(result)
    case .leftOut(let part): leftOut.insert(part)
    case .crashed(let trap): crashes.append(trap)
    case .started, .output, .restarted: break
    }
  }

  /// All tests that ran have passed.
  public var isSuccess: Bool { crashes.isEmpty && !results.contains(where: \.isFailure) }

  /// Each test ran to its end, so that what none of them used is used by none.
  public var isWhole: Bool {
    crashes.isEmpty
      && results.allSatisfy { result in
        if case .passed = result.outcome { true } else { false }
      }
  }

  /// The number of results by the name of their outcome.
  func count(_ name: OutcomeName) -> Int { results.count { OutcomeName($0.outcome) == name } }

  /// The traps of fences, with the number of tests that each ended, those of most tests first.
  var fences: [(trap: Trap, count: Int)] {
    let traps = results.compactMap { result -> Trap? in
      guard case .trapped(let trap) = result.outcome, trap.isFence else { return nil }
      return trap
    }
    return Dictionary(grouping: traps) { $0 }.map { (trap: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.trap.text) < ($0.count, $1.trap.text) }
  }
}

/// The names of outcomes in reports.
enum OutcomeName: String, CaseIterable {
  case passed
  case failed
  case fenced = "ended by a fence"
  case crashed
  case notRun = "not run"
  case skipped

  init(_ outcome: TestResult.Outcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .skipped
      case .trapped(let trap): trap.isFence ? .fenced : .crashed
      case .notRun: .notRun
      }
  }

  /// The name in JSON.
  var key: String {
    switch self {
    case .fenced: "fenced"
    case .notRun: "notRun"
    default: rawValue
    }
  }
}
