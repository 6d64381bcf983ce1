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
