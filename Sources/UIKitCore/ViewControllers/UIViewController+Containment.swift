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

  /// The controllers inside whose views are shown, innermost and foremost ones first.
  final var shownDescendants: [UIViewController] {
    let shown = children.compactMap { child in child.placeInParent.map { (child, place: $0) } }
    return shown.sorted { $1.place.lexicographicallyPrecedes($0.place) }.flatMap { $0.0.shownDescendants + [$0.0] }
  }

  /// The indices of the views between that of the parent and the controller's own among their siblings, outermost
  /// first; nil if the user cannot see the view inside that of the parent: it is elsewhere, or outside of the bounds,
  /// or a view is hidden or transparent.
  private var placeInParent: [Int]? {
    guard let outer = parent?.viewIfLoaded, let view = viewIfLoaded else { return nil }
    var indices: [Int] = []
    var current = view
    while current !== outer {
      guard !current.isHidden, current.alpha > 0, let superview = current.superview,
        let index = superview.subviews.firstIndex(where: { $0 === current })
      else { return nil }
      indices.insert(index, at: 0)
      current = superview
    }
    let visible = view.convert(view.bounds, to: outer).intersection(outer.bounds)
    return visible.width > 0 && visible.height > 0 ? indices : nil
  }
}
