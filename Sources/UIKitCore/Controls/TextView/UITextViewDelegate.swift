import Foundation

/// Decides about and observes editing in a text view. All methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns true to let editing begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns true to let editing end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns true to allow the user's change. Not called for programmatic changes.
  ///
  /// - Parameter range: in UTF-16 units of the current text.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// Called after the user changed the text, after `textViewDidChangeSelection(_:)`. Not called for programmatic changes.
  func textViewDidChange(_ textView: UITextView)

  /// Called after the insertion point or the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) { AbsentMethod.note() }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) { AbsentMethod.note() }
  /// True.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) { AbsentMethod.note() }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) { AbsentMethod.note() }
}
