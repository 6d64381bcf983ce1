import Foundation

/// A view with editable text, which apps can read and change by positions and ranges.
///
/// A part of the original's protocol, without the members for input methods of an on-screen keyboard. A position is
/// valid until the text changes; one beyond the end counts as the end.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The selection; empty at the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// The text that is still composed; nil if there isn't any.
  var markedTextRange: UITextRange? { get }

  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces a range without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// Replaces the composed text or the selection by composed text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composition; its text stays.
  func unmarkText()

  /// Returns the range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in UTF-16 units; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the first rectangle of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the insertion point at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the position nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the character at a point of the view; nil if there isn't one.
  func characterRange(at point: CGPoint) -> UITextRange?
}
