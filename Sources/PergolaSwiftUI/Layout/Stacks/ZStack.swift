import Foundation

/// Views in front of one another: the first at the back.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  private let layout: ZStackLayout
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guides at which the views are aligned.
  ///   - content: The views.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ContainerNode(view, context) {
      $0.layout
    } content: {
      $0.content
    }
  }
}
