@_spi(Toolkit) import UIKitCore

/// A modifier with the views from which the tab of its content takes its title and its image.
nonisolated struct TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    TabItemNode(view, context)
  }
}

/// The key of the label of a tab.
enum TabItemTrait: ElementTrait {
  typealias Value = TabItemLabel
}

/// A node whose tabs have labels.
@MainActor
protocol TabContainer: ViewNode {
  /// Has the tabs updated before the next layout.
  func setNeedsTabs()
}

/// The views of a tab's label. They are shown nowhere: the tab reads them.
@MainActor
final class TabItemLabel {
  private let host = HostView()

  /// - Parameter onChange: Called when the title or the image may have changed.
  init(_ element: ViewElement?, onChange: @escaping () -> Void) {
    host.setRoot(element)
    host.onChange = onChange
  }

  /// The text of the first label, and the first image.
  var content: (title: String?, image: UIImage?) {
    // A layout ends the changes, so that the next one is reported.
    host.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    host.setNeedsLayout()
    host.layoutIfNeeded()
    return (host.firstText, host.firstImage)
  }
}

private final class TabItemNode<Content: View, Label: View>: ElementModifierNode<Content, TabItemModifier<Label>> {
  private var labelNode: ContainerNode<Label, HStackLayout, Label>?
  private var label: TabItemLabel?

  override func evaluate() {
    if let labelNode {
      labelNode.update(modifier.label)
    } else {
      let node = ContainerNode(modifier.label, NodeContext(in: self, isLazy: false)) { _ in
        HStackLayout()
      } content: {
        $0
      }
      labelNode = node
      label = TabItemLabel(node.items.allElements.first) { [weak self] in self?.container?.setNeedsTabs() }
    }
    super.evaluate()
  }

  private var container: (any TabContainer)? {
    var node = parent
    while let current = node {
      if let container = current as? any TabContainer { return container }
      node = current.parent
    }
    return nil
  }

  override func make(around element: ViewElement) -> ViewElement { TabItemElement(self, around: element) }

  override func apply(to wrapper: ViewElement) { (wrapper as? TabItemElement)?.label = label }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let labelNode { body(labelNode) }
  }
}

/// The element of a view with a tab.
private final class TabItemElement: WrapperElement {
  var label: TabItemLabel?

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    if key == TabItemTrait.self { return label as? Key.Value }
    return super.trait(key)
  }
}

extension View {
  /// Sets the views from which the view's tab takes its title and its image: the first text and the first image among
  /// them.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
