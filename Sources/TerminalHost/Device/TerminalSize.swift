import Foundation
import RenderTree

/// A terminal's extent in cells.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// The scene's size, in points.
  var points: CGSize {
    CGSize(
      width: CGFloat(columns) * MonospaceTextEngine.cell.width, height: CGFloat(rows) * MonospaceTextEngine.cell.height)
  }

  /// From as many columns on a scene is a pad's. What it is at the start it stays, however the window changes: a device
  /// does not turn into another, and apps do not expect it to. Its room is another matter: views see each new size.
  static let padColumns = 100

  /// What the terminal says, or else the environment; 80 x 24 where neither does.
  static func read(from file: Int32, environment: [String: String]) -> TerminalSize {
    var window = winsize()
    var size = TerminalSize(columns: 0, rows: 0)
    if ioctl(file, UInt(TIOCGWINSZ), &window) == 0 {
      size = TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }
    if size.columns == 0 { size.columns = environment["COLUMNS"].flatMap { Int($0) } ?? 80 }
    if size.rows == 0 { size.rows = environment["LINES"].flatMap { Int($0) } ?? 24 }
    let allowed = 1...CellPainter.maximumExtent
    return TerminalSize(columns: size.columns.clamped(to: allowed), rows: size.rows.clamped(to: allowed))
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
