import Foundation
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

// MARK: Palettes

/// A terminal's limited palette, with a search for the nearest colour.
///
/// The distance is that in Oklab (Ottosson 2020), in which equal distances look about equally large.
struct Palette {
  /// The maximum number of cached results. A screen has few colours.
  private static let memoryLimit = 4096

  private let entries: [(index: UInt8, place: Oklab)]
  private var memory: [CellColor: UInt8] = [:]

  private init(_ colors: [(UInt8, CellColor)]) {
    entries = colors.map { (index: $0.0, place: Oklab($0.1)) }
  }

  /// The sixteen basic colours, with xterm's defaults.
  static let sixteen = Palette(Palette.basic.enumerated().map { (UInt8($0.offset), $0.element) })

  /// The colour cube and the greys. The first sixteen colours are the user's choice and not reliable.
  static let cubeAndGreys: Palette = {
    func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
    var colors: [(UInt8, CellColor)] = []
    for red in 0..<6 {
      for green in 0..<6 {
        for blue in 0..<6 {
          colors.append(
            (
              UInt8(16 + 36 * red + 6 * green + blue),
              CellColor(red: level(red), green: level(green), blue: level(blue))
            ))
        }
      }
    }
    for step in 0..<24 {
      let grey = UInt8(8 + 10 * step)
      colors.append((UInt8(232 + step), CellColor(red: grey, green: grey, blue: grey)))
    }
    return Palette(colors)
  }()

  static let basic: [CellColor] = [
    CellColor(red: 0, green: 0, blue: 0), CellColor(red: 205, green: 0, blue: 0),
    CellColor(red: 0, green: 205, blue: 0), CellColor(red: 205, green: 205, blue: 0),
    CellColor(red: 0, green: 0, blue: 238), CellColor(red: 205, green: 0, blue: 205),
    CellColor(red: 0, green: 205, blue: 205), CellColor(red: 229, green: 229, blue: 229),
    CellColor(red: 127, green: 127, blue: 127), CellColor(red: 255, green: 0, blue: 0),
    CellColor(red: 0, green: 255, blue: 0), CellColor(red: 255, green: 255, blue: 0),
    CellColor(red: 92, green: 92, blue: 255), CellColor(red: 255, green: 0, blue: 255),
    CellColor(red: 0, green: 255, blue: 255), CellColor(red: 255, green: 255, blue: 255),
  ]

  /// Returns the index of the nearest colour.
  mutating func index(nearestTo color: CellColor) -> UInt8 {
    if let known = memory[color] { return known }
    let place = Oklab(color)
    var nearest = (index: UInt8(0), distance: Double.infinity)
    for entry in entries {
      let distance = place.squaredDistance(to: entry.place)
      if distance < nearest.distance { nearest = (entry.index, distance) }
    }
    if memory.count >= Self.memoryLimit { memory.removeAll(keepingCapacity: true) }
    memory[color] = nearest.index
    return nearest.index
  }
}

/// A colour in Oklab: lightness and two opponent axes.
struct Oklab {
  let lightness: Double
  private let a: Double
  private let b: Double

  init(_ color: CellColor) {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  func squaredDistance(to other: Oklab) -> Double {
    let (l, x, y) = (lightness - other.lightness, a - other.a, b - other.b)
    return l * l + x * x + y * y
  }
}
