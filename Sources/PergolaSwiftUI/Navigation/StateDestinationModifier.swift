/// A modifier that shows a page while there is an item.
nonisolated struct StateDestinationModifier<Item: Hashable, Destination: View>: PrimitiveModifier {
  let item: Binding<Item?>
  let destination: (Item) -> Destination

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    StateDestinationNode(view, context)
  }
}

private final class StateDestinationNode<Content: View, Item: Hashable, Destination: View>:
  TypedViewNode<ModifiedContent<Content, StateDestinationModifier<Item, Destination>>>, PagePresenter
{
  private var child: TypedViewNode<Content>?
  private weak var page: PageController?
  /// The item that the state has now.
  private var item: Item?
  /// The item of the page.
  private var shownItem: Item?

  override init(
    _ view: ModifiedContent<Content, StateDestinationModifier<Item, Destination>>, _ context: NodeContext
  ) {
    super.init(view, context)
    child = Content._makeNode(view.content, NodeContext(in: self))
    track()
  }

  override func update(_ new: ModifiedContent<Content, StateDestinationModifier<Item, Destination>>) {
    view = new
    track()
    child?.update(new.content)
    page?.node.setNeedsEvaluation(because: "destination")
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func evaluate() {
    let old = item
    item = view.modifier.item.wrappedValue
    if item != old { targetStack?.presenterDidChange(self) }
  }

  // MARK: PagePresenter

  var wantsPage: Bool { item != nil }

  func keeps(_ page: PageController) -> Bool { item == shownItem }

  func makeContent() -> AnyView {
    guard let item = shownItem ?? item else { return AnyView(EmptyView()) }
    return AnyView(view.modifier.destination(item))
  }

  func pageDidEnter(_ page: PageController) {
    self.page = page
    shownItem = item
  }

  func pageDidLeave() {
    let left = shownItem
    page = nil
    shownItem = nil
    guard let left, item == left else { return }
    item = nil
    let binding = view.modifier.item
    ViewGraph.withoutTracking {
      if binding.wrappedValue == left { binding.wrappedValue = nil }
    }
  }

  override func willUnmount() { targetStack?.presenterWillUnmount(self) }
}
