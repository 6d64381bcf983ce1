/// The node of a modifier that passes its content on as it is, and does something beside it.
class TransparentModifierNode<Content: View, Modifier: ViewModifier>:
  TypedViewNode<ModifiedContent<Content, Modifier>>
{
  private var child: TypedViewNode<Content>?

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, NodeContext(in: self))
    ViewGraph.withoutTracking { didMount() }
  }

  final var modifier: Modifier { view.modifier }

  /// Called after the content was made.
  func didMount() {}

  /// Called with the modifier before the present one, before the content is updated.
  func modifierDidChange(from old: Modifier) {}

  final override func update(_ new: ModifiedContent<Content, Modifier>) {
    let old = view.modifier
    view = new
    ViewGraph.withoutTracking { modifierDidChange(from: old) }
    child?.update(new.content)
  }

  final override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
