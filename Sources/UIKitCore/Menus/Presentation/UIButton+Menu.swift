import Foundation

extension UIButton {
  /// The name of the accessibility action that opens a menu which using the button does not open.
  static let menuActionName = "Show Menu"

  private final var canOpenMenu: Bool {
    guard let menu, isEnabled, isContextMenuInteractionEnabled else { return false }
    return !MenuContent(menu).isEmpty
  }

  /// True if using the button opens its menu.
  final var opensMenuOnActivation: Bool { showsMenuAsPrimaryAction && canOpenMenu }

  /// True if the menu opens by a long press, a key or an accessibility action, not by using the button.
  final var opensMenuSecondarily: Bool { !showsMenuAsPrimaryAction && canOpenMenu }

  /// True for a pop-up button, which displays the selected action of its menu.
  final var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// True if the button displays the pop-up indicator.
  final var showsPopUpIndicator: Bool {
    switch configuration?.indicator {
    case .automatic: isPopUp
    case .popup: true
    case .some(.none), nil: false
    }
  }

  /// The selected action of a pop-up button; nil for other buttons.
  final var selectedMenuElement: UIAction? { isPopUp ? menu?.selectedAction : nil }

  /// Adds or removes the recognizer of the long press that opens the menu.
  final func updateMenuPress() {
    let isNeeded = menu != nil && isContextMenuInteractionEnabled && !showsMenuAsPrimaryAction
    guard isNeeded != (menuPress != nil) else { return }
    if let menuPress { removeGestureRecognizer(menuPress) }
    menuPress = isNeeded ? MenuPressGestureRecognizer() : nil
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
        selectionDidChange: { [weak self] in self?.selectedMenuElementDidChange() },
        presentationDidChange: { [weak self] in self?.setNeedsRender() }))
  }
}

/// Recognizes the long press that opens a button's menu.
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  override func gestureDidProceed() {
    if state == .began { (view as? UIButton)?.openMenu() }
  }
}
