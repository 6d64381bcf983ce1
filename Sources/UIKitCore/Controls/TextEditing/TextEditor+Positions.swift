import Foundation

/// The parts of `UITextInput` that text views and text fields share.
extension TextEditor {
  /// Returns the position at a distance from another one, in UTF-16 units; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...document.length).contains(sum) ? UITextPosition(offset: sum) : nil
  }

  /// Compares two positions by their offsets.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Returns the range between two positions, in either order.
  func range(between first: UITextPosition, and second: UITextPosition) -> UITextRange {
    UITextRange(min(first.offset, second.offset)..<max(first.offset, second.offset))
  }

  /// Returns a caret inside the text.
  func caret(_ position: UITextPosition) -> TextCaret {
    TextCaret(offset: document.characterStart(at: position.offset), upstream: position.upstream)
  }

  /// Replaces a range, which grows to whole characters, and announces the change. Does not ask the delegate.
  func replace(_ range: UITextRange, withText text: String) {
    let text = isSingleLine ? text.onSingleLine : text
    replace(document.wholeCharacters(range.units), with: TextFragment(text, attributes: insertedAttributes))
    owner?.announceChange()
  }

  /// Returns the character at a point of the text; nil beside the text.
  func character(at point: CGPoint) -> UITextRange? {
    let nearest = text.caret(nearestTo: point)
    for start in [nearest.offset, document.character(before: nearest.offset)?.start ?? nearest.offset] {
      guard let end = document.character(after: start)?.end else { continue }
      if text.rects(of: start..<end, from: point.y, to: point.y).contains(where: { $0.contains(point) }) {
        return UITextRange(start..<end)
      }
    }
    return nil
  }
}

extension NSRange {
  /// Returns the part of the range inside a text; empty at the nearer end for a range outside of it.
  ///
  /// - Parameter textLength: the length of the text, in UTF-16 units.
  func clamped(toLength textLength: Int) -> Range<Int> {
    let start = min(max(0, location), textLength)
    return start..<(start + min(max(0, length), textLength - start))
  }
}
