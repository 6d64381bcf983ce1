@_spi(Toolkit) import UIKitCore

/// A modifier that makes each element of its content a button with a menu.
nonisolated struct MenuModifier<Items: View>: MenuItemsModifier {
  let items: Items
  /// The action of a tap; nil if a tap opens the menu.
  let primaryAction: (@MainActor () -> Void)?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    MenuNode(view, context)
  }
}

private final class MenuNode<Content: View, Items: View>: MenuOwnerNode<Content, MenuModifier<Items>> {
  override func make(around element: ViewElement) -> ViewElement {
    let button = MenuButton()
    button.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.makeMenuElements() ?? []) }
    ])
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, isMounted else { return }
        ViewGraph.withoutTracking { self.modifier.primaryAction?() }
      }, for: .touchUpInside)
    return MenuElement(
      self, around: element, button,
      entry: .elements { [weak self] title, image in self?.submenu(title, image) ?? [] })
  }

  override func apply(to wrapper: ViewElement) {
    guard let button = wrapper.view as? MenuButton else { return }
    button.isEnabled = read(\.isEnabled)
    button.showsMenuAsPrimaryAction = modifier.primaryAction == nil
  }

  /// The menu as a part of the menu around it.
  private func submenu(_ title: String, _ image: UIImage?) -> [UIMenuElement] {
    guard environment.isEnabled else {
      return [UIAction(title: title, image: image, attributes: .disabled) { _ in }]
    }
    return [UIMenu(title: title, image: image, children: makeMenuElements())]
  }
}

/// The element of a menu's button, around the element of its label.
private final class MenuElement: ViewWrapperElement {
  private let entry: MenuEntry

  init(_ node: ViewNode, around content: ViewElement, _ button: MenuButton, entry: MenuEntry) {
    self.entry = entry
    super.init(node, around: content, view: button)
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    key == MenuEntryTrait.self ? entry as? Key.Value : super.trait(key)
  }
}

/// The view of a menu's button, which the label inside belongs to.
private final class MenuButton: UIButton {
  /// The texts inside, unless the app names the button.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? texts.joined(separator: ", ") }
    set { super.accessibilityLabel = newValue }
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    alpha = isHighlighted ? 0.2 : isEnabled ? 1 : 0.35
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
