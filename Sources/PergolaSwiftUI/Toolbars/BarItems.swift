import Foundation
@_spi(Toolkit) import UIKitCore

/// Views of which each is an item at a place in the bars of the page.
struct BarItems<Content: View>: PrimitiveView {
  let placement: ToolbarItemPlacement
  let content: Content

  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> { BarItemsNode(view, context) }

  static var _elementCount: Int? { 0 }
}

/// Items of bars that UIKit shows, by their place.
struct BarItemsValue {
  var items: [(area: ToolbarItemPlacement.Area, item: UIBarButtonItem)] = []

  /// The items of an area, in document order.
  func items(in area: ToolbarItemPlacement.Area) -> [UIBarButtonItem] { items.filter { $0.area == area }.map(\.item) }

  enum Key: PreferenceKey {
    static var defaultValue: BarItemsValue { BarItemsValue() }
    static func reduce(value: inout BarItemsValue, nextValue: () -> BarItemsValue) { value.items += nextValue().items }
  }
}

/// The node of items in bars: each element of the content has a bar button item.
private final class BarItemsNode<Content: View>: TypedViewNode<BarItems<Content>> {
  private var child: TypedViewNode<Content>?
  private var barItems: [(element: ViewElement, item: UIBarButtonItem)] = []
  private var needsItems = false
  private var contentEnvironment: EnvironmentValues?

  override init(_ view: BarItems<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, NodeContext(in: self, isLazy: false))
    updateItems()
    graph.preferences.addWriter(self, BarItemsValue.Key.self) { [unowned self] in
      BarItemsValue(items: self.barItems.map { (self.view.placement.area, $0.item) })
    }
  }

  override func update(_ new: BarItems<Content>) {
    let isMoved = new.placement != view.placement
    view = new
    child?.update(new.content)
    guard isMoved else { return }
    contentEnvironment = nil
    passEnvironment()
    graph.preferences.didChange(BarItemsValue.Key.self, in: graph)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override var childEnvironment: EnvironmentValues {
    if let contentEnvironment { return contentEnvironment }
    var values = environment
    values.enterBar(at: view.placement)
    contentEnvironment = values
    return values
  }

  override func environmentDidChange(from old: EnvironmentValues) { contentEnvironment = nil }

  /// The items are no part of the content around them.
  override func appendItems(to items: inout [ViewListItem]) {}

  override func itemsDidChange() {
    guard !needsItems else { return }
    needsItems = true
    graph.beforeLayout { [weak self] in
      guard let self, self.isMounted else { return }
      self.needsItems = false
      self.updateItems()
      self.graph.preferences.didChange(BarItemsValue.Key.self, in: self.graph)
    }
  }

  private func updateItems() {
    let elements = child?.items.allElements ?? []
    barItems = elements.map { element in barItems.first { $0.element === element } ?? (element, makeItem(element)) }
  }

  /// An item that shows an element. A spacer is a flexible space.
  private func makeItem(_ element: ViewElement) -> UIBarButtonItem {
    if element.view == nil, element.size(for: .infinity).width == .infinity { return .flexibleSpace() }
    let host = HostView()
    host.setRoot(element)
    let item = UIBarButtonItem(customView: host)
    let resize = { [weak item, weak host] in
      guard let item, let host else { return }
      let size = host.size(for: .unspecified)
      guard size != host.bounds.size else { return }
      host.bounds.size = size
      // The item takes the width of its view when it receives the view.
      item.customView = nil
      item.customView = host
    }
    resize()
    host.onSizeChange = resize
    return item
  }

  override func willUnmount() { graph.preferences.removeWriter(self, BarItemsValue.Key.self) }
}
