import RenderTree

/// A converter of cells to a terminal's number of colours.
struct CellResolver {
  let depth: ColorDepth
  private var palette: Palette

  init(depth: ColorDepth) {
    self.depth = depth
    palette = depth == .sixteen ? .sixteen : .cubeAndGreys
  }

  /// Returns the screen cells of a row. Wide characters and their right halves stay together.
  mutating func row(_ cells: ArraySlice<CharacterCell>) -> [ScreenCell] {
    var result: [ScreenCell] = []
    result.reserveCapacity(cells.count)
    for (index, cell) in zip(cells.indices, cells) {
      let isFollowed = index + 1 < cells.endIndex && cells[index + 1].kind == .continuation
      if cell.kind == .continuation {
        if let lead = result.last, lead.cells == 2 {
          result.append(.continuation(of: lead))
        } else {
          result.append(blank(cell))
        }
      } else {
        result.append(resolve(cell, isFollowed: isFollowed))
      }
    }
    return result
  }

  private mutating func resolve(_ cell: CharacterCell, isFollowed: Bool) -> ScreenCell {
    if cell.character == " " { return blank(cell) }
    // Without colours, block characters for backgrounds have no meaning.
    if cell.kind == .halfBlock, depth == .none { return blank(cell) }
    guard let text = cell.character.sanitizedText, let only = text.first else { return blank(cell) }
    let cells = CellWidth.of(only)
    guard text.dropFirst().isEmpty, cells == (isFollowed ? 2 : 1) else { return blank(cell) }
    let pen = self.pen(cell)
    if cell.kind == .halfBlock, pen.foreground == pen.background { return blank(cell) }
    return ScreenCell(text: text, cells: cells, pen: pen)
  }

  private mutating func blank(_ cell: CharacterCell) -> ScreenCell {
    var pen = self.pen(cell)
    pen.style.formIntersection(Pen.stylesOfBlanks)
    if pen.style.isEmpty { pen.foreground = .standard }
    return ScreenCell(text: " ", cells: 1, pen: pen)
  }

  private mutating func pen(_ cell: CharacterCell) -> Pen {
    var pen = Pen(style: cell.style)
    guard depth != .none else { return pen }
    // The foreground colour includes the dimming.
    pen.style.remove(.dim)
    pen.background = cell.background.map { color($0) } ?? .standard
    pen.foreground = cell.foreground.map { color($0) } ?? .standard
    if cell.kind == .text, pen.foreground == pen.background, cell.foreground != cell.background,
      let background = cell.background
    {
      // Both colours have the same nearest palette colour: the text must stay visible.
      pen.foreground = color(
        Oklab(background).lightness > 0.6
          ? CellColor(red: 0, green: 0, blue: 0) : CellColor(red: 255, green: 255, blue: 255))
    }
    return pen
  }

  private mutating func color(_ color: CellColor) -> TerminalColor {
    switch depth {
    case .none: .standard
    case .sixteen: .basic(palette.index(nearestTo: color))
    case .palette: .indexed(palette.index(nearestTo: color))
    case .full: .exact(color)
    }
  }
}
