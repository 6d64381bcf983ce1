import Foundation
import RenderTree

/// A box with the list of active keys.
struct KeysOverlay {
  /// The scene's key hints.
  let hints: [KeyHint]
  /// True if `q` currently ends the app.
  let quits: Bool
  let appearance: SceneConfiguration.Appearance
  /// True if the terminal reports keys with all modifier keys.
  var reportsAllKeys = false
  /// The number of lines of the list above the visible ones.
  var offset = 0

  /// The keys and their effects, in the order of use.
  var entries: [(keys: String, meaning: String)] {
    var entries = hints.map { hint in
      let isReported = hint.triggers.contains { $0.isReported(reportsAllKeys: reportsAllKeys) }
      return (
        keys: KeyNames.list(hint.triggers), meaning: hint.meaning + (isReported ? "" : " (not in this terminal)")
      )
    }
    if quits { entries.append(("q", "quit")) }
    entries.append(("ctrl-c", "quit at once"))
    entries.append(("ctrl-z", "suspend"))
    entries.append(("ctrl-l", "redraw"))
    return entries
  }

  /// Returns the maximum offset on a screen; 0 if the whole list is visible.
  func maximumScrollOffset(width: Int, height: Int) -> Int {
    max(0, list(columns(width: width)).count - Self.room(height))
  }

  /// Returns the number of lines of the list that fit.
  private static func room(_ height: Int) -> Int { max(1, height - 2) }

  /// Draws the box at the centre. If it is too wide, the descriptions are wrapped; if it is too high, a part of the list
  /// is drawn.
  func draw(onto grid: inout CellGrid) {
    let lines = lines(width: grid.width, height: grid.height)
    let left = max(0, (grid.width - (lines.map(Self.cells).max() ?? 0)) / 2)
    let top = max(0, (grid.height - lines.count) / 2)
    for (row, line) in lines.enumerated() where top + row < grid.height {
      put(line, column: left, row: top + row, onto: &grid)
    }
  }

  /// The widths of the parts of a line, in cells.
  private struct Columns {
    var margin: Int
    var keys: Int
    var gap: Int
    var meaning: Int
    /// The width between the edges.
    var inside: Int
  }

  private func columns(width: Int) -> Columns {
    let entries = entries
    let keysWidth = entries.map { Self.cells($0.keys) }.max() ?? 0
    let meaningWidth = entries.map { Self.cells($0.meaning) }.max() ?? 0
    // 9 columns for the two edges and the wide margins and gap.
    let isTight = keysWidth + meaningWidth + 9 > width
    let (margin, gap) = isTight ? (1, 2) : (2, 3)
    let inside = min(max(keysWidth + gap + meaningWidth + 2 * margin, Self.closing.count + 4), max(0, width - 2))
    return Columns(
      margin: margin, keys: max(0, min(keysWidth, inside - 2 * margin)), gap: gap,
      meaning: max(0, inside - 2 * margin - keysWidth - gap), inside: inside)
  }

  /// The lines of the list without edges. A description that is too wide continues on further lines.
  private func list(_ columns: Columns) -> [String] {
    entries.flatMap { entry in
      Self.wrapped(entry.meaning, columns.meaning).enumerated().map { line, meaning in
        let keys = Self.fitted(line == 0 ? entry.keys : "", columns.keys)
        let text =
          Self.padding(columns.margin) + keys
          + (columns.meaning == 0 ? "" : Self.padding(columns.gap) + Self.fitted(meaning, columns.meaning))
        return Self.fitted(text, max(0, columns.inside - columns.margin))
          + Self.padding(min(columns.margin, columns.inside))
      }
    }
  }

  /// The text at the lower edge of a box that shows the whole list.
  private static let closing = "any key closes"

  private func lines(width: Int, height: Int) -> [String] {
    let columns = columns(width: width)
    let list = list(columns)
    let furthest = max(0, list.count - Self.room(height))
    let offset = min(offset, furthest)
    let texts = list[offset..<min(list.count, offset + Self.room(height))]
    let foot = furthest == 0 ? Self.closing : "\(offset > 0 ? "↑" : " ") \(offset < furthest ? "↓" : " ") more"
    guard height > 2 else { return Array(texts) }
    let (top, bottom) = (Self.edge("╭", "Keys", "╮", columns.inside), Self.edge("╰", foot, "╯", columns.inside))
    return [top] + texts.map { "│" + $0 + "│" } + [bottom]
  }

  /// Returns the lines of a text between whose words it is broken at a number of cells.
  private static func wrapped(_ text: String, _ width: Int) -> [String] {
    guard width > 0 else { return [""] }
    var lines = [""]
    for word in text.split(separator: " ") {
      let joined = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
      if cells(joined) <= width || lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = joined
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Returns an edge of the box, with a word in it if there is room.
  private static func edge(_ start: String, _ word: String, _ end: String, _ inside: Int) -> String {
    let text = cells(word) + 3 <= inside ? "─ \(word) " : ""
    return start + text + String(repeating: "─", count: max(0, inside - cells(text))) + end
  }

  /// Returns a text truncated or padded to a number of cells.
  private static func fitted(_ text: String, _ width: Int) -> String {
    if cells(text) <= width { return text + padding(width - cells(text)) }
    var kept = ""
    for character in text where cells(kept) + CellWidth.of(character) < width { kept.append(character) }
    return width > 0 ? kept + "…" + padding(width - cells(kept) - 1) : ""
  }

  private static func padding(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func cells(_ text: String) -> Int { text.reduce(0) { $0 + CellWidth.of($1) } }

  private func put(_ line: String, column: Int, row: Int, onto grid: inout CellGrid) {
    let isDark = appearance == .dark
    let paper = isDark ? CellColor(red: 44, green: 44, blue: 46) : CellColor(red: 255, green: 255, blue: 255)
    let ink = isDark ? CellColor(red: 255, green: 255, blue: 255) : CellColor(red: 0, green: 0, blue: 0)
    if column > 0, grid[column, row].kind == .continuation { grid[column - 1, row] = blank(grid[column - 1, row]) }
    var column = column
    for character in line {
      let cells = CellWidth.of(character)
      guard cells > 0, column + cells <= grid.width else { continue }
      grid[column, row] = CharacterCell(character: character, kind: .text, foreground: ink, background: paper)
      if cells == 2 { grid[column + 1, row] = CharacterCell(kind: .continuation, foreground: ink, background: paper) }
      column += cells
    }
    if column < grid.width, grid[column, row].kind == .continuation { grid[column, row] = blank(grid[column, row]) }
  }

  /// Returns the rest of a wide character whose other half is covered.
  private func blank(_ cell: CharacterCell) -> CharacterCell { CharacterCell(background: cell.background) }
}
