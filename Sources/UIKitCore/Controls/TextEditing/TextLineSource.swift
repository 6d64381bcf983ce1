import Foundation

/// The lines of an edited text as they are drawn, for movement that depends on them.
@MainActor
protocol TextLineSource: AnyObject {
  /// Returns the next position to the right or the left; the same one at the end of the text.
  func caret(beside caret: TextCaret, toRight: Bool) -> TextCaret

  /// Returns the position in the line above or below; nil if there is no such line.
  ///
  /// - Parameter x: the horizontal position to stay near to.
  func caret(fromLineOf caret: TextCaret, down: Bool, near x: CGFloat) -> TextCaret?

  /// Returns the start or the end of the line.
  func lineEdge(of caret: TextCaret, atEnd: Bool) -> TextCaret

  /// Returns the rectangle of the insertion point, in the text's coordinates.
  func caretRect(_ caret: TextCaret) -> CGRect

  /// Returns the position nearest to a point, in the text's coordinates.
  func caret(nearestTo point: CGPoint) -> TextCaret

  /// Returns the rectangles of a range that overlap a vertical extent of the text, from top to bottom.
  func rects(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect]

  /// True if the paragraph of an offset reads from right to left.
  func isRightToLeft(at offset: Int) -> Bool
}
