/// A screen of characters.
public struct CellGrid: Hashable, Sendable {
  /// In cells.
  public let width: Int
  /// In cells.
  public let height: Int
  /// Row by row, from the upper left.
  public private(set) var cells: [Cell]

  /// A grid of empty cells.
  /// - Precondition: Neither measure is negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A grid of \(width) by \(height) cells.")
    self.width = width
    self.height = height
    cells = Array(repeating: .empty, count: width * height)
  }

  /// The cell at that place, which must be in the grid.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      precondition(column >= 0 && column < width, "Column \(column) of \(width).")
      return cells[row * width + column]
    }
    set {
      precondition(column >= 0 && column < width, "Column \(column) of \(width).")
      cells[row * width + column] = newValue
    }
  }

  /// The cells of a row, which must be in the grid.
  public func row(_ row: Int) -> ArraySlice<Cell> { cells[(row * width)..<((row + 1) * width)] }

  /// The screen as plain text: what texts, symbols and thin lines say, without the picture of the background. A line
  /// for each row, without the blanks at its end.
  public var text: String { (0..<height).map(text(ofRow:)).joined(separator: "\n") }

  /// One line of `text`.
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
