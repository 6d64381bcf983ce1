import Foundation

/// Fields for values that a style of formats turns into texts and back.
extension TextField {
  /// Creates a field for a value, with a view as its label. Edits that the style can parse write the binding; when
  /// editing ends, the text is that of the value again.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(.value(FieldValue(value, format)), label: label(), prompt: prompt)
  }

  /// Creates a field for an optional value, with a view as its label. Edits that the style cannot parse set nil.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(.value(FieldValue(value, format)), label: label(), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value, with a localized title. Edits that the style can parse write the binding; when editing
  /// ends, the text is that of the value again.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value, with a title. Edits that the style can parse write the binding; when editing ends, the
  /// text is that of the value again.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for an optional value, with a localized title. Edits that the style cannot parse set nil.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for an optional value, with a title. Edits that the style cannot parse set nil.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

/// Fields for values that a formatter turns into texts and back.
extension TextField {
  /// Creates a field for a value, with a view as its label. Edits that the formatter can parse write the binding; an
  /// empty text sets an optional value to nil. When editing ends, the text is that of the value again.
  public init<Value>(
    value: Binding<Value>, formatter: any ParsingFormatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.value(FieldValue(value, formatter)), label: label(), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value, with a localized title. Edits that the formatter can parse write the binding; an empty
  /// text sets an optional value to nil. When editing ends, the text is that of the value again.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: any ParsingFormatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value, with a title. Edits that the formatter can parse write the binding; an empty text sets
  /// an optional value to nil. When editing ends, the text is that of the value again.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: any ParsingFormatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value, with a localized title and actions for the beginning and the end of editing and for
  /// the return key.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: any ParsingFormatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      .value(FieldValue(value, formatter)), label: Text(titleKey), prompt: nil, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// Creates a field for a value, with a title and actions for the beginning and the end of editing and for the return
  /// key.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: any ParsingFormatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      .value(FieldValue(value, formatter)), label: Text(title), prompt: nil, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
}
