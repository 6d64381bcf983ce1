extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { fatalError("An optional view has no body.") }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    OptionalNode(view, context)
  }

  @MainActor public static var _elementCount: Int? { nil }
}

/// The node of a view that may be missing.
private final class OptionalNode<Content: View>: TypedViewNode<Content?> {
  private var child: TypedViewNode<Content>?

  override init(_ view: Content?, _ context: NodeContext) {
    super.init(view, context)
    child = view.map { Content._makeNode($0, NodeContext(in: self)) }
  }

  override func update(_ new: Content?) {
    view = new
    switch (child, new) {
    case (let child?, let new?): child.update(new)
    case (let old?, nil):
      old.unmount()
      child = nil
      itemsDidChange()
    case (nil, let new?):
      child = Content._makeNode(new, NodeContext(in: self))
      itemsDidChange()
    case (nil, nil): break
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
