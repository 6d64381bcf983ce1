/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  /// Creates a group with views for the place of a menu's title.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }

  /// The view, which the environment's style draws.
  @MainActor public var body: some View {
    StyleableView(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(content: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(content: label))
    ) { ControlGroupView(configuration: $0) }
  }
}

/// A group without a style of the app's, whose style reads the environment.
private struct ControlGroupView: View {
  let configuration: ControlGroupStyleConfiguration
  private let style = ConnectedStyle(style: AutomaticControlGroupStyle())

  init(configuration: ControlGroupStyleConfiguration) { self.configuration = configuration }

  var body: some View { style.style.makeBody(configuration: configuration) }
}

/// The controls of a group with a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  fileprivate let content: Content
  /// The controls.
  @MainActor public var body: some View { content }
}

extension ControlGroup {
  /// Creates a group with a localized title for its place in a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title for its place in a menu.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a localized title and a symbol for its place in a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group with a title and a symbol for its place in a menu.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group of a configuration, in the style around that of the configuration.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
  }
}
