import Foundation

/// A character grid under construction, which keeps backgrounds and characters apart.
///
/// Vertical positions are counted in half rows, horizontal ones in columns.
struct CellCanvas {
  /// A cell under construction.
  private struct Spot {
    /// The backgrounds of the upper and the lower half.
    var upper = RenderColor.clear
    var lower = RenderColor.clear
    var character: Character = " "
    var kind = CharacterCell.Kind.blank
    var style = CharacterCell.Style()
    var foreground = RenderColor.clear
    /// True if the background of the upper half is behind the character.
    var standsOnUpper = true
    /// The number of the bottom line that is drawn here, or directly behind or beside the character; 0 for none.
    var bottomLine = 0

    var hasText: Bool { kind == .text || kind == .continuation }

    mutating func clearCharacter() {
      bottomLine = 0
      character = " "
      kind = .blank
      style = []
      foreground = .clear
    }
  }

  /// A rectangle of the grid, in columns and half rows.
  struct Area {
    var columns: Range<Int>
    var halves: Range<Int>

    func intersection(_ other: Area) -> Area {
      Area(columns: columns.clamped(to: other.columns), halves: halves.clamped(to: other.halves))
    }
  }

  let width: Int
  let height: Int
  /// The colour behind everything that is not opaque; nil for the host's own background.
  private let backdrop: RenderColor?
  private var spots: [Spot]
  /// The colours of the lines that are drawn at the bottom of a row and may move to the top of the next.
  private var bottomLines: [RenderColor] = []

  init(width: Int, height: Int, backdrop: RenderColor?) {
    self.width = width
    self.height = height
    self.backdrop = backdrop
    spots = Array(repeating: Spot(), count: width * height)
  }

  var bounds: Area { Area(columns: 0..<width, halves: 0..<(2 * height)) }

  // MARK: Backgrounds

  /// Paints a colour over the backgrounds of an area, and over the characters of cells that lie entirely in it.
  mutating func fill(_ area: Area, _ color: RenderColor) {
    guard color.alpha > 0, !area.columns.isEmpty, !area.halves.isEmpty else { return }
    for row in (area.halves.lowerBound / 2)...((area.halves.upperBound - 1) / 2) {
      let coversUpper = area.halves.contains(2 * row)
      let coversLower = area.halves.contains(2 * row + 1)
      for column in area.columns {
        if coversUpper, coversLower, spots[row * width + column].kind != .blank {
          cover(column, row, color)
        }
        if coversUpper { spots[row * width + column].upper = color.over(spots[row * width + column].upper) }
        if coversLower { spots[row * width + column].lower = color.over(spots[row * width + column].lower) }
      }
    }
  }

  private mutating func cover(_ column: Int, _ row: Int, _ color: RenderColor) {
    let index = row * width + column
    if color.alpha >= 0.99 {
      clear(column, row)
    } else {
      spots[index].foreground = color.over(spots[index].foreground)
    }
  }

  // MARK: Characters

  /// Writes a character into one or two cells, over what they contain.
  /// - Parameter half: the half row whose background is behind the character.
  mutating func put(
    _ character: Character, cells: Int, column: Int, row: Int, half: Int, color: RenderColor,
    style: CharacterCell.Style,
    kind: CharacterCell.Kind = .text
  ) {
    let index = row * width + column
    for part in index..<(index + cells) {
      let line = kind == .text ? spots[part].bottomLine : 0
      clear(part - row * width, row)
      spots[part].bottomLine = line
    }
    spots[index].character = character
    for part in index..<(index + cells) {
      let behind = half % 2 == 0 ? spots[part].upper : spots[part].lower
      spots[part].kind = part == index ? kind : .continuation
      spots[part].style = style
      spots[part].standsOnUpper = half % 2 == 0
      spots[part].foreground = color.over(behind)
    }
  }

  /// Adds a combining mark to the character in a cell.
  mutating func attach(_ mark: Character, column: Int, row: Int) {
    var index = row * width + column
    if spots[index].kind == .continuation, column > 0 { index -= 1 }
    guard spots[index].kind == .text else { return }
    let joined = String(spots[index].character) + String(mark)
    if joined.count == 1, let character = joined.first { spots[index].character = character }
  }

  /// Draws a segment of a thin line, unless the cell contains text.
  mutating func putLine(_ character: Character, column: Int, row: Int, half: Int, color: RenderColor) {
    switch spots[row * width + column].kind {
    case .text, .continuation: return
    case .blank, .line, .halfBlock:
      put(character, cells: 1, column: column, row: row, half: half, color: color, style: [], kind: .line)
    }
  }

  /// Draws a line between two rows at the bottom of the upper one, where a background of the lower row does not cover it.
  /// If the upper row has text along the line in the end, and the lower row has none there, the line goes to the top of
  /// the lower row. The sides of a frame stay.
  mutating func putBottomLine(columns: Range<Int>, row: Int, color: RenderColor) {
    bottomLines.append(color)
    for column in columns where !isFramed(column, row) {
      putLine("▁", column: column, row: row, half: 2 * row + 1, color: color)
      spots[row * width + column].bottomLine = bottomLines.count
    }
  }

