/// A view whose type is not known. If the type changes, so does the identity, and state is lost.
public nonisolated struct AnyView: PrimitiveView {
  private let box: AnyViewBox

  /// Creates a view without a known type.
  public nonisolated init<Content: View>(_ view: Content) {
    box = (view as? AnyView)?.box ?? TypedBox(view)
  }

  /// Creates a view without a known type.
  public nonisolated init<Content: View>(erasing view: Content) { self.init(view) }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    AnyViewNode(view, context)
  }

  @MainActor public static var _elementCount: Int? { nil }

  @MainActor fileprivate func make(_ context: NodeContext) -> ViewNode { box.make(context) }
  @MainActor fileprivate func update(_ node: ViewNode) -> Bool { box.update(node) }
}

private class AnyViewBox {
  @MainActor func make(_ context: NodeContext) -> ViewNode { fatalError("overridden") }
  /// Updates a node; returns false if it is that of another type of view.
  @MainActor func update(_ node: ViewNode) -> Bool { fatalError("overridden") }
}

private final class TypedBox<Content: View>: AnyViewBox {
  private let view: Content

  init(_ view: Content) { self.view = view }

  @MainActor override func make(_ context: NodeContext) -> ViewNode { Content._makeNode(view, context) }

  @MainActor override func update(_ node: ViewNode) -> Bool {
    guard let node = node as? TypedViewNode<Content> else { return false }
    node.update(view)
    return true
  }
}

/// The node of a view without a known type.
private final class AnyViewNode: TypedViewNode<AnyView> {
  private var child: ViewNode?

  override init(_ view: AnyView, _ context: NodeContext) {
    super.init(view, context)
    child = view.make(NodeContext(in: self))
  }

  override func update(_ new: AnyView) {
    view = new
    if let child, new.update(child) { return }
    child?.unmount()
    child = new.make(NodeContext(in: self))
    itemsDidChange()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
