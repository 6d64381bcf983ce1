import RenderTree
import SeededRandomness

/// Grids that change at random, with letters, wide characters, emoji of many scalars, and control characters.
struct RandomScreens {
  private var randomness: Randomness
  private(set) var grid: CellGrid

  init(seed: UInt64, width: Int, height: Int) {
    randomness = Randomness(seed: seed)
    grid = CellGrid(width: width, height: height)
  }

  private static let narrow: [Character] = [
    "a", "b", "Z", "7", "~", "é", "e\u{301}", "ß", "─", "▀", "▄", "☼", "\u{1B}", "\u{9B}", "\r\n", "\u{7}", "\u{202E}",
    "ا", "ท",
  ]
  private static let wide: [Character] = ["漢", "字", "한", "👍", "👩‍👩‍👧‍👦", "🇩🇪", "❤️", "🏳️‍🌈", "👋🏽"]
  private static let colors: [CellColor?] = [
    nil, CellColor(red: 0, green: 0, blue: 0), CellColor(red: 255, green: 255, blue: 255),
    CellColor(red: 10, green: 132, blue: 255), CellColor(red: 52, green: 199, blue: 89),
    CellColor(red: 242, green: 242, blue: 247),
  ]
  private static let styles: [CharacterCell.Style] = [
    [], [], [], .bold, .italic, [.bold, .underline], .dim, .reversed, [.strikethrough, .dim, .bold],
  ]

  /// Changes a cell, a stretch, an area, the order of rows, or the size.
  mutating func step() {
    guard grid.width > 0, grid.height > 0 else { return resize() }
    switch Int.random(in: 0..<40, using: &randomness) {
    case 0: resize()
    case 1...3: scroll()
    case 4...6: fill()
    case 7: grid = CellGrid(width: grid.width, height: grid.height)
    case 8...20: write(Int.random(in: 1...max(1, grid.width), using: &randomness))
    default: write(Int.random(in: 1...3, using: &randomness))
    }
  }

  private mutating func resize() {
    grid = CellGrid(
      width: Int.random(in: 1...50, using: &randomness), height: Int.random(in: 1...12, using: &randomness))
  }

  private mutating func scroll() {
    let old = grid
    let distance = Int.random(in: -2...2, using: &randomness)
    for row in 0..<grid.height where (0..<grid.height).contains(row + distance) {
      for column in 0..<grid.width { grid[column, row] = old[column, row + distance] }
    }
  }

  private mutating func fill() {
    let color = Self.colors.randomElement(using: &randomness) ?? nil
    let columns = Int.random(in: 0..<grid.width, using: &randomness)..<grid.width
    for row in Int.random(in: 0..<grid.height, using: &randomness)..<grid.height {
      for column in columns { grid[column, row].background = color }
    }
  }

  private mutating func write(_ count: Int) {
    let row = Int.random(in: 0..<grid.height, using: &randomness)
    var column = Int.random(in: 0..<grid.width, using: &randomness)
    let style = Self.styles.randomElement(using: &randomness) ?? []
    let foreground = Self.colors.randomElement(using: &randomness) ?? nil
    let background = Self.colors.randomElement(using: &randomness) ?? nil
    for _ in 0..<count where column < grid.width {
      let choice = Int.random(in: 0..<10, using: &randomness)
      clear(column, row)
      if choice == 0, column + 1 < grid.width, let character = Self.wide.randomElement(using: &randomness) {
        clear(column + 1, row)
        grid[column, row] = CharacterCell(
          character: character, kind: .text, style: style, foreground: foreground, background: background)
        grid[column + 1, row] = CharacterCell(
          kind: .continuation, style: style, foreground: foreground, background: background)
        column += 2
      } else {
        let character = choice < 4 ? " " : Self.narrow.randomElement(using: &randomness) ?? "x"
        grid[column, row] = CharacterCell(
          character: character, kind: choice < 4 ? .blank : .text, style: style, foreground: foreground,
          background: background)
        column += 1
      }
    }
  }

  private mutating func clear(_ column: Int, _ row: Int) {
    if grid[column, row].kind == .continuation, column > 0 { grid[column - 1, row] = .empty }
    if column + 1 < grid.width, grid[column + 1, row].kind == .continuation { grid[column + 1, row] = .empty }
    grid[column, row] = .empty
  }
}
