import Foundation

/// A view with a label before it. Together they are as wide as their place.
public nonisolated struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a view with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor public var body: some View {
    StyleableView(
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
        content: LabeledContentStyleConfiguration.Content(content: AnyView(content)))
    ) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a view with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a view with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a localized title.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a text with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a formatted value with a localized title.
  public init<Format: FormatStyle>(_ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a formatted value with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

/// A label before its content.
struct LabeledContentRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if labelsVisibility == .hidden {
      content
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        content.foregroundStyle(.secondary)
      }
    }
  }
}
