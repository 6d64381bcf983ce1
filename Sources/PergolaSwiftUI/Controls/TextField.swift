import Foundation
@_spi(Toolkit) import UIKitCore

/// A field in which the user edits a line of text, or several lines if it grows vertically.
///
/// Each edit writes the binding; a value that is set from outside is shown.
public nonisolated struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text
  private let isSecure: Bool
  private let axis: Axis
  private let onEditingChanged: (Bool) -> Void
  private let onCommit: () -> Void

  init(
    _ text: Binding<String>, prompt: Text, isSecure: Bool = false, axis: Axis = .horizontal,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.text = text
    self.prompt = prompt
    self.isSecure = isSecure
    self.axis = axis
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  @MainActor public var body: some View {
    if axis == .vertical {
      GrowingField(text: text, prompt: prompt, onEditingChanged: onEditingChanged)
    } else {
      EditableField(
        text: text, prompt: prompt, isSecure: isSecure, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title, which is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, prompt: Text(titleKey)) }

  /// Creates a field with a title, which is shown while the field is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) { self.init(text, prompt: Text(title)) }

  /// Creates a field with a localized title and a prompt, which is shown instead while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt ?? Text(titleKey))
  }

  /// Creates a field with a title and a prompt, which is shown instead while the field is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt ?? Text(title))
  }

  /// Creates a field with a localized title that scrolls, or grows vertically with its lines within `lineLimit(_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text, prompt: Text(titleKey), axis: axis)
  }

  /// Creates a field with a title that scrolls, or grows vertically with its lines within `lineLimit(_:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(text, prompt: Text(title), axis: axis)
  }

  /// Creates a field with a localized title and a prompt that scrolls, or grows vertically with its lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text, prompt: prompt ?? Text(titleKey), axis: axis)
  }

  /// Creates a field with a title and a prompt that scrolls, or grows vertically with its lines.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text, prompt: prompt ?? Text(title), axis: axis)
  }

  /// Creates a field with actions for the beginning and the end of editing and for the return key.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with an action for the beginning and the end of editing.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text, prompt: Text(title), onEditingChanged: onEditingChanged)
  }

  /// Creates a field with actions for the beginning and the end of editing and for the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with an action for the beginning and the end of editing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text, prompt: Text(titleKey), onEditingChanged: onEditingChanged)
  }
}

/// A field whose text is hidden.
public nonisolated struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text

  @MainActor public var body: some View { TextField<Text>(text, prompt: prompt, isSecure: true) }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title, which is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.text = text
    prompt = Text(titleKey)
  }

  /// Creates a field with a title, which is shown while the field is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.text = text
    prompt = Text(title)
  }

  /// Creates a field with a localized title and a prompt, which is shown instead while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.text = text
    self.prompt = prompt ?? Text(titleKey)
  }

  /// Creates a field with a title and a prompt, which is shown instead while the field is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.text = text
    self.prompt = prompt ?? Text(title)
  }
}

/// The field of UIKit.
private struct EditableField: UIViewRepresentable {
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
    field.textAlignment = environment.multilineTextAlignment.uiAlignment
    environment.fieldSettings.apply(to: field)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
    let ideal = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? ideal.width, height: ideal.height)
  }
}

/// The connection of a field with its view.
private final class FieldCoordinator: NSObject, UITextFieldDelegate {
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
