@_spi(Toolkit) import UIKitCore

/// A text field among the actions of an alert. The alert shows a field of its own with the same settings, and each edit
/// there is one of this field.
@MainActor
struct AlertField {
  /// The field that the view made.
  let field: UITextField

  /// Adds the field to an alert.
  func add(to alert: UIAlertController) {
    alert.addTextField { shown in
      shown.text = field.text
      shown.placeholder = field.placeholder
      shown.isSecureTextEntry = field.isSecureTextEntry
      shown.isEnabled = field.isEnabled
      shown.keyboardType = field.keyboardType
      shown.returnKeyType = field.returnKeyType
      shown.autocapitalizationType = field.autocapitalizationType
      shown.autocorrectionType = field.autocorrectionType
      shown.textContentType = field.textContentType
      shown.addAction(
        UIAction { [unowned shown] _ in
          field.text = shown.text
          field.sendActions(for: .editingChanged)
        }, for: .editingChanged)
    }
  }
}
