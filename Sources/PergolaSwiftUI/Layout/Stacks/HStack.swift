import Foundation

/// Views beside one another.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  private let layout: HStackLayout
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide along which the views are aligned.
  ///   - spacing: The distance between neighbours in points; nil for what they prefer, which is 8.
  ///   - content: The views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
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
