import RenderTree

/// A colour as a terminal is told of it.
enum TerminalColor: Hashable, Sendable {
  /// The terminal's own.
  case standard
  /// One of the first sixteen.
  case basic(UInt8)
  /// One of the 256.
  case indexed(UInt8)
  case exact(CellColor)
}

/// What a terminal draws characters with, until it is told otherwise.
struct Pen: Hashable, Sendable {
  var foreground = TerminalColor.standard
  var background = TerminalColor.standard
  var style = Cell.Style()

  /// As a terminal begins.
  static let standard = Pen()

  /// The styles that are seen without a character.
  static let stylesOfBlanks: Cell.Style = [.underline, .strikethrough, .reversed]

  /// Whether a blank looks the same with both pens.
  func drawsBlanks(like other: Pen) -> Bool {
    let reversed = style.contains(.reversed)
    guard style.intersection(Self.stylesOfBlanks) == other.style.intersection(Self.stylesOfBlanks),
      background == other.background
    else { return false }
    let showsForeground = reversed || !style.isDisjoint(with: [.underline, .strikethrough])
    return !showsForeground || foreground == other.foreground
  }

  // MARK: Escape sequences

  /// The shortest sequence from another pen to this one; empty where they are the same.
  func change(from old: Pen) -> String {
    guard self != old else { return "" }
    let step = "\u{1B}[" + steps(from: old).joined(separator: ";") + "m"
    let fresh = steps(from: .standard)
    let anew = fresh.isEmpty ? "\u{1B}[m" : "\u{1B}[0;" + fresh.joined(separator: ";") + "m"
    return anew.utf8.count < step.utf8.count ? anew : step
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

  /// What ends styles; bold and dim end together.
  private static let endings: [(Cell.Style, String)] = [
    ([.bold, .dim], "22"), (.italic, "23"), (.underline, "24"), (.reversed, "27"), (.strikethrough, "29"),
  ]
  private static let beginnings: [(Cell.Style, String)] = [
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
