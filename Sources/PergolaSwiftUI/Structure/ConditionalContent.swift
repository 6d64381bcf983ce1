/// One of two views, as `if … else` and `switch` choose it. Each has an identity of its own.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ConditionalNode(view, context)
  }

  @MainActor public static var _elementCount: Int? {
    TrueContent._elementCount == FalseContent._elementCount ? TrueContent._elementCount : nil
  }
}

/// The node of one of two views: another branch replaces the child.
private final class ConditionalNode<First: View, Second: View>: TypedViewNode<_ConditionalContent<First, Second>> {
  private enum Child {
    case first(TypedViewNode<First>)
    case second(TypedViewNode<Second>)
  }

  private var child: Child?

  override init(_ view: _ConditionalContent<First, Second>, _ context: NodeContext) {
    super.init(view, context)
    child = make(view)
  }

  private func make(_ view: _ConditionalContent<First, Second>) -> Child {
    let context = NodeContext(in: self)
    return switch view.storage {
    case .first(let view): .first(First._makeNode(view, context))
    case .second(let view): .second(Second._makeNode(view, context))
    }
  }

  override func update(_ new: _ConditionalContent<First, Second>) {
    view = new
    switch (child, new.storage) {
    case (.first(let node), .first(let view)): node.update(view)
    case (.second(let node), .second(let view)): node.update(view)
    default:
      forEachChild { $0.unmount() }
      child = make(new)
      itemsDidChange()
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    switch child {
    case .first(let node): body(node)
    case .second(let node): body(node)
    case nil: break
    }
  }
}
