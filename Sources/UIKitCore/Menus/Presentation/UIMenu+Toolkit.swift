import Foundation

extension UIMenu {
  /// True if the menu has no visible elements.
  @_spi(Toolkit) public final var hasNoVisibleElements: Bool { MenuContent(self).isEmpty }
}

extension UIView {
  /// Opens a pop-up menu at the view, in which the selected action is marked.
  ///
  /// - Parameters:
  ///   - perform: performs the chosen action. The menu is closed before, unless the action keeps it presented.
  ///   - selectionDidChange: called after that if the selection has changed.
  ///   - presentationDidChange: called after the menu was opened, and after it was closed.
  @_spi(Toolkit) public final func openPopUpMenu(
    _ menu: UIMenu, perform: @escaping (UIAction) -> Void, selectionDidChange: @escaping () -> Void,
    presentationDidChange: @escaping () -> Void
  ) {
    MenuOverlay.open(
      menu, from: self,
      for: MenuOverlay.Purpose(
        anchor: bounds, isPopUp: true, perform: perform, selectionDidChange: selectionDidChange,
        presentationDidChange: presentationDidChange))
  }
}
