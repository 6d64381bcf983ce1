/// A container of pages, the first of which is its content. Links in the pages show others above them.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a container with its first page.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    if let page = context.parent?.columnRoot {
      return InlineStackNode(view, context, on: page) {
        $0.content
      } path: { _ in
        nil
      }
    }
    return StackContainerNode(view, context, takesValues: false) {
      $0.content
    } path: { _ in
      nil
    }
  }
}

/// The look of navigation views.
public protocol NavigationViewStyle {}

/// The style that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One page at a time.
  public nonisolated init() {}
}

/// The style of the platform: one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style of the platform: one page at a time.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style of the platform: one page at a time.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Sets the style of navigation views inside. All styles that exist here show one page at a time.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }
}
