@_spi(Toolkit) import UIKitCore

/// The node of a navigation container in a column of a split view, which is a stack already: the root stands in the page
/// of the column, and the other pages are the column's.
final class InlineStackNode<Value, Root: View>: TypedViewNode<Value>, ColumnContainer {
  private let root: (Value) -> Root
  private let path: (Value) -> PathAccess?
  private let inline: InlineStack
  private weak var stack: PageStack?
  private var child: ContainerNode<Root, VStackLayout, Root>?

  init(
    _ view: Value, _ context: NodeContext, on page: PageNode, root: @escaping (Value) -> Root,
    path: @escaping (Value) -> PathAccess?
  ) {
    self.root = root
    self.path = path
    inline = InlineStack(on: page)
    stack = page.stack
    super.init(view, context)
    inline.path = path(view)
    stack?.addInlineStack(inline)
    child = ContainerNode(root(view), NodeContext(in: self, isLazy: false)) { _ in
      VStackLayout()
    } content: {
      $0
    }
    track()
  }

  override func update(_ new: Value) {
    view = new
    inline.path = path(new)
    track()
    child?.update(root(new))
  }

  /// Reads the path, so that its changes mark the node.
  override func evaluate() {
    _ = inline.path?.values()
    stack?.setNeedsUpdate()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() { stack?.removeInlineStack(inline) }
}

/// A node of a navigation container whose pages are those of a column.
@MainActor
protocol ColumnContainer: ViewNode {}

extension ViewNode {
  /// The page at the bottom of a column whose stack a navigation container in the node is; nil outside of split views,
  /// in tabs, on pushed pages, and in another navigation container.
  final var columnRoot: PageNode? {
    var node: ViewNode? = self
    while let current = node {
      if let page = current as? PageNode { return page.isColumnRoot ? page : nil }
      if current is any TabContainer || current is any ColumnContainer { return nil }
      node = current.parent
    }
    return nil
  }
}
