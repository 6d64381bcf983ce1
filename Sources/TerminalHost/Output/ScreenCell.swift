import RenderTree

/// A cell as a certain terminal shows it.
struct ScreenCell: Hashable, Sendable {
  /// What is written; empty in the right half of a wide character.
  var text: String
  /// The cells that it takes: 1 or 2, and 0 for the right half of a wide character.
  var cells: Int
  var pen: Pen

  static let blank = ScreenCell(text: " ", cells: 1, pen: .standard)

  /// What stands in the right half of a wide character.
  static func continuation(of cell: ScreenCell) -> ScreenCell { ScreenCell(text: "", cells: 0, pen: cell.pen) }

  var isBlank: Bool { text == " " }

  /// Whether every terminal agrees on how far the cursor moves. On emoji, and on clusters of several scalars, they
  /// do not.
  var hasCertainWidth: Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return cells == 0 }
    return first.isASCII || !first.properties.isEmoji
  }

  /// How far a terminal that knows nothing of clusters might draw beyond the cells.
  var spill: Int {
    let scalars = text.unicodeScalars
    guard scalars.count > 1 else { return 0 }
    return max(0, scalars.reduce(0) { $0 + CellWidth.of(Character($1)) } - cells)
  }
}

extension Character {
  /// The character as text that cannot be taken for a command; nil where nothing of it may be written.
  ///
  /// A painter draws no control characters; this is the last gate before the terminal.
  var harmlessText: String? {
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
    // A joiner at the end would draw the next cell's character into this one.
    while kept.last == "\u{200D}" { kept.removeLast() }
    return kept.isEmpty ? nil : String(kept)
  }
}
