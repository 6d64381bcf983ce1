/// The reason for which a process ended inside a test or a preview.
public struct Trap: Sendable, Hashable {
  /// The line that trapped, if the process said it.
  public var place: SourcePlace?
  /// The line of the app that led to the trap, where that is another one, and there is a backtrace.
  package private(set) var origin: SourcePlace?
  /// The words of the trap, or the signal.
  public var message: String
  /// A part of a source that is fenced trapped.
  public var isFence = false
  /// The process did not come to an end.
  package private(set) var isEndless = false

  /// Finds the reason in what a process wrote before it ended.
  ///
  /// - Parameters:
  ///   - errors: the lines of the standard error.
  ///   - end: the end of the process.
  package init(errors: [String], end: WatchedProcess.End) { self.init(errors: errors, otherwise: end.text) }

  /// Finds the reason in what a process wrote before it ended.
  ///
  /// - Parameter words: the reason if it wrote none.
  package init(errors: [String], otherwise words: String) {
    defer { if let origin = Backtrace.origin(in: errors), origin != place { self.origin = origin } }
    for line in errors.reversed() {
      if let match = line.firstMatch(of: #/^(?:(.+?):(\d+): )?Fatal error(?:: (.*))?$/#) {
        if let file = match.1, let number = match.2.flatMap({ Int($0) }) {
          place = SourcePlace(file: String(file), line: number)
        }
        let words = match.3.map(String.init) ?? "fatal error"
        isFence = words.hasPrefix(Self.fencePrefix)
        message = isFence ? String(words.dropFirst(Self.fencePrefix.count)) : words
        return
      }
      if line.hasPrefix("Could not cast value of type") {
        message = line
        return
      }
    }
    message = words
  }

  /// A failure that the library reports, and no test.
  package static let ofNoTest = Trap("a failure was reported that belongs to no test")

  /// The reason for what was ended because it took too long.
  package static func endless(_ name: String, seconds: Int) -> Trap {
    var trap = Trap("\(name) did not come to an end in \(seconds) seconds")
    trap.isEndless = true
    return trap
  }

  /// A reason in its words.
  package init(_ message: String) { self.message = message }

  /// The words, with the place and the line of the app, if they are known.
  package var text: String {
    (place.map { "\($0.text): \(message)" } ?? message) + (origin.map { ", from \($0.text)" } ?? "")
  }

  /// The words before a fence's reason.
  private static let fencePrefix = "fenced: "
}
