import Foundation

/// A line of a terminal that shows how far long work is, each time in the place of the last. Nothing is shown elsewhere.
package final class ProgressLine: Sendable {
  private let isTerminal: Bool

  /// A line on the standard error.
  package init() {
    isTerminal = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Shows a text, which is given the number of columns.
  package func show(_ text: (_ width: Int) -> String) {
    guard isTerminal else { return }
    StandardError.write("\r\u{1B}[K" + text(Self.width))
  }

  /// Removes the line.
  package func clear() {
    if isTerminal { StandardError.write("\r\u{1B}[K") }
  }

  private static var width: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
