import Foundation
@_spi(Toolkit) import UIKitCore

/// The node of a list.
final class ListNode<SelectionValue: Hashable, Content: View>: TypedViewNode<List<SelectionValue, Content>>,
  ScrollingNode
{
  private var child: TypedViewNode<Content>?
  private var needsRows = true
  private var rowEnvironment: EnvironmentValues?
  private lazy var controller = ListController(self)

  override init(_ view: List<SelectionValue, Content>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, NodeContext(in: self, isLazy: true))
    track()
  }

  override func update(_ new: List<SelectionValue, Content>) {
    view = new
    track()
    child?.update(new.content)
  }

  override func evaluate() {
    let environment = environment
    controller.configure(environment)
    controller.isEnabled = environment.isEnabled
    controller.setSelection(selection)
    controller.setEditMode(environment.editMode)
  }

  private var selection: ListSelection? {
    switch view.selection {
    case .none: nil
    case .single(let binding): ListSelection(binding)
    case .multiple(let binding): ListSelection(binding)
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  // MARK: Rows

  override func itemsDidChange() {
    guard !needsRows else { return }
    needsRows = true
    graph.beforeLayout { [weak self] in self?.updateRows() }
  }

  private func updateRows() {
    guard isMounted, needsRows else { return }
    needsRows = false
    controller.setRows(RowSections(child?.items ?? [], in: self))
  }

  override func appendItems(to items: inout [ViewListItem]) {
    updateRows()
    items.append(.element(controller.element))
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) -> Bool {
    controller.scroll(to: id, anchor: anchor, isAnimated: isAnimated)
  }

  // MARK: Environment and appearance

  override var childEnvironment: EnvironmentValues {
    if let rowEnvironment { return rowEnvironment }
    var values = environment
    values.isListRow = true
    values.scrollContext = nil
    rowEnvironment = values
    return values
  }

  override func environmentDidChange(from old: EnvironmentValues) { rowEnvironment = nil }

  override var showsChildren: Bool { false }

  override func didAppear() { controller.setNeedsAppearanceUpdate() }
  override func didDisappear() { controller.didHide() }

  override func willUnmount() { controller.end() }
}
