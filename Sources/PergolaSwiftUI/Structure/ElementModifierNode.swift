/// The node of a modifier that changes each element of its content separately.
///
/// `make` wraps an element; the wrapper lasts as long as the element. `evaluate` is called when the modifier's value or
/// what it read has changed: `apply` then brings each wrapper up to date.
class ElementModifierNode<Content: View, Modifier: ViewModifier>: TypedViewNode<ModifiedContent<Content, Modifier>> {
  private var child: TypedViewNode<Content>?
  private var wrappers: [ObjectIdentifier: ViewElement] = [:]

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    super.init(view, context)
    track()
    makeChild()
  }

  private func makeChild() { child = Content._makeNode(view.content, NodeContext(in: self)) }

  final var modifier: Modifier { view.modifier }

  override func update(_ new: ModifiedContent<Content, Modifier>) {
    let isChanged = isDirty || !ValueComparison.areSame(view.modifier, new.modifier)
    view.content = new.content
    if isChanged {
      view.modifier = new.modifier
      track()
    }
    child?.update(new.content)
  }

  // MARK: What subclasses override

  /// Wraps an element.
  func make(around element: ViewElement) -> ViewElement { element }

  /// Brings a wrapper up to date with the modifier.
  func apply(to wrapper: ViewElement) {}

  /// Called after the element inside a wrapper has left the graph.
  func didRemove(_ wrapper: ViewElement) {}

  override func evaluate() {
    for wrapper in wrappers.values { apply(to: wrapper) }
  }

  // MARK: Items

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func appendItems(to items: inout [ViewListItem]) {
    var content: [ViewListItem] = []
    child?.appendItems(to: &content)
    for item in content {
      items.append(item.map { [unowned self] element in wrapper(around: element) })
    }
  }

  private func wrapper(around element: ViewElement) -> ViewElement {
    if let wrapper = wrappers[ObjectIdentifier(element)], wrapper.content === element { return wrapper }
    let wrapper = make(around: element)
    guard wrapper !== element else { return element }
    wrappers[ObjectIdentifier(element)] = wrapper
    element.onRemoval = { [weak self, key = ObjectIdentifier(element)] in
      guard let self, let wrapper = wrappers.removeValue(forKey: key) else { return }
      didRemove(wrapper)
      wrapper.discard()
    }
    graph.tracking(self) { apply(to: wrapper) }
    return wrapper
  }
}
