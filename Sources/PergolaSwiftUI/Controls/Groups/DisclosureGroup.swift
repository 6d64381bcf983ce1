/// A label that shows and hides content below it when it is tapped.
///
/// In a list the label is a row, and the views of the content are rows below it, one level further in. The content is made
/// when it is shown; its state is gone when it is hidden.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isExpandedHere = false

  private init(isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  /// Creates a group that is collapsed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  /// Creates a group that is expanded as a binding says.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }

  @MainActor public var body: some View {
    StyleableView(
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(content: AnyView(label)),
        content: DisclosureGroupStyleConfiguration.Content(make: { [content] in AnyView(content()) }),
        isExpanded: isExpanded ?? $isExpandedHere)
    ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, which is collapsed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }

  /// Creates a group with a title, which is collapsed at first.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(title), content: content)
  }

  /// Creates a group with a title, which is expanded as a binding says.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
  }

  /// Creates a group with a title, which is expanded as a binding says.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(title), content: content)
  }
}
