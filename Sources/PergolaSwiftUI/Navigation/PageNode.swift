/// The root of the nodes that a page shows: a child of the node that shows the page, in the same graph.
///
/// The page's controller decides when it appears. The content is evaluated again when what its closure read changes, and
/// when the presenting node has a newer one.
final class PageNode: ViewNode {
  /// Makes the content. What it reads marks this node.
  private let content: () -> AnyView
  private let changeEnvironment: (inout EnvironmentValues) -> Void
  private var child: ContainerNode<AnyView, VStackLayout, AnyView>?
  /// The editing mode of the lists on the page, where no view sets another one.
  let editMode = StateLocation(EditMode.inactive, name: "editMode")
  /// The stack of which the page is a part; nil for a presented page, in which links have no effect.
  weak var stack: PageStack?
  /// True at the bottom of a column of a split view: links lead to the next column, and a stack inside is the column's.
  let isColumnRoot: Bool

  init(
    in owner: ViewNode, stack: PageStack?, isColumnRoot: Bool,
    changeEnvironment: @escaping (inout EnvironmentValues) -> Void, content: @escaping () -> AnyView
  ) {
    self.isColumnRoot = isColumnRoot
    self.content = content
    self.changeEnvironment = changeEnvironment
    self.stack = stack
    super.init(NodeContext(in: owner))
    setAppearance(false)
    track()
  }

  override func evaluate() {
    let view = observing(content)
    if let child {
      child.update(view)
    } else {
      child = ContainerNode(view, NodeContext(in: self, isLazy: false)) { _ in
        VStackLayout()
      } content: {
        $0
      }
    }
  }

  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.pageEditMode = editMode
    // A sheet of a row is no part of the list.
    values.isListRow = false
    values.pendingSearch = nil
    values.leaveBar()
    ViewGraph.withoutTracking { changeEnvironment(&values) }
    return values
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  /// The content's container takes up changes inside the page.
  override func itemsDidChange() {}

  /// The element of the whole content.
  var element: ViewElement? { child?.items.allElements.first }

  override func willUnmount() {
    editMode.disconnect()
    stopReadingPreferences()
  }
}

extension ViewNode {
  /// The page around the node; nil outside of pages.
  final var enclosingPage: PageNode? {
    var node = parent
    while let current = node {
      if let page = current as? PageNode { return page }
      node = current.parent
    }
    return nil
  }

  /// The stack on which links and state of the node show pages: that of its page, or of the next column of a split view.
  final var targetStack: PageStack? {
    var node = parent
    var isInStack = false
    while let current = node {
      if let page = current as? PageNode {
        guard page.isColumnRoot, !isInStack, let next = page.stack?.column?.next else { return page.stack }
        return next.stack
      }
      if current is any ColumnContainer { isInStack = true }
      node = current.parent
    }
    return nil
  }
}
