/// A field whose text is hidden.
public nonisolated struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  private let onCommit: () -> Void

  /// Creates a field with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
    self.prompt = prompt
    onCommit = {}
  }

  private init(_ text: Binding<String>, label: Label, prompt: Text? = nil, onCommit: @escaping () -> Void = {}) {
    self.text = text
    self.label = label
    self.prompt = prompt
    self.onCommit = onCommit
  }

  @MainActor public var body: some View {
    if let prompt = prompt ?? label as? Text {
      field(prompt)
    } else {
      LabelPrompt(label: label) { field($0) }
    }
  }

  @MainActor
  private func field(_ prompt: Text) -> some View {
    EditableField(text: text, prompt: prompt, isSecure: true, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title, which is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, label: Text(titleKey)) }

  /// Creates a field with a title, which is shown while the field is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) { self.init(text, label: Text(title)) }

  /// Creates a field with a localized title and a prompt, which is shown instead while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, label: Text(titleKey), prompt: prompt)
  }

  /// Creates a field with a title and a prompt, which is shown instead while the field is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text, label: Text(title), prompt: prompt)
  }

  /// Creates a field with an action for the return key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, label: Text(titleKey), onCommit: onCommit)
  }

  /// Creates a field with an action for the return key.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, label: Text(title), onCommit: onCommit)
  }
}
