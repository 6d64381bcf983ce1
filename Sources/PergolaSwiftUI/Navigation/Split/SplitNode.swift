@_spi(Toolkit) import UIKitCore

/// The node of a split view: one element, which shows a split view controller.
final class SplitNode<Sidebar: View, Content: View, Detail: View>:
  TypedViewNode<NavigationSplitView<Sidebar, Content, Detail>>
{
  private lazy var columns = SplitColumns(self, count: view.content == nil ? 2 : 3)
  private lazy var element = SafeAreaIgnoringElement(
    self, around: ViewControllerElement(self, columns.controller), onlyOfHost: true)

  override init(_ view: NavigationSplitView<Sidebar, Content, Detail>, _ context: NodeContext) {
    super.init(view, context)
    columns.setBindings(view.visibility, view.compactColumn)
    columns.makePages { [unowned self] in content(at: $0) }
    track()
  }

  private func content(at index: Int) -> AnyView {
    switch index {
    case 0: AnyView(view.sidebar)
    case columns.last: AnyView(view.detail)
    default: view.content.map { AnyView($0) } ?? AnyView(EmptyView())
    }
  }

  override func update(_ new: NavigationSplitView<Sidebar, Content, Detail>) {
    view = new
    columns.setBindings(new.visibility, new.compactColumn)
    track()
    for column in columns.all { column.stack.rootNode?.setNeedsEvaluation(because: "column") }
  }

  /// Reads the values of the app, so that their changes mark the node.
  override func evaluate() {
    _ = view.visibility?.wrappedValue
    _ = view.compactColumn?.wrappedValue
    columns.style = read(\.navigationSplitViewStyle)
    columns.setNeedsUpdate()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for column in columns.all {
      for page in column.stack.pages { body(page.node) }
    }
  }

  override func appendItems(to items: inout [ViewListItem]) { items.append(.element(element)) }

  /// Pages take up the changes inside them.
  override func itemsDidChange() {}

  override func willUnmount() { element.discard() }
}
