import Foundation

extension UIMenu {
  /// All actions of this menu and its submenus, in order.
  final var actions: [UIAction] { children.flatMap(\.actionsInside) }

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

  /// Selects an action that was chosen, and deselects those that cannot be on with it.
  ///
  /// - Parameter isPopUp: true if one action of the whole menu is on, regardless of its options.
  /// - Returns: true if the selection has changed.
  final func choose(_ action: UIAction, isPopUp: Bool) -> Bool {
    let group = isPopUp ? self : outermostSingleSelection(around: action)
    guard let group else { return false }
    var changes = action.state != .on
    for other in group.actions where other !== action && other.state != .off {
      other.state = .off
      changes = true
    }
    action.state = .on
    return changes
  }

  private final func outermostSingleSelection(around action: UIAction) -> UIMenu? {
    guard actions.contains(where: { $0 === action }) else { return nil }
    if options.contains(.singleSelection) { return self }
    return children.lazy.flatMap(\.menusInside).compactMap { $0.outermostSingleSelection(around: action) }.first
  }
}

extension UIMenuElement {
  fileprivate final var actionsInside: [UIAction] {
    switch self {
    case let action as UIAction: [action]
    case let menu as UIMenu: menu.actions
    case let deferred as UIDeferredMenuElement: (deferred.elements ?? []).flatMap(\.actionsInside)
    default: []
    }
  }

  fileprivate final var menusInside: [UIMenu] {
    switch self {
    case let menu as UIMenu: [menu]
    case let deferred as UIDeferredMenuElement: (deferred.elements ?? []).flatMap(\.menusInside)
    default: []
    }
  }
}
