import Foundation

/// The state of a pull-to-refresh with a wheel.
struct WheelPull {
  /// The distance that the wheel was turned, in points.
  var distance: CGFloat = 0
  /// The scheduled release of the content.
  var rest: SceneClock.ScheduledAction?
  /// The time when a wheel last scrolled the content, on the scene's clock.
  var lastMovement = -TimeInterval.infinity
}

extension UIScrollView {
  /// The pause after scrolling with a wheel before the wheel can pull the content, in seconds.
  private static let pauseBeforePull = 0.4
  /// The pause after pulling with a wheel before the content is released, in seconds.
  private static let wheelRest = 0.15

  /// The refresh control's contribution to the top inset while it refreshes.
  final var refreshInset: CGFloat { refreshControl.map { $0.reservesSpace ? $0.room : 0 } ?? 0 }

  /// The top inset without the refresh control's contribution.
  private final var insetAtRest: CGFloat { contentInset.top + safeAreaContentInset.top }

  /// The distance by which the content is pulled down from its position at rest.
  private final var pullDistance: CGFloat { -contentOffset.y - insetAtRest }

  /// Places the refresh control at the top of the visible part, where the content uncovers it from its upper edge as it
  /// is pulled down.
  final func placeRefreshControl() {
    guard let refreshControl else { return }
    let distance = pullDistance
    refreshControl.follow(distance: distance)
    let uncovered = max(0, distance)
    let height = min(uncovered, refreshControl.room)
    let frame = CGRect(x: bounds.minX, y: -uncovered, width: bounds.width, height: height)
    if refreshControl.frame != frame { refreshControl.frame = frame }
  }

  final func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    if let refreshControl { addSubview(refreshControl) }
    placeRefreshControl()
    adjustedInsetMayHaveChanged()
  }

  /// Called when a drag or a wheel has moved the content.
  final func notifyRefreshControlOfPull() { refreshControl?.contentWasPulled(by: pullDistance) }

  /// Removes the refresh control's inset, with an animation if the view is in a window.
  final func removeRefreshInset() {
    let change: () -> Void = { [self] in
      adjustedInsetMayHaveChanged()
      guard !isTracking, clamped(contentOffset) != contentOffset else { return }
      endMovement()
      changeGeometry { $0.bounds.origin = clamped(contentOffset) }
    }
    if window == nil { return change() }
    UIView.animate(withDuration: Self.animationDuration, animations: change)
  }

  /// Scrolls to the top, where the refresh control is, with an animation.
  final func showRefreshControl() {
    let change: () -> Void = { [self] in
      adjustedInsetMayHaveChanged()
      endMovement()
      changeGeometry { $0.bounds.origin.y = -adjustedContentInset.top }
    }
    UIView.animate(withDuration: Self.animationDuration, animations: change)
  }

  // MARK: Wheel

  /// Pulls the content down for a wheel that is turned beyond the top. Returns false if it can't be pulled now, for
  /// example because the wheel has just scrolled.
  final func pullByWheel(_ delta: CGSize) -> Bool {
    guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing, isScrollEnabled,
      delta.height < 0, abs(delta.height) > abs(delta.width), !isTracking,
      clock.now - wheelPull.lastMovement >= Self.pauseBeforePull
    else { return false }
    endMovement()
    wheelPull.distance -= delta.height
    wheelPull.rest?.cancel()
    wheelPull.rest = clock.schedule(after: Self.wheelRest) { [weak self] in self?.wheelDidRelease() }
    let pulled = RubberBand.movement(forPull: wheelPull.distance, viewLength: bounds.height)
    changeGeometry { $0.bounds.origin.y = -insetAtRest - pulled }
    notifyRefreshControlOfPull()
    return true
  }

  /// Called when a wheel has scrolled the content.
  final func wheelDidScroll() { wheelPull.lastMovement = clock.now }

  private final func wheelDidRelease() {
    wheelPull.distance = 0
    wheelPull.rest = nil
    refreshControl?.contentWasReleased()
    let target = clamped(contentOffset)
    if target != contentOffset, !isTracking { decelerate(to: target) }
  }
}
