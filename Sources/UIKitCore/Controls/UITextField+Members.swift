extension UITextField {
  /// The members of text fields that are found by name.
  static let textFieldMembers: [ObjectMember] = [
    .delegate("delegate", \UITextField.delegate),
    .unobserved("attributedPlaceholder", \UITextField.attributedPlaceholder),
    .unobserved("font", \UITextField.font),
    .unobserved("isSecureTextEntry", \UITextField.isSecureTextEntry),
    .unobserved("placeholder", \UITextField.placeholder),
    .unobserved("text", \UITextField.text),
    .unobserved("textAlignment", \UITextField.textAlignment),
    .unobserved("textColor", \UITextField.textColor),
  ]
}

extension UITextView {
  /// The members of text views that are found by name.
  static let textViewMembers: [ObjectMember] = [
    .delegate("delegate", \UITextView.delegate),
    .unobserved("attributedText", \UITextView.attributedText),
    .unobserved("font", \UITextView.font),
    .unobserved("text", \UITextView.text),
    .unobserved("textAlignment", \UITextView.textAlignment),
    .unobserved("textColor", \UITextView.textColor),
  ]
}

extension UISearchBar {
  /// The members of search bars that are found by name.
  static let searchBarMembers: [ObjectMember] = [.delegate("delegate", \UISearchBar.delegate)]
}
