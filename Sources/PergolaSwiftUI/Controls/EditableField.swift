import Foundation
@_spi(Toolkit) import UIKitCore

/// A field of one line, that of UIKit.
struct EditableField: UIViewRepresentable {
  @Binding var text: String
  let prompt: Text
  let isSecure: Bool
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    let coordinator = context.coordinator
    field.delegate = coordinator
    field.addAction(
      UIAction { [unowned field] _ in coordinator.write(field.text ?? "") }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let environment = context.environment
    context.coordinator.write = { if text != $0 { text = $0 } }
    context.coordinator.editingChanged = onEditingChanged
    context.coordinator.submit = {
      onCommit()
      environment.submitAction?()
    }
    // The caret stays where it is unless the text has changed from outside.
    if field.text != text { field.text = text }
    field.placeholder = prompt.string(in: environment)
    field.isSecureTextEntry = isSecure
    field.isEnabled = environment.isEnabled
    field.font = environment.uiFont
    field.adjustsFontForContentSizeCategory = true
    field.textAlignment = environment.multilineTextAlignment.uiAlignment
    environment.fieldSettings.apply(to: field)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
    let ideal = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? ideal.width, height: ideal.height)
  }
}

/// The connection of a field with its view.
final class FieldCoordinator: NSObject, UITextFieldDelegate {
  var write: (String) -> Void = { _ in }
  var editingChanged: (Bool) -> Void = { _ in }
  var submit: () -> Void = {}

  func textFieldDidBeginEditing(_ textField: UITextField) { editingChanged(true) }
  func textFieldDidEndEditing(_ textField: UITextField) { editingChanged(false) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    submit()
    textField.resignFirstResponder()
    return true
  }
}