  /// True if the cell is part of an upright line, such as the side of a frame.
  private func isFramed(_ column: Int, _ row: Int) -> Bool {
    spots[row * width + column].kind == .line && "│╭╮╰╯┌┐└┘".contains(spots[row * width + column].character)
  }

  private mutating func moveBottomLines() {
    guard !bottomLines.isEmpty, height > 1 else { return }
    for row in 0..<(height - 1) {
      var places: [Int: [Int]] = [:]
      for index in (row * width)..<((row + 1) * width) where spots[index].bottomLine > 0 {
        places[spots[index].bottomLine, default: []].append(index)
      }
      for (line, indices) in places {
        let crossesText = indices.contains { spots[$0].hasText }
        let isFreeBelow = indices.allSatisfy { !spots[$0 + width].hasText }
        if crossesText, isFreeBelow { moveDown(line, at: indices) }
      }
    }
  }

  private mutating func moveDown(_ line: Int, at indices: [Int]) {
    for index in indices {
      var color = bottomLines[line - 1]
      if spots[index].kind == .line {
        color = spots[index].foreground
        spots[index].clearCharacter()
      }
      guard spots[index + width].kind == .blank else { continue }
      let row = index / width + 1
      putLine("▔", column: index % width, row: row, half: 2 * row, color: color)
    }
  }

  // MARK: Decorations

  /// True if the cell is inside the grid and contains no text.
  func isFree(column: Int, row: Int) -> Bool {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return false }
    switch spots[row * width + column].kind {
    case .text, .continuation: return false
    case .blank, .line, .halfBlock: return true
    }
  }

  /// Replaces a line or a blank with a block character; the background stays.
  ///
  /// - Parameter isKept: true if later marks and lines do not replace this one.
  mutating func putMark(
    _ character: Character, column: Int, row: Int, half: Int, color: RenderColor, isKept: Bool = false
  ) {
    put(
      character, cells: 1, column: column, row: row, half: half, color: color, style: [],
      kind: isKept ? .text : .line)
  }

  /// Blends a colour over the backgrounds of an area, and leaves the characters.
  mutating func shade(_ area: Area, _ color: RenderColor) {
    for half in area.halves.clamped(to: 0..<(2 * height)) {
      for column in area.columns.clamped(to: 0..<width) {
        let index = half / 2 * width + column
        if half % 2 == 0 {
          spots[index].upper = color.over(spots[index].upper)
        } else {
          spots[index].lower = color.over(spots[index].lower)
        }
      }
    }
  }

  /// Adds a style to cells. Marks and lines keep their style, unless the new one is `.reversed`.
  mutating func restyle(_ rows: Range<Int>, _ columns: Range<Int>, adding style: CharacterCell.Style) {
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) {
        let index = row * width + column
        if spots[index].kind == .line, style != .reversed { continue }
        spots[index].style.insert(style)
      }
    }
  }

  /// Clears the character of a cell, and both halves if it is a wide one.
  private mutating func clear(_ column: Int, _ row: Int) {
    let index = row * width + column
    if spots[index].kind == .continuation, column > 0 { spots[index - 1].clearCharacter() }
    if column + 1 < width, spots[index + 1].kind == .continuation { spots[index + 1].clearCharacter() }
    spots[index].clearCharacter()
  }

  // MARK: Result

  func grid() -> CellGrid {
    var finished = self
    finished.moveBottomLines()
    var grid = CellGrid(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { grid[column, row] = cell(finished.spots[row * width + column]) }
    }
    return grid
  }

  private func cell(_ spot: Spot) -> CharacterCell {
    let upper = background(spot.upper)
    let lower = background(spot.lower)
    switch spot.kind {
    case .blank, .halfBlock:
      if upper == lower { return CharacterCell(style: spot.style, background: upper) }
      return lower == nil || upper != nil
        ? CharacterCell(character: "▀", kind: .halfBlock, style: spot.style, foreground: upper, background: lower)
        : CharacterCell(character: "▄", kind: .halfBlock, style: spot.style, foreground: lower, background: nil)
    case .text, .line, .continuation:
      return CharacterCell(
        character: spot.character, kind: spot.kind, style: spot.style, foreground: foreground(spot.foreground),
        background: spot.standsOnUpper ? upper : lower)
    }
  }

  private func background(_ color: RenderColor) -> CellColor? {
    // An opacity below one byte step counts as transparent.
    guard color.alpha >= 1 / 255 else { return backdrop.map(CellColor.init) }
    return CellColor(backdrop.map(color.over) ?? color)
  }

  private func foreground(_ color: RenderColor) -> CellColor {
    CellColor(backdrop.map(color.over) ?? color)
  }
}
