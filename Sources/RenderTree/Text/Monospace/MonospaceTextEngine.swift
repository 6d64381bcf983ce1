import Foundation

/// Measures text in the cells of a character grid, as a terminal shows it: a cell is 8 by 16 points, whatever the font.
///
/// A grapheme cluster takes no cell, one or two: East Asian wide characters and emoji two, a mark that stands alone
/// none. Kerning counts in whole cells. Lines break by a subset of UAX #14 and are reordered by UAX #9, of which
/// mirroring (L4) is left to who draws: the text of a right-to-left run has its source's brackets.
///
/// Every text can be laid out, and nothing that a terminal would obey is in a layout's runs: a control character is
/// shown as U+FFFD, a tab as four spaces, formatting characters (bidirectional controls, soft hyphens, zero-width
/// spaces) have their effect and are left out, and every sort of line end ends a line. Empty text has no lines.
///
/// Where the number of lines is limited, the text is read no further than it is shown; a paragraph's direction and
/// levels then follow from that part of it.
public struct MonospaceTextEngine: TextEngine {
  /// The size of a cell, in points.
  public static let cell = CGSize(width: 8, height: 16)

  /// An engine whose characters are cells of 8 by 16 points.
  public init() {}

  /// The same for every font: a line is one cell high, and capitals stand in its middle.
  public func metrics(of font: FontDescriptor) -> FontMetrics {
    FontMetrics(ascender: 12, descender: -4, capHeight: 8, xHeight: 6)
  }

  /// Breaks the text to the size, in points, and places it in whole cells.
  public func layout(_ text: StyledText, style: ParagraphStyle, in size: CGSize) -> TextLayout {
    guard text.runs.contains(where: { !$0.text.isEmpty }) else {
      return TextLayout(text: text, lines: [], size: .zero, isTruncated: false)
    }
    var layouter = MonospaceLayouter(text, style: style, size: size)
    layouter.run()
    return TextLayout(
      text: text, lines: layouter.lines, size: layouter.extent, isTruncated: layouter.isTruncated)
  }
}
