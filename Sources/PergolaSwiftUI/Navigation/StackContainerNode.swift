@_spi(Toolkit) import UIKitCore

/// The node of a navigation container: one element, which shows a navigation controller.
final class StackContainerNode<Value, Root: View>: TypedViewNode<Value> {
  private let root: (Value) -> Root
  private let path: (Value) -> PathAccess?
  private let takesValues: Bool
  private lazy var stack = PageStack(self, takesValues: takesValues)
  private lazy var element = SafeAreaIgnoringElement(
    self, around: ViewControllerElement(self, stack.navigation), onlyOfHost: true)

  init(
    _ view: Value, _ context: NodeContext, takesValues: Bool, root: @escaping (Value) -> Root,
    path: @escaping (Value) -> PathAccess?
  ) {
    self.root = root
    self.path = path
    self.takesValues = takesValues
    super.init(view, context)
    stack.path = path(view)
    stack.makeRoot { [unowned self] in AnyView(self.root(self.view)) }
    track()
  }

  override func update(_ new: Value) {
    view = new
    stack.path = path(new)
    track()
    stack.rootNode?.setNeedsEvaluation(because: "root")
  }

  /// Reads the path, so that its changes mark the node.
  override func evaluate() {
    _ = stack.path?.values()
    stack.setNeedsUpdate()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for page in stack.pages { body(page.node) }
  }

  override func appendItems(to items: inout [ViewListItem]) { items.append(.element(element)) }

  /// Pages take up the changes inside them.
  override func itemsDidChange() {}

  override func willUnmount() { element.discard() }
}
