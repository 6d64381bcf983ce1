import Foundation

extension UIMenu {
  /// True where the menu has nothing to choose from.
  @_spi(Toolkit) public final var hasNothingToChoose: Bool { MenuContent(self).isEmpty }
}

extension UIView {
  /// Opens a pop-up menu at the view, in which the action that is on is marked.
  ///
  /// - Parameters:
  ///   - perform: performs the chosen action; the menu is closed then, unless the action keeps it open.
  ///   - selectionDidChange: called after that if other actions are on than before.
  ///   - presenceDidChange: called when the menu was opened, and when it was closed.
  @_spi(Toolkit) public final func openPopUpMenu(
    _ menu: UIMenu, perform: @escaping (UIAction) -> Void, selectionDidChange: @escaping () -> Void,
    presenceDidChange: @escaping () -> Void
  ) {
    MenuOverlay.open(
      menu, from: self,
      for: MenuOverlay.Purpose(
        anchor: bounds, isPopUp: true, perform: perform, selectionDidChange: selectionDidChange,
        presenceDidChange: presenceDidChange))
  }
}
