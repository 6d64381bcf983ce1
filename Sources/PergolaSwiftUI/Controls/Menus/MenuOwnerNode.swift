@_spi(Toolkit) import UIKitCore

/// A modifier with views that are the content of a menu.
@MainActor
protocol MenuItemsModifier: PrimitiveModifier {
  associatedtype Items: View

  /// The content of the menu.
  var items: Items { get }
}

/// The node of a modifier with a menu. The menu's content is made when the menu opens for the first time.
class MenuOwnerNode<Content: View, Modifier: MenuItemsModifier>: ElementModifierNode<Content, Modifier> {
  private typealias Items = ModifiedContent<Modifier.Items, EnvironmentModifier>
  private var itemsNode: TypedViewNode<Items>?

  final override func update(_ new: ModifiedContent<Content, Modifier>) {
    super.update(new)
    itemsNode?.update(Self.items(of: new.modifier))
  }

  final override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let itemsNode { body(itemsNode) }
  }

  /// The elements of the menu as its content says now.
  final func makeMenuElements() -> [UIMenuElement] {
    guard isMounted else { return [] }
    return ViewGraph.withoutTracking {
      let node = itemsNode ?? Items._makeNode(Self.items(of: modifier), NodeContext(in: self, isLazy: false))
      itemsNode = node
      return node.items.menuElements
    }
  }

  /// The content of the menu, to which neither the row around it nor the styles of the views around it apply.
  private static func items(of modifier: Modifier) -> Items {
    ModifiedContent(
      content: modifier.items,
      modifier: EnvironmentModifier {
        $0.isMenuContent = true
        $0.isListRow = false
        $0[styles: StyleKind<PrimitiveButtonStyleConfiguration>()] = StyleStack()
        $0[styles: StyleKind<LabelStyleConfiguration>()] = StyleStack()
      })
  }
}
