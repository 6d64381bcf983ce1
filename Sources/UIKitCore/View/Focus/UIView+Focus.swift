import Foundation

extension UIView {
  /// Whether keys act on the view: in every host where there is a keyboard.
  public var isFocused: Bool { attachedOrSelfWindow?.windowScene?.focusEngine.focusedView === self }

  /// The nearest ancestor that keeps the focus for its items, of which the view is one or is inside of one.
  final var focusContainer: (any FocusContainer)? {
    var ancestor = superview
    while let current = ancestor {
      if let container = current.asFocusContainer, container.holdsItem(around: self) { return container }
      ancestor = current.superview
    }
    return nil
  }

  /// Scrolls every scroll view around the view so that it is seen.
  final func scrollIntoSight() {
    var ancestor = superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView {
        let offset = scrollView.offset(showing: convert(bounds, to: scrollView))
        scrollView.setContentOffset(scrollView.offsetOnGrid(offset, from: scrollView.contentOffset), animated: false)
      }
      ancestor = current.superview
    }
  }

  /// The foremost view inside that takes all keys and touches while it is shown.
  final var foremostModalView: UIView? {
    for subview in subviews.reversed() where !subview.isHidden && subview.alpha >= 0.01 {
      if let found = subview.foremostModalView { return found }
      if subview.accessibilityViewIsModal { return subview }
    }
    return nil
  }

  /// The scroll view inside that shows most, this view included.
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

  /// What escape does here; the innermost and foremost views are asked first.
  final var escapeActionInSubtree: KeyAction? {
    guard !isHidden else { return nil }
    for subview in subviews.reversed() {
      if let action = subview.escapeActionInSubtree { return action }
    }
    return escapeAction
  }

  /// Whether the view has a value that a person can raise and lower.
  final var isAdjustable: Bool {
    let traits = accessibilityTraits
    return traits.contains(.adjustable) && !traits.contains(.notEnabled)
  }

  /// Whether a tap on the view is looked for.
  final var findsTaps: Bool { storedGestureRecognizers.contains { $0.isEnabled && $0 is UITapGestureRecognizer } }

  /// Raises the value where the key goes towards the end of the line, lowers it where it goes towards the start.
  final func adjustment(_ direction: FocusDirection) -> KeyAction? {
    guard isAdjustable, !direction.isVertical else { return nil }
    if (direction == .right) != isRightToLeft { return KeyAction("more") { [self] in accessibilityIncrement() } }
    return KeyAction("less") { [self] in accessibilityDecrement() }
  }

  /// Has the view, or what inside of it is the first responder, give that up.
  ///
  /// - Parameter force: whether it must, though it would not.
  /// - Returns: whether nothing inside is the first responder any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = attachedOrSelfWindow, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
