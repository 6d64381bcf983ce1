import RenderTree

/// A quiet word in the corner of a screen that nobody has used yet: that a key lists the keys.
struct KeysHint {
  let appearance: SceneConfiguration.Appearance

  /// The text, with a margin.
  static let text = " ? keys "
  /// The smallest screen on which the hint covers little.
  private static let smallest = (columns: 40, rows: 10)

  /// Draws the hint at the end of the last row, unless there is little room.
  ///
  /// - Parameter isRightToLeft: True if lines end on the left.
  func draw(onto grid: inout CellGrid, isRightToLeft: Bool) {
    guard grid.width >= Self.smallest.columns, grid.height >= Self.smallest.rows else { return }
    let isDark = appearance == .dark
    let paper = isDark ? CellColor(red: 44, green: 44, blue: 46) : CellColor(red: 229, green: 229, blue: 234)
    let ink = isDark ? CellColor(red: 174, green: 174, blue: 178) : CellColor(red: 72, green: 72, blue: 74)
    let row = grid.height - 1
    let start = isRightToLeft ? 0 : grid.width - Self.text.count
    let end = start + Self.text.count
    // Wide characters that are covered by half become blank.
    if start > 0, grid[start, row].kind == .continuation {
      grid[start - 1, row] = CharacterCell(background: grid[start - 1, row].background)
    }
    if end < grid.width, grid[end, row].kind == .continuation {
      grid[end, row] = CharacterCell(background: grid[end, row].background)
    }
    for (column, character) in zip(start..., Self.text) {
      grid[column, row] = CharacterCell(character: character, kind: .text, foreground: ink, background: paper)
    }
  }
}
