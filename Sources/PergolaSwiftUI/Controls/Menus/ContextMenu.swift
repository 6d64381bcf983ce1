import Foundation
@_spi(Toolkit) import UIKitCore

/// The key of a row's context menu: makes its elements.
enum ContextMenuTrait: ElementTrait {
  typealias Value = @MainActor () -> [UIMenuElement]
}

/// A modifier that gives each element of its content a context menu.
nonisolated struct ContextMenuModifier<Items: View>: MenuItemsModifier {
  let items: Items

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ContextMenuNode(view, context)
  }
}

private final class ContextMenuNode<Content: View, Items: View>: MenuOwnerNode<Content, ContextMenuModifier<Items>> {
  override func make(around element: ViewElement) -> ViewElement {
    let elements: @MainActor () -> [UIMenuElement] = { [weak self] in self?.makeMenuElements() ?? [] }
    // The whole row has the menu, not the view alone.
    if environment.isListRow { return RowMenuElement(self, around: element, elements) }
    return ContextMenuElement(self, around: element, elements)
  }
}

/// An element that gives the row around it a menu.
private final class RowMenuElement: WrapperElement {
  private let elements: @MainActor () -> [UIMenuElement]

  init(_ node: ViewNode, around content: ViewElement, _ elements: @escaping @MainActor () -> [UIMenuElement]) {
    self.elements = elements
    super.init(node, around: content)
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    key == ContextMenuTrait.self ? elements as? Key.Value : super.trait(key)
  }
}

/// An element whose view has a context menu.
private final class ContextMenuElement: ViewWrapperElement {
  private let source: ContextMenuSource

  init(_ node: ViewNode, around content: ViewElement, _ elements: @escaping @MainActor () -> [UIMenuElement]) {
    source = ContextMenuSource(elements)
    super.init(node, around: content, view: GestureView())
    wrapperView.addInteraction(UIContextMenuInteraction(delegate: source))
  }
}

/// The source of a view's context menus.
private final class ContextMenuSource: NSObject, UIContextMenuInteractionDelegate {
  private let elements: @MainActor () -> [UIMenuElement]

  init(_ elements: @escaping @MainActor () -> [UIMenuElement]) { self.elements = elements }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(elements()) }
}

extension UIContextMenuConfiguration {
  /// A menu of elements; nil if there are none.
  convenience init?(_ elements: [UIMenuElement]) {
    guard !elements.isEmpty else { return nil }
    self.init(actionProvider: { _ in UIMenu(children: elements) })
  }
}

extension View {
  /// Adds a menu that a long press on the view opens; in a list, a long press on the row.
  ///
  /// - Parameter menuItems: The content, as that of a ``Menu``. Without content there is no menu.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}
