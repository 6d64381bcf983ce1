import Foundation

/// A text engine that measures text in the cells of a character grid, as a terminal does. A cell is 8 by 16 points for
/// every font.
///
/// A grapheme cluster takes zero, one or two cells: East Asian wide characters and emoji take two, a mark on its own
/// takes none. Kerning is rounded to whole cells. Lines break by a subset of UAX #14 and are reordered by UAX #9.
/// Mirroring (L4) is left to the host: the text of a right-to-left run has the brackets of its source.
///
/// Every text can be laid out, and the runs of a layout contain no terminal control codes: a control character becomes
/// U+FFFD, a tab four spaces. Formatting characters (bidirectional controls, soft hyphens, zero-width spaces) take
/// effect and are left out, and every kind of line separator ends a line. Empty text has no lines.
///
/// With a limited number of lines, only the visible part of the text is read. The paragraph's direction and levels then
/// follow from that part.
public struct MonospaceTextEngine: TextEngine {
  /// The size of a cell, in points.
  public static let cell = CGSize(width: 8, height: 16)

  /// The metrics of every font, in points.
  static let metrics = FontMetrics(ascender: 12, descender: -4, capHeight: 8, xHeight: 6)

  /// An engine with cells of 8 by 16 points.
  public init() {}

  /// Returns the same metrics for every font: a line is one cell high, and capitals are at its centre.
  public func metrics(of font: FontDescriptor) -> FontMetrics { Self.metrics }

  /// Breaks the text into lines for a size in points, and places it in whole cells.
  public func layout(_ text: StyledText, style: ParagraphStyle, in size: CGSize) -> TextLayout {
    guard text.runs.contains(where: { !$0.text.isEmpty }) else {
      return TextLayout(text: text, lines: [], size: .zero, isTruncated: false)
    }
    var layouter = MonospaceLayouter(text, style: style, size: size)
    layouter.layout()
    return TextLayout(
      text: text, lines: layouter.lines, size: layouter.size, isTruncated: layouter.isTruncated)
  }
}
