/// The tabs of a tab view.
///
/// `Tab` and `TabSection` are tabs; apps compose them in types of their own with a `body`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype Body: TabContent
  /// The type of the values that select tabs; `Never` for tabs without values.
  associatedtype TabValue: Hashable = Body.TabValue

  /// The tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// The tabs as views with labels.
  @MainActor @preconcurrency var _tabs: AnyView { get }
}

extension TabContent {
  /// The tabs as a view.
  @MainActor @preconcurrency public var _tabs: AnyView {
    AnyView(ComposedView(owner: self) { $0.body._tabs })
  }
}

extension Never: TabContent {
  /// The values that select the tabs.
  public typealias TabValue = Never
}

/// Builds the tabs of a tab view from the statements of a closure. All have values of one type.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a tab view, as a view.
  public nonisolated struct Content<C: TabContent>: View {
    private let tabs: C

    init(tabs: C) { self.tabs = tabs }

    /// The view, which the environment's style draws.
    @MainActor public var body: some View { tabs._tabs }
  }

  /// Takes the body of tabs that a tab view shows itself.
  public static func buildExpression(_ content: Never) -> Never {}

  /// The body of tabs that a tab view shows itself.
  public static func buildBlock(_ content: Never) -> Never {}

  /// Takes the tabs of one statement.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// The tabs of a closure with one statement.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Joins the tabs of several statements, in their order.
  @MainActor public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TabGroup<TabValue> {
    TabGroup(_tabs: AnyView(TupleView(repeat TabPart(content: each content))))
  }

  /// The tabs of an `if` without `else`; no tabs if the condition is false.
  @MainActor public static func buildIf<C: TabContent>(_ content: C?) -> OptionalTabs<C> {
    OptionalTabs(_tabs: AnyView(content.map { $0._tabs }))
  }

  /// The tabs of the first branch of an `if` or a `switch`.
  @MainActor public static func buildEither<First: TabContent>(first: First) -> TabGroup<TabValue> {
    TabGroup(_tabs: AnyView(_ConditionalContent<AnyView, AnyView>(storage: .first(first._tabs))))
  }

  /// The tabs of the second branch of an `if` or a `switch`.
  @MainActor public static func buildEither<Second: TabContent>(second: Second) -> TabGroup<TabValue> {
    TabGroup(_tabs: AnyView(_ConditionalContent<AnyView, AnyView>(storage: .second(second._tabs))))
  }

  /// The tabs of an `if #available`.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
}

/// Several tabs as one.
public struct TabGroup<TabValue: Hashable>: TabContent {
  /// The tabs as a view.
  public let _tabs: AnyView
  /// There is no body: others show the content.
  public var body: Never { fatalError("TabGroup has no body; it stands for other tabs.") }
}

/// Tabs of a condition. Their type is that of the tabs, by which the compiler knows it where the condition is false.
public struct OptionalTabs<Content: TabContent>: TabContent {
  /// The values that select the tabs.
  public typealias TabValue = Content.TabValue
  /// The tabs as a view.
  public let _tabs: AnyView
  /// There is no body: others show the content.
  public var body: Never { fatalError("OptionalTabs has no body; it stands for other tabs.") }
}

/// One of several tabs, with its type, which is a part of the identity.
private struct TabPart<Content: TabContent>: View {
  let content: Content
  var body: some View { content._tabs }
}

extension ForEach: TabContent where Content: TabContent {
  /// The values that select the tabs.
  public typealias TabValue = Content.TabValue
  /// There is no body: others show the content.
  public var body: Never { fatalError("ForEach has no body; the tab view shows its tabs.") }

  /// Creates tabs for each element, with the element's identity.
  public init<Value: Hashable>(_ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content)
  where Value == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(tabsOf: data, content: content) { $0.id }
  }

  /// Creates tabs for each element, with the identity that the path leads to.
  public init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TabValue {
    self.init(tabsOf: data, content: content) { $0[keyPath: id] }
  }

  private init(
    tabsOf data: Data, content: @escaping (Data.Element) -> Content, identity: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    identify = { $0.update($1, identity) }
  }

  /// The tabs as a view.
  public var _tabs: AnyView {
    AnyView(ForEach<Data, ID, AnyView>(data: data, content: { content($0)._tabs }, identify: identify))
  }
}

/// Tabs with a change of the views that stand for them.
private struct ModifiedTabs<TabValue: Hashable>: TabContent {
  let _tabs: AnyView
  var body: Never { fatalError("Tabs with a modifier have no body; the tab view shows them.") }
}

extension TabContent {
  private func modified(@ViewBuilder _ change: (AnyView) -> some View) -> some TabContent<TabValue> {
    ModifiedTabs<TabValue>(_tabs: AnyView(change(_tabs)))
  }

  /// Shows a number at the tab's image. 0 shows nothing.
  public func badge(_ count: Int) -> some TabContent<TabValue> { modified { $0.badge(count) } }

  /// Shows a text at the tab's image; nil shows nothing.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { modified { $0.badge(label) } }

  /// Shows a localized text at the tab's image; nil shows nothing.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { modified { $0.badge(key) } }

  /// Shows a text at the tab's image; nil shows nothing.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { modified { $0.badge(label) } }

  /// Leaves the tab out.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    modified { tab in
      if !hidden { tab }
    }
  }
}

extension TabView {
  /// Creates a container whose selection is the value of the tab that is shown. A value that no tab has changes nothing.
  public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, tabs: Content(tabs: content()))
  }

  /// Creates a container that shows its first tab until the user selects another one.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init(selection: nil, tabs: Content(tabs: content()))
  }
}
