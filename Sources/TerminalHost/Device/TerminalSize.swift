import Foundation
import RenderTree

/// The size of a terminal in cells.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// The scene's size, in points.
  var points: CGSize {
    CGSize(
      width: CGFloat(columns) * MonospaceTextEngine.cell.width, height: CGFloat(rows) * MonospaceTextEngine.cell.height)
  }

  /// The number of columns from which a scene has the pad idiom. The idiom is chosen at the start and does not change
  /// with the window, because apps do not expect a device to change. Views see each new size.
  static let padColumns = 100

  /// Returns the size that the terminal reports, or else the environment; 80 x 24 without either.
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
