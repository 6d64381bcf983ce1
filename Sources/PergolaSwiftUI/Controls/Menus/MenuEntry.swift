@_spi(Toolkit) import UIKitCore

/// The part that a view takes in the menu around it. Buttons are read by their ``ElementAction``.
enum MenuEntry {
  /// The border between two groups.
  case border
  /// Elements of the menu, made when it opens from the title and the image of the view's label.
  case elements(@MainActor (_ title: String, _ image: UIImage?) -> [UIMenuElement])
}

/// The key of the part that a view takes in the menu around it.
enum MenuEntryTrait: ElementTrait {
  typealias Value = MenuEntry
}

extension EnvironmentValues {
  private enum IsMenuContentKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True in the content of a menu: controls there are entries of the menu, see ``MenuEntry``.
  var isMenuContent: Bool {
    get { self[IsMenuContentKey.self] }
    set { self[IsMenuContentKey.self] = newValue }
  }
}

extension [ViewListItem] {
  /// The elements of the menu that has views as its content.
  @MainActor
  var menuElements: [UIMenuElement] {
    var groups: [[UIMenuElement]] = [[]]
    for item in self {
      switch item {
      case .section(let section):
        let title = section.header.allElements.lazy.compactMap(\.firstText).first ?? ""
        groups.append([UIMenu(title: title, options: .displayInline, children: section.content.menuElements)])
        groups.append([])
      case .element, .lazy:
        for element in [item].allElements {
          if case .border = element.trait(MenuEntryTrait.self) {
            groups.append([])
          } else {
            groups[groups.count - 1] += element.menuElements
          }
        }
      }
    }
    groups.removeAll(where: \.isEmpty)
    guard groups.count > 1 else { return groups.first ?? [] }
    return groups.map { UIMenu(options: .displayInline, children: $0) }
  }
}

extension ViewElement {
  /// The elements that stand for a view in a menu. A view that does nothing is a text that cannot be chosen.
  fileprivate var menuElements: [UIMenuElement] {
    let acting = actingMenuElements
    guard acting.isEmpty, let title = firstText else { return acting }
    return [UIAction(title: title, image: firstImage, attributes: .disabled) { _ in }]
  }

  /// The elements that stand for the controls in a view.
  private var actingMenuElements: [UIMenuElement] {
    if case .elements(let make) = trait(MenuEntryTrait.self) { return make(firstText ?? "", firstImage) }
    guard let action = trait(ElementActionTrait.self) else { return subelements.flatMap(\.actingMenuElements) }
    var attributes: UIMenuElement.Attributes = []
    if action.role == .destructive { attributes.insert(.destructive) }
    if !action.isEnabled { attributes.insert(.disabled) }
    let (title, image) = (action.title ?? firstText ?? "", action.image ?? firstImage)
    return [UIAction(title: title, image: image, attributes: attributes) { _ in action.perform() }]
  }
}
