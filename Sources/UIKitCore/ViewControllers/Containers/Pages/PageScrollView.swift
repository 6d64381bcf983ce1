import Foundation
import RenderTree

/// The scroll view of a page view controller. Its content is the current page, with room for its neighbours only while
/// the user drags or a page is turned. The delegate is left to the app.
final class PageScrollView: UIScrollView {
  let isVertical: Bool
  /// Called before a drag along the axis begins. Returns false if the user can't turn the pages.
  var onDrag: () -> Bool = { false }
  /// Called after the content moved.
  var onMove: () -> Void = {}
  /// Called when the content came to rest after a drag.
  var onRest: () -> Void = {}
  /// Turns the page towards the end of the axis (true) or towards its start (false).
  var onTurn: (_ isTowardsEnd: Bool) -> Void = { _ in }
  /// Returns false if it is known that there is no page on the side.
  var mayTurn: (_ isTowardsEnd: Bool) -> Bool = { _ in false }
  /// True while a page is turned.
  var isTurning: () -> Bool = { false }

  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(frame: .zero)
    isPagingEnabled = true
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = isVertical
    alwaysBounceHorizontal = !isVertical
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { return nil }

  /// Nil: the page controller's pages determine the position.
  override var keptPosition: KeptPosition? { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer {
      let translation = panGestureRecognizer.translation(in: superview)
      let isAlong = isVertical == (abs(translation.y) >= abs(translation.x))
      guard isAlong, onDrag() else { return false }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func geometryDidChange(from oldBounds: CGRect) {
    super.geometryDidChange(from: oldBounds)
    if bounds.origin != oldBounds.origin { onMove() }
  }

  override func contentDidRest() {
    super.contentDidRest()
    onRest()
  }

  /// The distance along the axis; 0 for a movement across it.
  private func distance(_ delta: CGSize) -> CGFloat {
    let (along, across) = isVertical ? (delta.height, delta.width) : (delta.width, delta.height)
    return abs(along) > abs(across) ? along : 0
  }

  /// Turns the page. Further movements of the wheel during the turn are ignored.
  override func scrollByWheel(by delta: CGSize, at point: CGPoint) -> Bool {
    let distance = distance(delta)
    guard distance != 0 else { return false }
    if isTurning() { return true }
    guard mayTurn(distance > 0) else { return false }
    onTurn(distance > 0)
    return isTurning()
  }

  override var pageScrollView: UIScrollView? { subviews.lazy.compactMap(\.largestScrollView).first }

  override func scrollingByArrow(by distance: CGSize) -> (() -> Void)? {
    let distance = self.distance(distance)
    guard distance != 0, mayTurn(distance > 0) else { return nil }
    return { [weak self] in self?.onTurn(distance > 0) }
  }
}
