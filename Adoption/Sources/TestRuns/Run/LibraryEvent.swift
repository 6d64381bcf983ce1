/// An event that a library of tests reports.
enum LibraryEvent: Equatable {
  case started(TestName)
  case issue(TestName, TestResult.Issue)
  case ended(TestName, LibraryOutcome, seconds: Double)
  /// A line that is not the library's.
  case output(String)
}

/// The ways in which a test ends for its library.
enum LibraryOutcome: Equatable {
  case passed
  case failed
  case skipped(String?)
}
