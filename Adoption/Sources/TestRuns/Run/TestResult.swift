import Builds

/// The end of a test.
public struct TestResult: Sendable, Equatable {
  /// The ways in which tests end.
  public enum Outcome: Sendable, Equatable {
    case passed
    case failed
    /// The test was left out, for a reason if it gave one.
    case skipped(String?)
    /// The test ended its process.
    case trapped(Trap)
    /// The process ended before the test could begin, and ends whenever it is tried.
    case notRun(String)
  }

  /// A failed expectation.
  public struct Issue: Sendable, Equatable {
    /// The path of the source and the line, if the library says them.
    public var place: SourcePlace?
    /// The library's words.
    public var message: String
  }

  /// The test.
  public let test: TestName
  /// The way in which it ended.
  public let outcome: Outcome
  /// The expectations that failed.
  public var issues: [Issue] = []
  /// The seconds that it took.
  public var seconds: Double = 0

  /// The run fails because of this result.
  public var isFailure: Bool {
    switch outcome {
    case .passed, .skipped: false
    case .failed, .trapped, .notRun: true
    }
  }
}
