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

// MARK: Moving the cursor

/// A position on a terminal's screen, counted from 0.
struct ScreenPosition: Hashable, Sendable {
  var column: Int
  var row: Int

  /// Returns the shortest sequence that moves the cursor to this position.
  ///
  /// - Parameter old: the current position of the cursor; nil if it is unknown.
  func move(from old: ScreenPosition?) -> String {
    guard let old else { return absolute }
    guard self != old else { return "" }
    var best = absolute
    func consider(_ candidate: String) { if candidate.utf8.count < best.utf8.count { best = candidate } }

    let vertical = Self.vertical(from: old.row, to: row)
    consider(vertical + Self.horizontal(from: old.column, to: column))
    if column < old.column { consider(vertical + "\r" + Self.horizontal(from: 0, to: column)) }
    if row == old.row { consider("\u{1B}[\(column + 1)G") }
    return best
  }

  private var absolute: String {
    switch (column, row) {
    case (0, 0): "\u{1B}[H"
    case (0, _): "\u{1B}[\(row + 1)H"
    case (_, 0): "\u{1B}[;\(column + 1)H"
    default: "\u{1B}[\(row + 1);\(column + 1)H"
    }
  }

  private static func vertical(from old: Int, to new: Int) -> String {
    if new > old {
      // In raw mode a line feed keeps the column.
      return new - old <= 3 ? String(repeating: "\n", count: new - old) : "\u{1B}[\(new - old)B"
    }
    return new == old ? "" : steps(old - new, "A")
  }

  private static func horizontal(from old: Int, to new: Int) -> String {
    if new < old { return old - new <= 3 ? String(repeating: "\u{8}", count: old - new) : "\u{1B}[\(old - new)D" }
    return new == old ? "" : steps(new - old, "C")
  }

  private static func steps(_ count: Int, _ final: String) -> String {
    count == 1 ? "\u{1B}[\(final)" : "\u{1B}[\(count)\(final)"
  }
}

// MARK: Moving rows

/// A vertical movement of a grid's rows since the previous grid, as by scrolling a list.
struct RowShift: Equatable {
  /// All rows of the movement, including the vacated ones.
  let rows: ClosedRange<Int>
  /// The number of rows that the content moves up; negative for down.
  let distance: Int

  /// The minimum number of moved rows; fewer are rewritten as fast.
  private static let leastRows = 3
  /// The maximum number of equal rows; the origin of a more frequent row is unclear.
  private static let mostAlike = 3

  /// The movement that most rows share; nil if too few rows share one.
  ///
  /// The last column is ignored, because it may contain a scroll indicator, which moves independently.
  ///
  /// - Complexity: O(*n*) in the grids' cells.
  init?(from old: CellGrid, to new: CellGrid) {
    let changed = (0..<new.height).filter { old.row($0) != new.row($0) }
    guard let first = changed.first, let last = changed.last, last - first >= Self.leastRows else { return nil }
    var origins: [ArraySlice<CharacterCell>: [Int]] = [:]
    for row in first...last {
      if let content = Self.content(old, row) { origins[content, default: []].append(row) }
    }
    var moves: [Int: [Int]] = [:]
    for row in first...last {
      guard let content = Self.content(new, row), let from = origins[content], from.count <= Self.mostAlike else {
        continue
      }
      for origin in from { moves[origin - row, default: []].append(row) }
    }
    let unmoved = moves[0]?.count ?? 0
    let best = moves.filter { $0.key != 0 }.max { ($0.value.count, -abs($0.key)) < ($1.value.count, -abs($1.key)) }
    guard let (distance, targets) = best, targets.count >= unmoved + Self.leastRows, let top = targets.first,
      let bottom = targets.last
    else { return nil }
    self.distance = distance
    rows = min(top, top + distance)...max(bottom, bottom + distance)
  }

  /// Returns the content that identifies a row; nil for a uniform row.
  private static func content(_ grid: CellGrid, _ row: Int) -> ArraySlice<CharacterCell>? {
    let cells = grid.row(row).dropLast()
    guard let first = cells.first, cells.contains(where: { $0 != first }) else { return nil }
    return cells
  }

  /// The vacated rows.
  var freed: ClosedRange<Int> {
    distance > 0
      ? (rows.upperBound - distance + 1)...rows.upperBound : rows.lowerBound...(rows.lowerBound - distance - 1)
  }

  /// Returns the previous row of a row's content; nil for a vacated row.
  func origin(of row: Int) -> Int? {
    rows.contains(row) && rows.contains(row + distance) ? row + distance : nil
  }

  /// The sequence that makes a terminal perform the movement with the standard pen, and moves the cursor to the top
  /// left. It deletes or inserts lines at the top of a scrolling region, which every terminal supports since the VT102.
  var sequence: String {
    let (top, bottom) = (rows.lowerBound + 1, rows.upperBound + 1)
    let lines = "\u{1B}[\(abs(distance))" + (distance > 0 ? "M" : "L")
    return "\u{1B}[\(top);\(bottom)r\u{1B}[\(top)H" + lines + "\u{1B}[r\u{1B}[H"
  }
}
