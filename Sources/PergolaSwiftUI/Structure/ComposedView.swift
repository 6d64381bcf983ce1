/// A value with a body that is no view, such as an app's own items of a toolbar, as a view. The body has the dynamic properties
/// of the value's type.
struct ComposedView<Owner>: PrimitiveView {
  let owner: Owner
  /// The body of an owner, as a view.
  let body: @MainActor (Owner) -> AnyView

  init(owner: Owner, body: @escaping @MainActor (Owner) -> AnyView) {
    self.owner = owner
    self.body = body
  }

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> { ComposedNode(view, context) }
}

private final class ComposedNode<Owner>: BodyOwnerNode<ComposedView<Owner>, Owner, AnyView> {
  /// The owner with its properties connected.
  private var owner: Owner

  override init(_ view: ComposedView<Owner>, _ context: NodeContext) {
    owner = view.owner
    super.init(view, context)
    track()
  }

  override func update(_ new: ComposedView<Owner>) {
    let isSame = !isDirty && ValueComparison.areSame(view.owner, new.owner)
    view = new
    guard !isSame else { return }
    owner = new.owner
    track()
  }

  override func evaluate() {
    connectProperties(of: &owner)
    updateBody {
      view.body(owner)
    } makeNode: {
      AnyView._makeNode($0, $1)
    }
  }
}
