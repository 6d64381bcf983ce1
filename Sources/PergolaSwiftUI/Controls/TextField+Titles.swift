/// Fields with texts as titles.
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
