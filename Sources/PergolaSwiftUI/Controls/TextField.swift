/// A field in which the user edits a line of text, or several lines if it grows vertically; or the text of a value.
///
/// Each edit writes the binding; a value that is set from outside is shown. While the field is empty it shows its
/// prompt, or else the text of its label.
public nonisolated struct TextField<Label: View>: View {
  /// The text, or the value with one.
  enum Content {
    case text(Binding<String>, Axis)
    case value(FieldValue)
  }

  private let content: Content
  private let label: Label
  private let prompt: Text?
  private let onEditingChanged: (Bool) -> Void
  private let onCommit: () -> Void

  init(
    _ content: Content, label: Label, prompt: Text?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.content = content
    self.label = label
    self.prompt = prompt
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates a field with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text, .horizontal), label: label(), prompt: prompt)
  }

  /// Creates a field with a view as its label that scrolls, or grows vertically with its lines within `lineLimit(_:)`.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(.text(text, axis), label: label(), prompt: prompt)
  }

  @MainActor public var body: some View {
    if let prompt = prompt ?? label as? Text {
      field(prompt)
    } else {
      LabelPrompt(label: label) { field($0) }
    }
  }

  @ViewBuilder @MainActor
  private func field(_ prompt: Text) -> some View {
    switch content {
    case .text(let text, .vertical):
      GrowingField(text: text, prompt: prompt, onEditingChanged: onEditingChanged)
    case .text(let text, .horizontal):
      EditableField(
        text: text, prompt: prompt, isSecure: false, onEditingChanged: onEditingChanged, onCommit: onCommit)
    case .value(let value):
      ValueField(value: value, prompt: prompt, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
  }
}

extension TextField where Label == Text {
  init(
    _ text: Binding<String>, prompt: Text, axis: Axis = .horizontal,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      .text(text, axis), label: prompt, prompt: prompt, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

/// A field with the first text of a view as its prompt.
struct LabelPrompt<Label: View, Field: View>: View {
  let label: Label
  let field: (Text) -> Field
  @Environment(\.self) private var environment

  var body: some View { field(Text(verbatim: title ?? "")) }

  /// The first text of the label, whose views are not shown themselves.
  private var title: String? {
    let node = Label._makeNode(label, NodeContext(graph: ViewGraph(), environment: environment))
    return node.items.allElements.lazy.compactMap(\.firstText).first
  }
}
