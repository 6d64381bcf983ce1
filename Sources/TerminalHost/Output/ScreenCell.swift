import RenderTree

/// A cell with the colours and characters of a given terminal.
struct ScreenCell: Hashable, Sendable {
  /// The text to write; empty for the right half of a wide character.
  var text: String
  /// The number of cells: 1 or 2, and 0 for the right half of a wide character.
  var cells: Int
  var pen: Pen

  static let blank = ScreenCell(text: " ", cells: 1, pen: .standard)

  /// Returns the right half of a wide character.
  static func continuation(of cell: ScreenCell) -> ScreenCell { ScreenCell(text: "", cells: 0, pen: cell.pen) }

  var isBlank: Bool { text == " " }

  /// True if all terminals agree on the width. They do not for emoji and for clusters of several scalars.
  var hasKnownWidth: Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return cells == 0 }
    return first.isASCII || !first.properties.isEmoji
  }

  /// The number of cells beyond its own that the text may take on a terminal without support for clusters.
  var spill: Int {
    let scalars = text.unicodeScalars
    guard scalars.count > 1 else { return 0 }
    return max(0, scalars.reduce(0) { $0 + CellWidth.of(Character($1)) } - cells)
  }
}

extension Character {
  /// The character as text without control functions; nil if nothing remains.
  ///
  /// The painter does not draw control characters; this is the last check before the terminal.
  var sanitizedText: String? {
    let scalars = unicodeScalars
    if let first = scalars.first, scalars.count == 1, first.value >= 0x20, first.value < 0x7F { return String(first) }
    var kept = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate: continue
      default:
        if scalar.properties.isBidiControl { continue }
        kept.append(scalar)
      }
    }
    // A trailing joiner would merge the next cell's character into this one.
    while kept.last == "\u{200D}" { kept.removeLast() }
    return kept.isEmpty ? nil : String(kept)
  }
}

// MARK: Colours and styles

/// The colours and the style with which a terminal draws characters.
struct Pen: Hashable, Sendable {
  var foreground = TerminalColor.standard
  var background = TerminalColor.standard
  var style = CharacterCell.Style()

  /// A terminal's initial pen.
  static let standard = Pen()

  /// The styles that are visible on blanks.
  static let stylesOfBlanks: CharacterCell.Style = [.underline, .strikethrough, .reversed]

  /// Returns true if both pens draw blanks in the same way.
  func drawsBlanks(like other: Pen) -> Bool {
    let reversed = style.contains(.reversed)
    guard style.intersection(Self.stylesOfBlanks) == other.style.intersection(Self.stylesOfBlanks),
      background == other.background
    else { return false }
    let showsForeground = reversed || !style.isDisjoint(with: [.underline, .strikethrough])
    return !showsForeground || foreground == other.foreground
  }

  /// Returns the pen most similar to this one that draws blanks like another.
  func forBlanks(like other: Pen) -> Pen {
    var pen = self
    pen.background = other.background
    pen.style.subtract(Self.stylesOfBlanks)
    pen.style.formUnion(other.style.intersection(Self.stylesOfBlanks))
    if !pen.style.isDisjoint(with: Self.stylesOfBlanks) { pen.foreground = other.foreground }
    return pen
  }

  // MARK: Escape sequences

  /// Returns the shortest sequence that changes another pen to this one; empty if they are equal.
  func change(from old: Pen) -> String {
    guard self != old else { return "" }
    let step = "\u{1B}[" + steps(from: old).joined(separator: ";") + "m"
    let fresh = steps(from: .standard)
    let reset = fresh.isEmpty ? "\u{1B}[m" : "\u{1B}[0;" + fresh.joined(separator: ";") + "m"
    return reset.utf8.count < step.utf8.count ? reset : step
  }

  private func steps(from old: Pen) -> [String] {
    var codes: [String] = []
    var left = old.style
    for (styles, off) in Self.endings where !left.intersection(styles).subtracting(style).isEmpty {
      codes.append(off)
      left.subtract(styles)
    }
    for (single, on) in Self.beginnings where style.contains(single) && !left.contains(single) { codes.append(on) }
    if foreground != old.foreground { codes.append(foreground.code(base: 30)) }
    if background != old.background { codes.append(background.code(base: 40)) }
    return codes
  }

  /// The codes that end styles; bold and dim end together.
  private static let endings: [(CharacterCell.Style, String)] = [
    ([.bold, .dim], "22"), (.italic, "23"), (.underline, "24"), (.reversed, "27"), (.strikethrough, "29"),
  ]
  private static let beginnings: [(CharacterCell.Style, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reversed, "7"), (.strikethrough, "9"),
  ]
}

/// A colour in a terminal's sequences.
enum TerminalColor: Hashable, Sendable {
  /// The terminal's default colour.
  case standard
  /// One of the sixteen basic colours.
  case basic(UInt8)
  /// One of the 256 palette colours.
  case indexed(UInt8)
  case exact(CellColor)
}

extension TerminalColor {
  /// - Parameter base: 30 for the foreground, 40 for the background.
  fileprivate func code(base: Int) -> String {
    switch self {
    case .standard: "\(base + 9)"
    case .basic(let index): index < 8 ? "\(base + Int(index))" : "\(base + 60 + Int(index) - 8)"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .exact(let color): "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
