/// The node of a view that arranges its content with a layout.
final class ContainerNode<Value, Arrangement: Layout, Content: View>: TypedViewNode<Value> {
  private let layout: (Value) -> Arrangement
  private let content: (Value) -> Content
  private var child: TypedViewNode<Content>?
  private lazy var element = LayoutElement(self, layout(view))
  private var needsChildren = true
  /// The animation of the change for which the children are needed.
  private var changeAnimation: Animation?

  init(
    _ view: Value, _ context: NodeContext, layout: @escaping (Value) -> Arrangement,
    content: @escaping (Value) -> Content
  ) {
    self.layout = layout
    self.content = content
    super.init(view, context)
    child = Content._makeNode(content(view), NodeContext(in: self, isLazy: false))
  }

  override func update(_ new: Value) {
    let old = view
    view = new
    if !ValueComparison.areSame(layout(old), layout(new)) { element.setLayout(layout(new)) }
    child?.update(content(new))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func itemsDidChange() {
    if let animation = Transaction.current.effectiveAnimation { changeAnimation = animation }
    guard !needsChildren else { return }
    needsChildren = true
    // Several changes of one update are one change of the children.
    graph.beforeLayout { [weak self] in self?.updateChildren() }
  }

  private func updateChildren() {
    guard isMounted, needsChildren else { return }
    needsChildren = false
    element.setChildren(child?.items.allElements ?? [], changeAnimation)
    changeAnimation = nil
  }

  override func appendItems(to items: inout [ViewListItem]) {
    updateChildren()
    items.append(.element(element))
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.layoutDirection != environment.layoutDirection { element.setNeedsLayout() }
  }

  override func willUnmount() { element.discard() }
}
