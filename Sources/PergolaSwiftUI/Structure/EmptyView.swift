/// A view without content, which takes no room in containers.
public nonisolated struct EmptyView: PrimitiveView {
  /// A view without content.
  public nonisolated init() {}

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    TypedViewNode(view, context)
  }

  @MainActor public static var _elementCount: Int? { 0 }
}
