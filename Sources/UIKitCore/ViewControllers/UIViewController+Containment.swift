extension UIViewController: UIAppearanceContainer {}

extension UIViewController {
  /// Makes another controller a child of this one, and no longer of another parent.
  final func beginContainment(of childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.willMove(toParent: self)
    if childController.parent != nil { childController.removeFromParent() }
    children.append(childController)
    childController.parent = self
    childController.viewIfLoaded?.traitsDidChange()
  }

  /// Removes the controller from its parent.
  final func endContainment() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    leaveTransition(of: parent)
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The only child, if its view covers the controller's view inside of the safe area.
  final var coveringChild: UIViewController? {
    guard let view = viewIfLoaded, children.count == 1, let child = children.first, let content = child.viewIfLoaded,
      content.isDescendant(of: view), content.window != nil
    else { return nil }
    return content.convert(content.bounds, to: view).contains(view.bounds.inset(by: view.safeAreaInsets)) ? child : nil
  }

  /// The controllers inside whose views are shown, innermost and last added ones first.
  final var shownDescendants: [UIViewController] {
    children.reversed().filter(\.isShownInside).flatMap { $0.shownDescendants + [$0] }
  }

  /// True if the view is in that of the parent, and no view between is hidden.
  private var isShownInside: Bool {
    guard let outer = parent?.viewIfLoaded else { return false }
    var view = viewIfLoaded
    while let current = view, current !== outer, !current.isHidden { view = current.superview }
    return view === outer
  }
}
