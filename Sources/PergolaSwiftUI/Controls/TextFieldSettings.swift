@_spi(Toolkit) import UIKitCore

/// The properties of text fields that modifiers around them set.
struct TextFieldSettings: Equatable {
  var borderStyle = UITextField.BorderStyle.none
  var keyboardType = UIKeyboardType.default
  var contentType: UITextContentType?
  var capitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var returnKey = UIReturnKeyType.default

  @MainActor
  func apply(to field: UITextField) {
    field.borderStyle = borderStyle
    field.keyboardType = keyboardType
    field.textContentType = contentType
    field.autocapitalizationType = capitalization
    field.autocorrectionType = autocorrection
    field.returnKeyType = returnKey
  }

  /// Sets the properties that a text view has. Its return key begins a new line.
  @MainActor
  func apply(to view: UITextView) {
    view.keyboardType = keyboardType
    view.textContentType = contentType
    view.autocapitalizationType = capitalization
    view.autocorrectionType = autocorrection
  }
}

/// A look of text fields.
public protocol TextFieldStyle: Sendable {
  /// True if the field has a rounded border.
  var _hasBorder: Bool { get }
}

/// The standard look: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The standard look: without a border.
  public init() {}
  public var _hasBorder: Bool { false }
}

/// A look without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// A look without a border.
  public init() {}
  public var _hasBorder: Bool { false }
}

/// A look with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A look with a rounded border.
  public init() {}
  public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The standard look: without a border.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A look without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A look with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The capitalization of typed text.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let type: UITextAutocapitalizationType
  /// Letters as they are typed.
  public static let never = TextInputAutocapitalization(type: .none)
  /// A capital at the beginning of each word.
  public static let words = TextInputAutocapitalization(type: .words)
  /// A capital at the beginning of each sentence.
  public static let sentences = TextInputAutocapitalization(type: .sentences)
  /// Capitals only.
  public static let characters = TextInputAutocapitalization(type: .allCharacters)
}

/// The label of the key that submits.
public struct SubmitLabel: Hashable, Sendable {
  let type: UIReturnKeyType
  /// “Done”.
  public static let done = SubmitLabel(type: .done)
  /// “Go”.
  public static let go = SubmitLabel(type: .go)
  /// “Send”.
  public static let send = SubmitLabel(type: .send)
  /// “Join”.
  public static let join = SubmitLabel(type: .join)
  /// “Route”.
  public static let route = SubmitLabel(type: .route)
  /// “Search”.
  public static let search = SubmitLabel(type: .search)
  /// “Return”, the standard label.
  public static let `return` = SubmitLabel(type: .default)
  /// “Next”.
  public static let next = SubmitLabel(type: .next)
  /// “Continue”.
  public static let `continue` = SubmitLabel(type: .continue)
}

extension EnvironmentValues {
  private enum FieldSettingsKey: EnvironmentKey {
    static var defaultValue: TextFieldSettings { TextFieldSettings() }
  }
  private enum SubmitActionKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  /// The properties that modifiers set for the text fields inside.
  var fieldSettings: TextFieldSettings {
    get { self[FieldSettingsKey.self] }
    set { self[FieldSettingsKey.self] = newValue }
  }

  /// The action of the return key.
  var submitAction: (() -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text fields inside.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.fieldSettings.borderStyle, style._hasBorder ? .roundedRect : .none)
  }

  /// Sets the keyboard of the text fields inside.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.fieldSettings.keyboardType, type)
  }

  /// Sets the meaning of the text fields' content inside.
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View {
    environment(\.fieldSettings.contentType, type)
  }

  /// Sets the capitalization in the text fields inside; nil for that of sentences.
  public nonisolated func textInputAutocapitalization(_ capitalization: TextInputAutocapitalization?) -> some View {
    environment(\.fieldSettings.capitalization, capitalization?.type ?? .sentences)
  }

  /// Sets the capitalization in the text fields inside.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.fieldSettings.capitalization, style)
  }

  /// Sets whether the text fields inside correct what is typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.fieldSettings.autocorrection, disable ? .no : .default)
  }

  /// Sets whether the text fields inside correct what is typed.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.fieldSettings.autocorrection, disable == true ? .no : .default)
  }

  /// Sets the label of the key that submits in the text fields inside.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View {
    environment(\.fieldSettings.returnKey, label.type)
  }

  /// Performs an action when the user submits a text field inside. Those of views around follow.
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitAction) { outer in
      let before = outer
      outer = {
        action()
        before?()
      }
    }
  }
}
