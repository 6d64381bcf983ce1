import UIKitCore

/// The look of split views. The library's styles are all there are.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  static var _kind: _NavigationSplitViewStyleKind { get }
}

/// The looks that split views can have.
public struct _NavigationSplitViewStyleKind: Hashable, Sendable {
  private enum Name { case automatic, balanced, prominentDetail }

  private let name: Name

  static let automatic = Self(name: .automatic)
  static let balanced = Self(name: .balanced)
  static let prominentDetail = Self(name: .prominentDetail)

  /// The relation of the other columns to the detail.
  var behavior: UISplitViewController.SplitBehavior {
    switch name {
    case .automatic: .automatic
    case .balanced: .tile
    case .prominentDetail: .overlay
    }
  }
}

/// The style that follows the room: columns beside the detail in a view that is wider than tall, in front of it otherwise.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _kind: _NavigationSplitViewStyleKind { .automatic }
  /// The style that follows the room.
  public init() {}
}

/// The style that makes the detail narrower while other columns are visible.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _kind: _NavigationSplitViewStyleKind { .balanced }
  /// The style that makes the detail narrower while other columns are visible.
  public init() {}
}

/// The style that leaves the detail its width: other columns are in front of it. Automatic visibility shows the detail
/// alone.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _kind: _NavigationSplitViewStyleKind { .prominentDetail }
  /// The style that leaves the detail its width.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that follows the room.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style that makes the detail narrower while other columns are visible.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style that leaves the detail its width.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension EnvironmentValues {
  private enum SplitStyleKey: EnvironmentKey {
    static var defaultValue: _NavigationSplitViewStyleKind { .automatic }
  }

  /// The style of split views.
  var navigationSplitViewStyle: _NavigationSplitViewStyleKind {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the split views inside.
  public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View {
    transformEnvironment(\.navigationSplitViewStyle) { values in
      values = MainActor.assumeIsolated { Style._kind }
    }
  }
}
