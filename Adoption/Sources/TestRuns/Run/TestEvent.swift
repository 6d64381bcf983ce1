import Builds

/// An event of a run of tests.
public enum TestEvent: Sendable, Equatable {
  /// A test begins. One that was running when a process ended begins again.
  case started(TestName)
  /// A test has ended for good.
  case ended(TestResult)
  /// A part of a source that is left out was reached.
  case leftOut(LeftOutPart)
  /// A line that the tests or the app wrote.
  case output(String)
  /// A process ended inside a test. Some tests run alone now, because several were running; others are left.
  case restarted(alone: Int, left: Int)
  /// A process failed outside of tests.
  case crashed(Trap)
}

/// A part of a source that is left out, and was reached.
public struct LeftOutPart: Sendable, Hashable {
  /// The line of the part.
  public var place: SourcePlace
  /// The reason of the fence.
  public var reason: String

  /// Reads the line that the part writes; nil for other lines.
  init?(line: String) {
    guard let match = line.firstMatch(of: #/^(.+?):(\d+): left out: (.*)$/#), let number = Int(match.2) else {
      return nil
    }
    place = SourcePlace(file: String(match.1), line: number)
    reason = String(match.3)
  }
}
