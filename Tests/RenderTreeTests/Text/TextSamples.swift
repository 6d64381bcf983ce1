import Foundation
import RenderTree

/// The text in plain looks.
func plain(_ text: String) -> StyledText {
  StyledText(text, TextAttributes(font: FontDescriptor(size: 17), color: .black))
}

/// A text laid out in a width of cells.
func layout(
  _ text: String, columns: Int? = nil, rows: Int? = nil, lines: Int = 0,
  _ lineBreak: ParagraphStyle.LineBreak = .byTruncatingTail,
  alignment: ParagraphStyle.Alignment = .natural, direction: ParagraphStyle.Direction = .natural
) -> TextLayout {
  let style = ParagraphStyle(
    alignment: alignment, lineBreak: lineBreak, maximumLines: lines, direction: direction)
  let size = CGSize(
    width: columns.map { CGFloat($0) * 8 } ?? .infinity, height: rows.map { CGFloat($0) * 16 } ?? .infinity)
  return MonospaceTextEngine().layout(plain(text), style: style, in: size)
}

extension TextLayout.Line {
  /// The runs from left to right, each in logical order.
  var text: String { runs.map(\.text).joined() }

  /// The clusters from left to right as they are seen.
  var picture: String {
    runs.map { $0.isRightToLeft ? String($0.text.reversed().map(BidiMirroring.mirrored)) : $0.text }.joined()
  }
}

extension TextLayout {
  var shown: [String] { lines.map(\.text) }
  var pictures: [String] { lines.map(\.picture) }
}

/// Random numbers that are the same in every run (SplitMix64; Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
