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
  /// The number of entries above the visible ones.
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

  /// Returns the maximum offset on a screen with a number of rows; 0 if the whole list is visible.
  func maximumScrollOffset(height: Int) -> Int { max(0, entries.count - Self.room(height)) }

  /// Returns the number of entries that fit.
  private static func room(_ height: Int) -> Int { max(1, height - 2) }

  /// Draws the box at the centre. If it is too wide, the descriptions are truncated; if it is too high, a part of the
  /// list is drawn.
  func draw(onto grid: inout CellGrid) {
    let lines = lines(width: grid.width, height: grid.height)
    let left = max(0, (grid.width - (lines.map(Self.cells).max() ?? 0)) / 2)
    let top = max(0, (grid.height - lines.count) / 2)
    for (row, line) in lines.enumerated() where top + row < grid.height {
      put(line, column: left, row: top + row, onto: &grid)
    }
  }

  private func lines(width: Int, height: Int) -> [String] {
    let entries = entries
    let furthest = maximumScrollOffset(height: height)
    let offset = min(offset, furthest)
    let shown = entries[offset..<min(entries.count, offset + Self.room(height))]
    let keysWidth = entries.map { Self.cells($0.keys) }.max() ?? 0
    let meaningWidth = entries.map { Self.cells($0.meaning) }.max() ?? 0
    let foot = furthest == 0 ? "any key closes" : "\(offset > 0 ? "↑" : " ") \(offset < furthest ? "↓" : " ") more"
    // 9 columns for the two edges and the wide margins and gap.
    let isTight = keysWidth + meaningWidth + 9 > width
    let (margin, gap) = isTight ? (1, 2) : (2, 3)
    let inside = min(max(keysWidth + gap + meaningWidth + 2 * margin, Self.cells(foot) + 4), max(0, width - 2))
    let texts = shown.map { entry in
      let keys = Self.fitted(entry.keys, max(0, min(keysWidth, inside - 2 * margin)))
      let meaning = Self.fitted(entry.meaning, max(0, inside - 2 * margin - keysWidth - gap))
      let text = Self.padding(margin) + keys + (meaning.isEmpty ? "" : Self.padding(gap) + meaning)
      return Self.fitted(text, max(0, inside - margin)) + Self.padding(min(margin, inside))
    }
    guard height > 2 else { return texts }
    return [Self.edge("╭", "Keys", "╮", inside)] + texts.map { "│" + $0 + "│" } + [Self.edge("╰", foot, "╯", inside)]
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
