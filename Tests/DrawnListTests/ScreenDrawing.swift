import RenderTree

/// A screen as text in a frame.
///
/// - Text, symbols and lines are drawn as a terminal shows them.
/// - A bar, `▌` or `▐`, stands beside the item or button that has the focus.
/// - `░` fills a selected item.
/// - `▒` fills a button of a swiped row.
struct ScreenDrawing: CustomStringConvertible {
  /// The text of each row, without the frame.
  let rows: [String]

  private static let painter = CellPainter(backdrop: .white)

  init(_ frame: Frame) {
    var painter = Self.painter
    painter.decorations = CellDecorations(focusedNode: frame.focusedNode, selectionMark: .reversed, shade: .clear)
    let grid = painter.paint(frame)
    rows = (0..<grid.height).map { row in
      String(grid.row(row).filter { $0.kind != .continuation }.map(Self.character))
    }
  }

  private static func character(of cell: CharacterCell) -> Character {
    if cell.kind == .text || cell.kind == .line, cell.character != " " { return cell.character }
    if cell.style.contains(.reversed) { return "░" }
    return cell.background?.isDark == true ? "▒" : " "
  }

  /// The row and the columns of a text.
  struct Place {
    let row: Int
    let columns: Range<Int>
  }

  /// Returns the places of a text, from top to bottom.
  func places(of text: String) -> [Place] {
    rows.enumerated().flatMap { index, row in
      row.ranges(of: text).map { range in
        let start = row.distance(from: row.startIndex, to: range.lowerBound)
        return Place(row: index, columns: start..<(start + text.count))
      }
    }
  }

  /// Returns the columns of a row that are not blank.
  func marks(inRow row: Int) -> [Int] {
    rows[row].enumerated().filter { $0.element != " " }.map(\.offset)
  }

  /// The lines of the drawing, with its frame.
  var lines: [String] {
    let edge = String(repeating: "─", count: rows.first?.count ?? 0)
    return ["┌\(edge)┐"] + rows.map { "│\($0)│" } + ["└\(edge)┘"]
  }

  var description: String { lines.joined(separator: "\n") }
}

extension CellColor {
  /// True for the colours of buttons, and not for those of rows and lists.
  fileprivate var isDark: Bool { Int(red) + Int(green) + Int(blue) < 3 * 190 }
}
