import Foundation

extension UIView {
  /// A Boolean value that indicates whether the view has the keyboard focus.
  public var isFocused: Bool { enclosingWindow?.windowScene?.focusEngine.focusedView === self }

  /// The nearest ancestor that keeps the focus for its items, one of which is or contains the view.
  final var focusContainer: (any FocusContainer)? {
    var ancestor = superview
    while let current = ancestor {
      if let container = current.asFocusContainer, container.containsItem(around: self) { return container }
      ancestor = current.superview
    }
    return nil
  }

  /// The view of the subtree that can have the focus and is nearest to the center of a frame, in the window's
  /// coordinates; nil if there is none.
  @_spi(Toolkit) public final func focusableView(nearestTo frame: CGRect) -> UIView? {
    FocusMap(root: self).item(nearestTo: frame)?.view
  }

  /// Scrolls all enclosing scroll views to make the view visible.
  final func scrollToVisible() {
    var ancestor = superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView {
        let offset = scrollView.offset(showing: convert(bounds, to: scrollView))
        scrollView.setContentOffset(
          scrollView.offsetAlignedToCells(offset, from: scrollView.contentOffset), animated: false)
      }
      ancestor = current.superview
    }
  }

  /// The foremost modal view in the subtree, which receives all keys and touches while it is visible.
  final var foremostModalView: UIView? {
    for subview in subviews.reversed() where !subview.isHidden && subview.alpha >= 0.01 {
      if let found = subview.foremostModalView { return found }
      if subview.accessibilityViewIsModal { return subview }
    }
    return nil
  }

  /// The scroll view with the largest bounds in the subtree of this view.
  final var largestScrollView: UIScrollView? {
    guard !isHidden, alpha >= 0.01 else { return nil }
    var largest = self as? UIScrollView
    for subview in reachableSubviews {
      guard let candidate = subview.largestScrollView else { continue }
      let area = largest.map { $0.bounds.width * $0.bounds.height } ?? -1
      if candidate.bounds.width * candidate.bounds.height > area { largest = candidate }
    }
    return largest
  }

  /// The escape action of the subtree, innermost and foremost views first.
  final var escapeActionInSubtree: KeyAction? {
    guard !isHidden else { return nil }
    for subview in subviews.reversed() {
      if let action = subview.escapeActionInSubtree { return action }
    }
    return escapeAction
  }

  /// True if the user can increment and decrement the view's value.
  final var isAdjustable: Bool {
    let traits = accessibilityTraits
    return (traits.contains(.adjustable) || accessibility.actions.adjust != nil) && !traits.contains(.notEnabled)
  }

  /// True if the view recognises taps.
  final var recognizesTaps: Bool { storedGestureRecognizers.contains { $0.isEnabled && $0 is UITapGestureRecognizer } }

  /// The action of the left or right arrow key on an adjustable view: towards trailing increments, towards leading
  /// decrements.
  final func adjustment(_ direction: FocusDirection) -> KeyAction? {
    guard isAdjustable, !direction.isVertical else { return nil }
    if (direction == .right) != isRightToLeft { return KeyAction("increase") { [self] in adjust(byIncrement: true) } }
    return KeyAction("decrease") { [self] in adjust(byIncrement: false) }
  }

  /// Makes the first responder resign if it is this view or a descendant.
  ///
  /// - Parameter force: True to remove it as first responder even if it refuses.
  /// - Returns: True if no view in the subtree is the first responder any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = enclosingWindow, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
