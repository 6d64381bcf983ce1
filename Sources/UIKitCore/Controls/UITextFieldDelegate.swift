import Foundation

/// Decides about and observes editing in a text field. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns true to let editing begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns true to let editing end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended, unless the method with a reason is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of the method without a reason, which the default implementation calls.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns true to allow the user's change. Not called for programmatic changes.
  ///
  /// - Parameter range: in UTF-16 units of the current text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// Called after the insertion point or the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns true to let the clear button clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns true for the default behaviour of the return key: it sends `editingDidEndOnExit` and
  /// `primaryActionTriggered`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) { AbsentMethod.note() }
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) { AbsentMethod.note() }
  /// Calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    AbsentMethod.note()
    textFieldDidEndEditing(textField)
  }
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) { AbsentMethod.note() }
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    AbsentMethod.note()
    return true
  }
}
