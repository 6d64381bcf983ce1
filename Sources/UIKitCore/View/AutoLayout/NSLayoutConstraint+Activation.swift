extension NSLayoutConstraint {
  private static var lastSerial = 0

  final func activate() {
    guard owner == nil, let first else { return }
    // A layout guide that no view owns has no coordinates: the constraint stays inactive.
    guard first.constrainedView != nil, second == nil || second?.constrainedView != nil else { return }
    guard let common = Self.commonAncestor(of: first, second) else {
      fatalError(
        """
        Unable to activate constraint with anchors <\(Self.name(of: first)).\(firstAttribute)> and \
        <\(Self.name(of: second)).\(secondAttribute)> because they have no common ancestor.  Does the constraint or \
        its anchors reference items in different view hierarchies?  That's illegal.
        """)
    }
    install(on: common)
  }

  /// Activates the constraint with a view that contains all its items.
  final func install(on view: UIView) {
    Self.lastSerial += 1
    serial = Self.lastSerial
    owner = view
    view.ownConstraintState.constraints.append(self)
    forEachViewBelow(view) { $0.addConstraintOfAncestor(self) }
    view.constraintDidChange(self)
  }

  final func deactivate() {
    guard let owner else { return }
    owner.constraintState?.constraints.removeLast(self)
    forEachViewBelow(owner) { $0.removeConstraintOfAncestor(self) }
    self.owner = nil
    owner.constraintDidChange(self)
  }

  /// Calls `body` for each view below the owner that is an item of the constraint or contains one.
  private func forEachViewBelow(_ owner: UIView, _ body: (UIView) -> Void) {
    func climb(from item: (any ConstraintItem)?) {
      var view = item?.constrainedView
      while let current = view, current !== owner {
        body(current)
        view = current.superview
      }
    }
    climb(from: first)
    climb(from: second)
  }

  private static func commonAncestor(of first: any ConstraintItem, _ second: (any ConstraintItem)?) -> UIView? {
    guard let view = first.constrainedView else { return nil }
    guard let second else { return view }
    guard let other = second.constrainedView else { return nil }
    var candidate: UIView? = view
    while let current = candidate {
      if other.isDescendant(of: current) { return current }
      candidate = current.superview
    }
    return nil
  }
}

extension Array where Element: AnyObject {
  /// Removes an object, looking from the end.
  mutating func removeLast(_ element: Element) {
    if let index = lastIndex(where: { $0 === element }) { remove(at: index) }
  }
}
