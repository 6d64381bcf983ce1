import Foundation
import RenderTree

/// A box with the keys that do something now.
struct KeysOverlay {
  /// What the scene's keys do now.
  let hints: [KeyHint]
  /// Whether `q` ends the app now.
  let quits: Bool
  let appearance: SceneConfiguration.Appearance
  /// How many entries are above what is shown.
  var offset = 0

  /// Keys and what they do, in the order of use.
  var entries: [(keys: String, meaning: String)] {
    var entries = hints.map { (keys: KeyNames.list($0.triggers), meaning: $0.meaning) }
    if quits { entries.append(("q", "quit")) }
    entries.append(("ctrl-c", "quit at once"))
    entries.append(("ctrl-z", "suspend"))
    entries.append(("ctrl-l", "draw anew"))
    return entries
  }

  /// How far the list can be scrolled on a screen of so many rows; 0 where all of it is to be seen.
  func furthestOffset(height: Int) -> Int { max(0, entries.count - Self.room(height)) }

  /// How many entries there is room for.
  private static func room(_ height: Int) -> Int { max(1, height - 2) }

  /// Draws the box into the middle. Where it is too wide, what the keys do is cut; where it is too high, a part is
  /// shown.
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
    let furthest = furthestOffset(height: height)
    let offset = min(offset, furthest)
    let shown = entries[offset..<min(entries.count, offset + Self.room(height))]
    let keysWidth = entries.map { Self.cells($0.keys) }.max() ?? 0
    let meaningWidth = entries.map { Self.cells($0.meaning) }.max() ?? 0
    let foot = furthest == 0 ? "any key closes" : "\(offset > 0 ? "↑" : " ") \(offset < furthest ? "↓" : " ") more"
    // Two sides, and as much air as there is room for.
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

  /// A side of the box with a word in it, where there is room for it.
  private static func edge(_ start: String, _ word: String, _ end: String, _ inside: Int) -> String {
    let text = cells(word) + 3 <= inside ? "─ \(word) " : ""
    return start + text + String(repeating: "─", count: max(0, inside - cells(text))) + end
  }

  /// A text in so many cells: cut, or with blanks after it.
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
      grid[column, row] = Cell(character: character, kind: .text, foreground: ink, background: paper)
      if cells == 2 { grid[column + 1, row] = Cell(kind: .continuation, foreground: ink, background: paper) }
      column += cells
    }
    if column < grid.width, grid[column, row].kind == .continuation { grid[column, row] = blank(grid[column, row]) }
  }

  /// What is left of a wide character when its other half is covered.
  private func blank(_ cell: Cell) -> Cell { Cell(background: cell.background) }
}
