import Foundation
import RenderTree

/// A box with the keys that do something now.
struct KeysOverlay {
  /// What the scene's keys do now.
  let hints: [KeyHint]
  /// Whether `q` ends the app now.
  let quits: Bool
  let appearance: SceneConfiguration.Appearance

  /// Keys and what they do, in the order of use.
  var entries: [(keys: String, meaning: String)] {
    var entries = hints.map { (keys: KeyNames.list($0.triggers), meaning: $0.meaning) }
    if quits { entries.append(("q", "quit")) }
    entries.append(("ctrl-c", "quit at once"))
    entries.append(("ctrl-z", "suspend"))
    return entries
  }

  /// Draws the box into the middle, as much of it as there is room for.
  func draw(onto grid: inout CellGrid) {
    let entries = entries
    let keysWidth = entries.map { Self.cells($0.keys) }.max() ?? 0
    let meaningWidth = entries.map { Self.cells($0.meaning) }.max() ?? 0
    let title = "Keys"
    let inside = max(keysWidth + 3 + meaningWidth, Self.cells(title)) + 4
    var lines = ["╭─ \(title) " + String(repeating: "─", count: max(0, inside - title.count - 3)) + "╮"]
    for entry in entries {
      let gap = String(repeating: " ", count: keysWidth - Self.cells(entry.keys) + 3)
      let rest = String(repeating: " ", count: meaningWidth - Self.cells(entry.meaning) + 2)
      lines.append("│  " + entry.keys + gap + entry.meaning + rest + "│")
    }
    lines.append("╰" + String(repeating: "─", count: inside) + "╯")
    let left = max(0, (grid.width - inside - 2) / 2)
    let top = max(0, (grid.height - lines.count) / 2)
    for (row, line) in lines.enumerated() where top + row < grid.height {
      put(line, column: left, row: top + row, onto: &grid)
    }
  }

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
