import Foundation
import RenderTree

/// The text with plain attributes.
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
  /// The text of the runs from left to right, each in logical order.
  var text: String { runs.map(\.text).joined() }

  /// The clusters in visual order, from left to right.
  var visualText: String {
    runs.map { $0.isRightToLeft ? String($0.text.reversed().map(BidiMirroring.mirrored)) : $0.text }.joined()
  }
}

extension TextLayout {
  var shown: [String] { lines.map(\.text) }
  var visualTexts: [String] { lines.map(\.visualText) }
}
