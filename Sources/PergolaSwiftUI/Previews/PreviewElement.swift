import UIKitCore

/// One of several views: that at a position among the elements of a content. The others neither appear nor run tasks.
nonisolated struct PreviewElement<Content: View>: PrimitiveView {
  let content: Content
  let position: Int

  @MainActor static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    PreviewElementNode(view, context)
  }
}

private final class PreviewElementNode<Content: View>: TypedViewNode<PreviewElement<Content>> {
  private var child: TypedViewNode<Content>?

  override init(_ view: PreviewElement<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, NodeContext(in: self, isLazy: false))
  }

  override func update(_ new: PreviewElement<Content>) {
    view = new
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func appendItems(to items: inout [ViewListItem]) {
    for (position, element) in (child?.items.allElements ?? []).enumerated() {
      if position == view.position {
        items.append(.element(element))
      } else {
        element.ownNode(below: self).setAppearance(false)
      }
    }
  }
}
