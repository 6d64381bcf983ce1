import Foundation

/// A value as the text of a field.
struct FieldValue {
  /// Returns the text of the present value.
  let text: () -> String
  /// Sets the value of a text. A text without a value leaves it, or sets nil.
  let set: (String) -> Void
}

/// A field in which the user edits the text of a value.
///
/// Each edit that gives a value writes the binding. The text stays as it was typed until editing ends; then it is that
/// of the value again.
struct ValueField: View {
  let value: FieldValue
  let prompt: Text
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  @State private var draft: Draft?

  /// A text as it was typed.
  private struct Draft: Equatable {
    let text: String
    /// The text of the value after the edit. Another one comes from a value that was set from outside.
    let formatted: String
  }

  var body: some View {
    EditableField(
      text: Binding(get: { text }, set: edit), prompt: prompt, isSecure: false,
      onEditingChanged: { isEditing in
        if !isEditing { draft = nil }
        onEditingChanged(isEditing)
      }, onCommit: onCommit)
  }

  private var text: String {
    let formatted = value.text()
    if let draft, draft.formatted == formatted { return draft.text }
    return formatted
  }

  private func edit(_ text: String) {
    value.set(text)
    draft = Draft(text: text, formatted: value.text())
  }
}

extension FieldValue {
  /// A value that a style formats and parses. A text without a value leaves it.
  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, _ format: Format)
  where Format.FormatOutput == String {
    self.init(
      text: { format.format(value.wrappedValue) },
      set: { text in
        if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
      })
  }

  /// A value that a style formats and parses, or nil, which has an empty text. A text without a value sets nil.
  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput?>, _ format: Format)
  where Format.FormatOutput == String {
    self.init(
      text: { value.wrappedValue.map(format.format) ?? "" },
      set: { text in value.wrappedValue = text.isEmpty ? nil : try? format.parseStrategy.parse(text) })
  }

  /// A value that a formatter formats and parses. A text without a value leaves it; an empty one sets an optional value
  /// to nil.
  init<Value>(_ value: Binding<Value>, _ formatter: any ParsingFormatter) {
    self.init(
      text: { formatter.text(of: value.wrappedValue) },
      set: { text in
        if text.isEmpty, let optional = Value.self as? any OptionalContent.Type {
          if let nothing = optional.nothing as? Value { value.wrappedValue = nothing }
        } else if let new = formatter.parsedValue(of: text) as? Value {
          value.wrappedValue = new
        }
      })
  }
}

/// An optional value, whose wrapped type is not known.
private protocol OptionalContent {
  /// nil as a value of the type.
  static var nothing: Any { get }
  /// The wrapped value.
  var content: Any? { get }
}

extension Optional: OptionalContent {
  static var nothing: Any { Self.none as Any }
  var content: Any? { map { $0 } }
}

extension Formatter {
  /// The text of a value; empty for nil.
  fileprivate func text(of value: Any) -> String {
    guard let optional = value as? any OptionalContent else { return string(for: value) ?? "" }
    return optional.content.flatMap { string(for: $0) } ?? ""
  }
}
