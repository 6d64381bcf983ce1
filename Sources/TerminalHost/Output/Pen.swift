import RenderTree

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
