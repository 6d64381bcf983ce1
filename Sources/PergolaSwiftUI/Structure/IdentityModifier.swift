/// A modifier that gives its content an identity: another one replaces the content, whose state is lost.
nonisolated struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    IdentityNode(view, context)
  }
}

/// A node whose view has an identity that the app gave it with `id(_:)`. Scrolling finds views by it.
@MainActor
protocol IdentifiedNode: ViewNode {
  var explicitID: AnyHashable { get }
}

private final class IdentityNode<Content: View, ID: Hashable>:
  TypedViewNode<ModifiedContent<Content, IdentityModifier<ID>>>, IdentifiedNode
{
  private var child: TypedViewNode<Content>?

  override init(_ view: ModifiedContent<Content, IdentityModifier<ID>>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  var explicitID: AnyHashable { view.modifier.id }

  override func update(_ new: ModifiedContent<Content, IdentityModifier<ID>>) {
    let isSame = view.modifier.id == new.modifier.id
    view = new
    if isSame {
      child?.update(new.content)
    } else {
      child?.unmount()
      child = Content._makeNode(new.content, NodeContext(in: self))
      itemsDidChange()
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

extension View {
  /// Gives the view an identity. Another value makes it another view: its state is lost, and it appears again.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}
