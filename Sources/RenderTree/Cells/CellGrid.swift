/// A rectangular grid of character cells.
public struct CellGrid: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The cells in row-major order, from the top left.
  public private(set) var cells: [CharacterCell]

  /// A grid of empty cells.
  /// - Precondition: `width` and `height` are not negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A grid of \(width) by \(height) cells.")
    self.width = width
    self.height = height
    cells = Array(repeating: .empty, count: width * height)
  }

  /// The cell at a column and a row.
  ///
  /// - Precondition: The position is in the grid.
  public subscript(column: Int, row: Int) -> CharacterCell {
    get {
      precondition(column >= 0 && column < width, "Column \(column) of \(width).")
      return cells[row * width + column]
    }
    set {
      precondition(column >= 0 && column < width, "Column \(column) of \(width).")
      cells[row * width + column] = newValue
    }
  }

  /// Returns the cells of a row.
  ///
  /// - Precondition: The row is in the grid.
  public func row(_ row: Int) -> ArraySlice<CharacterCell> { cells[(row * width)..<((row + 1) * width)] }

  /// The grid as plain text: texts, symbols and thin lines, without block characters. One line per row, without
  /// trailing blanks.
  public var text: String { (0..<height).map(text(ofRow:)).joined(separator: "\n") }

  /// Returns one line of ``text``.
  public func text(ofRow row: Int) -> String {
    var line = ""
    var blanks = 0
    for cell in self.row(row) {
      switch cell.kind {
      case .continuation: continue
      case .text where cell.character != " ", .line:
        line += String(repeating: " ", count: blanks)
        line.append(cell.character)
        blanks = 0
      case .text, .blank, .halfBlock: blanks += 1
      }
    }
    return line
  }
}
