import Foundation

extension UIMenu {
  /// All actions of this menu and its submenus, in order.
  final var actions: [UIAction] { leaves.compactMap { $0 as? UIAction } }

  /// All actions and key commands of this menu and its submenus, in order. Deferred elements count if they are loaded.
  final var leaves: [UIMenuElement] { children.flatMap(\.leavesInside) }

  /// The selected action of a pop-up menu: the first one that is on.
  @_spi(Toolkit) public final var selectedAction: UIAction? { actions.first { $0.state == .on } }

  /// Selects exactly one action, as a pop-up menu requires: the first one that is on, otherwise the first one that can
  /// be chosen. Without either, no action is on.
  @_spi(Toolkit) public final func selectOne() {
    let actions = actions
    let chosen =
      actions.first { $0.state == .on } ?? actions.first { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }
    for action in actions { action.state = action === chosen ? .on : .off }
  }

  /// Turns a chosen action on and the other actions of its single-selection menu off. Does nothing if the action is in no
  /// such menu.
  ///
  /// - Parameter isPopUp: true if the whole menu has a single selection, regardless of its options.
  /// - Returns: true if the selection has changed.
  final func choose(_ action: UIAction, isPopUp: Bool) -> Bool {
    let group = isPopUp ? self : outermostSingleSelectionMenu(around: action)
    guard let group else { return false }
    var changes = action.state != .on
    for other in group.actions where other !== action && other.state != .off {
      other.state = .off
      changes = true
    }
    action.state = .on
    return changes
  }

  /// Returns the outermost menu with the option `.singleSelection` that contains an action: this menu or a submenu; nil if
  /// there is none.
  private final func outermostSingleSelectionMenu(around action: UIAction) -> UIMenu? {
    guard actions.contains(where: { $0 === action }) else { return nil }
    if options.contains(.singleSelection) { return self }
    return children.lazy.flatMap(\.menusInside).compactMap { $0.outermostSingleSelectionMenu(around: action) }.first
  }
}

extension UIMenuElement {
  /// True if the element is an action or a command that is on.
  final var isOn: Bool {
    switch self {
    case let action as UIAction: action.state == .on
    case let command as UICommand: command.state == .on
    default: false
    }
  }

  /// The element itself if it is an action or a command, otherwise those inside it.
  fileprivate final var leavesInside: [UIMenuElement] {
    switch self {
    case is UIAction, is UICommand: [self]
    case let menu as UIMenu: menu.leaves
    case let deferred as UIDeferredMenuElement: (deferred.elements ?? []).flatMap(\.leavesInside)
    default: []
    }
  }

  /// The element itself if it is a menu, or the menus directly among loaded deferred elements.
  fileprivate final var menusInside: [UIMenu] {
    switch self {
    case let menu as UIMenu: [menu]
    case let deferred as UIDeferredMenuElement: (deferred.elements ?? []).flatMap(\.menusInside)
    default: []
    }
  }
}
