/// A view that is updated only when its values differ, as `==` says.
public nonisolated struct EquatableView<Content: Equatable & View>: PrimitiveView {
  /// The view.
  public var content: Content

  /// Creates a view that compares another one.
  public init(content: Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    EquatableNode(view, context)
  }

  @MainActor public static var _elementCount: Int? { Content._elementCount }
}

private final class EquatableNode<Content: Equatable & View>: TypedViewNode<EquatableView<Content>> {
  private var child: TypedViewNode<Content>?

  override init(_ view: EquatableView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  override func update(_ new: EquatableView<Content>) {
    guard view.content != new.content else { return }
    view = new
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

extension View where Self: Equatable {
  /// The view, updated only when its values differ, as `==` says.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
