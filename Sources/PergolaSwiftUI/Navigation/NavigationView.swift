@_spi(Toolkit) import UIKitCore

/// A container of pages, the first of which is its content. Links in the pages show others above them.
///
/// Two or three views are columns, as those of ``NavigationSplitView``: side by side in a regular width; in a compact width
/// the first one is shown first. In the style `.stack` the first one alone is shown.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a container with its first page, or with its columns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    let isStack = context.environment.navigationViewStyle == .stack
    if let page = context.parent?.columnRoot {
      return InlineStackNode(view, context, on: page) {
        $0.firstPage
      } path: { _ in
        nil
      }
    }
    if !isStack, view.columns != nil { return NavigationColumnsNode(view, context) }
    return StackContainerNode(view, context, takesValues: false) {
      $0.firstPage
    } path: { _ in
      nil
    }
  }

  /// The only view, or the first one of several.
  @MainActor private var firstPage: AnyView { (content as? any ViewTuple)?.views.first ?? AnyView(content) }

  /// The split view with the views as its columns; nil for a single view. Views after the third one are left out.
  @MainActor fileprivate var columns: AnyView? {
    guard let views = (content as? any ViewTuple)?.views, views.count > 1 else { return nil }
    guard views.count > 2 else {
      return AnyView(
        NavigationSplitView {
          views[0]
        } detail: {
          views[1]
        })
    }
    return AnyView(
      NavigationSplitView {
        views[0]
      } content: {
        views[1]
      } detail: {
        views[2]
      })
  }
}

/// The node of a navigation container with columns, which a split view shows.
private final class NavigationColumnsNode<Content: View>: TypedViewNode<NavigationView<Content>> {
  private var child: TypedViewNode<AnyView>?

  override init(_ view: NavigationView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = view.columns.map { AnyView._makeNode($0, NodeContext(in: self)) }
  }

  override func update(_ new: NavigationView<Content>) {
    view = new
    if let columns = new.columns { child?.update(columns) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// The look of navigation views. The library's styles are all there are.
public protocol NavigationViewStyle {
  static var _kind: _NavigationViewStyleKind { get }
}

/// The looks that navigation views can have.
public enum _NavigationViewStyleKind: Sendable { case automatic, stack }

/// The style that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public static var _kind: _NavigationViewStyleKind { .stack }
  /// One page at a time.
  public nonisolated init() {}
}

/// The style of the platform: several views are columns.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public static var _kind: _NavigationViewStyleKind { .automatic }
  /// The style of the platform: several views are columns.
  public nonisolated init() {}
}

/// The style that shows several views as columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public static var _kind: _NavigationViewStyleKind { .automatic }
  fileprivate nonisolated init() {}
}

/// The style that shows two views as columns.
@available(*, deprecated, message: "replace with styled NavigationSplitView")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public static var _kind: _NavigationViewStyleKind { .automatic }
  /// Two views as columns.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style of the platform: several views are columns.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Several views as columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension EnvironmentValues {
  private enum NavigationViewStyleKey: EnvironmentKey {
    static var defaultValue: _NavigationViewStyleKind { .automatic }
  }

  /// The style of navigation views.
  var navigationViewStyle: _NavigationViewStyleKind {
    get { self[NavigationViewStyleKey.self] }
    set { self[NavigationViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of navigation views inside. It counts when they come into being.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.navigationViewStyle = Style._kind })
  }
}
