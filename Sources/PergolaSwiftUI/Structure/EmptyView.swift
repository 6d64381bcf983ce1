/// A view without content, which takes no room in containers.
public nonisolated struct EmptyView: PrimitiveView {
  public nonisolated init() {}

  @_spi(ViewGraph) @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    TypedViewNode(view, context)
  }

  @_spi(ViewGraph) @MainActor public static var _elementCount: Int? { 0 }
}
