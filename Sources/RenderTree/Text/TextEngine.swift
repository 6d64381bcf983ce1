import Foundation

/// A text engine, which measures text and breaks it into lines. It belongs to a scene, because a terminal and a picture
/// measure differently.
public protocol TextEngine: Sendable {
  /// The installed fonts that text can be drawn in, besides the system's; empty if all text looks alike.
  var faces: [FontFace] { get }

  /// Adds font files of an app to the fonts that text can be drawn in. Files that were added before stay as they are.
  func add(fontFiles: [URL])

  /// Returns the metrics of a font, in points.
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// Breaks text into lines that fit into `size`.
  ///
  /// - Parameter size: the available size, in points. With an infinite width, lines end only at line separators; a
  ///   finite width also is the width for alignment. The height limits the number of lines to those that fit entirely,
  ///   but at least one.
  /// - Complexity: O(*n*) in the text's length.
  func layout(_ text: StyledText, style: ParagraphStyle, in size: CGSize) -> TextLayout
}

extension TextEngine {
  /// No fonts, as for a terminal, which has a font of its own.
  public var faces: [FontFace] { [] }

  /// Does nothing, as for a terminal.
  public func add(fontFiles: [URL]) {}
}
