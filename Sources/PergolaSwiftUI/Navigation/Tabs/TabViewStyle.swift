/// The look of a tab view.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The look as the tab view shows it.
  nonisolated var _look: _TabViewLook { get }
}

/// The look of a tab view: one of those that exist.
public struct _TabViewLook: Equatable, Sendable {
  enum Kind: Equatable {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
  }

  let kind: Kind

  /// True if the user goes from page to page, without a bar.
  var isPaged: Bool { kind != .bar }
}

/// The style that the system chooses: a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// The style that the system chooses.
  public nonisolated init() {}
  /// The look as the tab view shows it.
  public nonisolated var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// A bar of tabs.
  public nonisolated init() {}
  /// The look as the tab view shows it.
  public nonisolated var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// Pages beside each other, through which the user swipes, with a dot for each at the bottom.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// The visibility of the dots.
  public struct IndexDisplayMode: Equatable, Sendable {
    private enum Kind { case automatic, always, never }

    private let kind: Kind

    /// Visible if there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always visible.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never visible.
    public static let never = IndexDisplayMode(kind: .never)

    /// True if the dots are visible for a number of pages.
    func isVisible(pages: Int) -> Bool { kind == .always && pages > 0 || kind == .automatic && pages > 1 }
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Pages with dots of a visibility.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  /// The look as the tab view shows it.
  public nonisolated var _look: _TabViewLook { _TabViewLook(kind: .pages(indexDisplayMode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that the system chooses: a bar of tabs.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages through which the user swipes, with dots if there are several.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages through which the user swipes, with dots of a visibility.
  public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  private enum TabViewLookKey: EnvironmentKey {
    static var defaultValue: _TabViewLook { _TabViewLook(kind: .bar) }
  }

  /// The look of tab views.
  fileprivate(set) var tabViewLook: _TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of tab views inside.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, style._look)
  }
}
