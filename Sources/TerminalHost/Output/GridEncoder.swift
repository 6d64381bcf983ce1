import RenderTree

/// An encoder that turns grids into the output that updates a terminal.
///
/// It tracks the terminal's content, cursor and pen, so that only changed cells are written, in runs. If anything else
/// writes to the terminal, `invalidate()` must be called.
struct GridEncoder {
  private var resolver: CellResolver
  /// The grid that was encoded last; nil if the terminal's content is unknown.
  private var shown: CellGrid?
  /// The terminal's content.
  private var screen: [ScreenCell] = []
  private var cursor: ScreenPosition?
  private var pen = Pen.standard
  private var output = ""

  init(depth: ColorDepth) { resolver = CellResolver(depth: depth) }

  /// Discards the known content, so that the next grid is drawn entirely.
  mutating func invalidate() { shown = nil }

  /// Returns the output that makes the terminal show a grid: one synchronized update, or nothing if it already does.
  /// - Complexity: O(*n*) in the grid's cells; the output is proportional to the differences.
  mutating func encode(_ grid: CellGrid) -> String {
    output.removeAll(keepingCapacity: true)
    if shown?.width != grid.width || shown?.height != grid.height { begin(grid) }
    if let shown, let shift = RowShift(from: shown, to: grid) { move(shift) }
    for row in 0..<grid.height {
      if let shown, shown.row(row) == grid.row(row) { continue }
      encodeRow(row, grid)
    }
    shown = grid
    return output.isEmpty ? "" : Self.beginUpdate + output + Self.endUpdate
  }

  /// Clears the screen for a grid of a new size.
  private mutating func begin(_ grid: CellGrid) {
    shown = CellGrid(width: grid.width, height: grid.height)
    screen = Array(repeating: .blank, count: grid.width * grid.height)
    pen = .standard
    cursor = ScreenPosition(column: 0, row: 0)
    output += "\u{1B}[m\u{1B}[H\u{1B}[2J"
  }

  /// Makes the terminal move rows, so that only new cells are written.
  private mutating func move(_ shift: RowShift) {
    guard let old = shown else { return }
    let width = old.width
    var moved = old
    var movedScreen = screen
    for row in shift.rows {
      let origin = shift.origin(of: row)
      for column in 0..<width {
        moved[column, row] = origin.map { old[column, $0] } ?? .empty
        movedScreen[row * width + column] = origin.map { screen[$0 * width + column] } ?? .blank
      }
    }
    (shown, screen) = (moved, movedScreen)
    // Vacated rows get the pen's background.
    if pen != .standard { output += Pen.standard.change(from: pen) }
    pen = .standard
    output += shift.sequence
    cursor = ScreenPosition(column: 0, row: 0)
  }

  private static let beginUpdate = "\u{1B}[?2026h"
  private static let endUpdate = "\u{1B}[?2026l"

  // MARK: Rows

  private mutating func encodeRow(_ row: Int, _ grid: CellGrid) {
    let width = grid.width
    let wanted = resolver.row(grid.row(row))
    var changed = zip(wanted, screen[(row * width)..<((row + 1) * width)]).map { $0 != $1 }
    // A wide character is written as a unit.
    for column in wanted.indices where wanted[column].cells == 0 && changed[column] { changed[column - 1] = true }
    var column = 0
    while column < width {
      let cell = wanted[column]
      guard cell.cells > 0, changed[column] else {
        column += 1
        continue
      }
      move(to: ScreenPosition(column: column, row: row), over: wanted)
      write(cell, at: ScreenPosition(column: column, row: row), width: width)
      let next = column + cell.cells
      if cell.spill > 0, next < width {
        for spoiled in next..<min(width, next + cell.spill) { changed[spoiled] = true }
      }
      column = next
    }
    screen.replaceSubrange((row * width)..<((row + 1) * width), with: wanted)
  }

  /// Moves the cursor by a sequence, or by rewriting the cells in between if that is shorter.
  private mutating func move(to place: ScreenPosition, over wanted: [ScreenCell]) {
    let sequence = place.move(from: cursor)
    if let cursor, cursor.row == place.row, cursor.column < place.column,
      place.column - cursor.column <= sequence.utf8.count
    {
      let between = wanted[cursor.column..<place.column]
      let length = between.reduce(0) { $0 + $1.text.utf8.count }
      if length <= sequence.utf8.count, between.allSatisfy({ $0.hasKnownWidth && draws($0) }) {
        for cell in between { output += cell.text }
        self.cursor = place
        return
      }
    }
    output += sequence
    cursor = place
  }

  /// True if the current pen draws the cell correctly.
  private func draws(_ cell: ScreenCell) -> Bool {
    cell.isBlank ? pen.drawsBlanks(like: cell.pen) : pen == cell.pen
  }

  private mutating func write(_ cell: ScreenCell, at place: ScreenPosition, width: Int) {
    if !draws(cell) {
      let next = cell.isBlank ? pen.forBlanks(like: cell.pen) : cell.pen
      output += next.change(from: pen)
      pen = next
    }
    if cell.hasKnownWidth {
      output += cell.text
      cursor?.column += cell.cells
    } else {
      // The terminal may disagree about the width, so the old content is erased first.
      output += String(repeating: " ", count: cell.cells) + place.move(from: nil) + cell.text
      cursor = nil
    }
    // Terminals differ in the cursor's position after the right edge.
    if place.column + cell.cells >= width { cursor = nil }
  }
}

extension Pen {
  /// Returns the pen most similar to this one that draws blanks like another.
  fileprivate func forBlanks(like other: Pen) -> Pen {
    var pen = self
    pen.background = other.background
    pen.style.subtract(Pen.stylesOfBlanks)
    pen.style.formUnion(other.style.intersection(Pen.stylesOfBlanks))
    if !pen.style.isDisjoint(with: Pen.stylesOfBlanks) { pen.foreground = other.foreground }
    return pen
  }
}
