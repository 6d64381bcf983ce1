import Foundation

/// Measures and breaks text: a value that belongs to a scene, because a terminal and a page disagree about both.
public protocol TextEngine: Sendable {
  /// The font's measures, in points.
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// Breaks text into lines that fit into `size`.
  ///
  /// - Parameter size: the room, in points. A width of infinity breaks only where the text itself does; the width is
  ///   also what lines are aligned in, where it is finite. The height limits the lines to those that fit whole, but
  ///   there is always one.
  /// - Complexity: O(n) in the text's length.
  func layout(_ text: StyledText, style: ParagraphStyle, in size: CGSize) -> TextLayout
}
