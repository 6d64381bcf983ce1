import Foundation

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab for searches: it stands at the end, and has a magnifying glass unless it has a label.
  public static let search = TabRole(name: "search")
}

/// A view of a tab view, with its tab.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The values that select the tabs.
  public typealias TabValue = Value

  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  private init(_ value: Value?, _ role: TabRole?, _ content: Content, _ label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }

  /// Creates a tab that a value selects, with the first text and the first image of views.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, role, content(), label())
  }

  /// There is no body: others show the content.
  public var body: Never { fatalError("Tab has no body; the tab view shows it.") }

  /// The tabs as a view.
  public var _tabs: AnyView {
    let page = VStack { content }
      .tabItem { label }
      .modifier(TraitModifier<TabRoleTrait>(value: role))
    guard let value else { return AnyView(page) }
    return AnyView(page.tag(value))
  }
}

extension Tab where Value == Never {
  /// Creates a tab with the first text and the first image of views.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, role, content(), label())
  }
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel: View {
  fileprivate let title: Text?
  fileprivate let image: Image?

  public var body: some View {
    if let title { title }
    if let image { image }
  }

  fileprivate static var search: DefaultTabLabel {
    DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab that a value selects, with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab that a value selects, with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab that a value selects, with a localized title and an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab that a value selects, with a title and an image of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab that a value selects, with the label of its purpose.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value, role, content(), .search)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a localized title and an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a title and an image of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab with the label of its purpose.
  public init(role: TabRole, @ViewBuilder content: () -> Content) { self.init(nil, role, content(), .search) }
}

/// The key of the purpose of a tab; a nil value means none.
enum TabRoleTrait: ElementTrait {
  typealias Value = TabRole?
}

/// Several tabs that belong together. A tab view shows them beside its other tabs. The title is for a sidebar, which no tab view
/// has.
public struct TabSection<Value: Hashable, Content: TabContent, Header: View>: TabContent
where Content.TabValue == Value {
  /// The values that select the tabs.
  public typealias TabValue = Value

  private let content: Content

  /// Creates a section with views as its title.
  public init(@TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// There is no body: others show the content.
  public var body: Never { fatalError("TabSection has no body; the tab view shows its tabs.") }
  /// The tabs as a view.
  public var _tabs: AnyView { content._tabs }
}

extension TabSection where Header == Text {
  /// Creates a section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<Value> content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a title.
  public init(@TabContentBuilder<Value> content: () -> Content) { self.init(content: content) { EmptyView() } }
}
