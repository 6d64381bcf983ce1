import Foundation

extension UIButton {
  /// What a person who does not point opens a menu by that does not open by using the button.
  static let menuActionName = "Show Menu"

  private final var canOpenMenu: Bool {
    guard let menu, isEnabled, isContextMenuInteractionEnabled else { return false }
    return !MenuContent(menu).isEmpty
  }

  /// Whether using the button opens its menu.
  final var opensMenuWhenUsed: Bool { showsMenuAsPrimaryAction && canOpenMenu }

  /// Whether the menu is opened in other ways than by using the button.
  final var opensMenuBesides: Bool { !showsMenuAsPrimaryAction && canOpenMenu }

  /// Whether the button shows what is chosen in its menu.
  final var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// Whether a sign after the titles says that the button is a pop-up.
  final var showsPopUpIndicator: Bool {
    switch configuration?.indicator {
    case .automatic: isPopUp
    case .popup: true
    case .some(.none), nil: false
    }
  }

  /// What a pop-up shows.
  final var chosenElement: UIAction? { isPopUp ? menu?.selectedAction : nil }

  /// Looks for fingers that rest on the button, where they open the menu.
  final func updateMenuPress() {
    let isLookedFor = menu != nil && isContextMenuInteractionEnabled && !showsMenuAsPrimaryAction
    guard isLookedFor != (menuPress != nil) else { return }
    if let menuPress { removeGestureRecognizer(menuPress) }
    menuPress = isLookedFor ? MenuPressGestureRecognizer() : nil
    if let menuPress { addGestureRecognizer(menuPress) }
  }

  /// Opens the menu below the button.
  final func openMenu() {
    guard let menu, canOpenMenu else { return }
    sendActions(for: .menuActionTriggered)
    MenuOverlay.open(
      menu, from: self,
      for: MenuOverlay.Purpose(
        anchor: bounds, isPopUp: isPopUp, perform: { [weak self] in self?.sendAction($0) },
        selectionDidChange: { [weak self] in self?.chosenElementDidChange() },
        presenceDidChange: { [weak self] in self?.setNeedsRender() }))
  }
}

/// Opens the menu of a button that a finger rests on.
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  override func gestureDidProceed() {
    if state == .began { (view as? UIButton)?.openMenu() }
  }
}
