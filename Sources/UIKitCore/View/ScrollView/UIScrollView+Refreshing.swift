import Foundation

/// What a wheel has pulled beyond the top.
struct WheelPull {
  /// How far it was turned, in points.
  var distance: CGFloat = 0
  /// Lets the content go.
  var rest: SceneClock.Appointment?
  /// When a wheel last moved the content, by the scene's clock.
  var lastMovement = -TimeInterval.infinity
}

extension UIScrollView {
  /// How long a wheel has to rest before it pulls, and before what it has pulled is let go of, in seconds.
  private static let pauseBeforePull = 0.4
  private static let wheelRest = 0.15

  /// What refreshing adds to the room above the content.
  final var refreshShare: CGFloat { refreshControl.map { $0.takesRoom ? $0.room : 0 } ?? 0 }

  /// The insets but for what refreshing adds.
  private final var insetAtRest: CGFloat { contentInset.top + safeAreaShare.top }

  /// How far the content is pulled down from where it is at rest.
  private final var pullDistance: CGFloat { -contentOffset.y - insetAtRest }

  /// Has the control stand above the content.
  final func placeRefreshControl() {
    guard let refreshControl else { return }
    refreshControl.follow(distance: pullDistance)
    let room = refreshControl.room
    let frame = CGRect(x: bounds.minX, y: -room, width: bounds.width, height: room)
    if refreshControl.frame != frame { refreshControl.frame = frame }
  }

  final func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    if let refreshControl { addSubview(refreshControl) }
    placeRefreshControl()
    adjustedInsetMayHaveChanged()
  }

  /// A finger has moved the content.
  final func tellRefreshControlOfPull() { refreshControl?.contentWasPulled(by: pullDistance) }

  /// Takes back the room that refreshing took, as a movement.
  final func closeRefreshingRoom() {
    let change: () -> Void = { [self] in
      adjustedInsetMayHaveChanged()
      guard !isTracking, clamped(contentOffset) != contentOffset else { return }
      endMovement()
      changeGeometry { $0.bounds.origin = clamped(contentOffset) }
    }
    if window == nil { return change() }
    UIView.animate(withDuration: Self.animationDuration, animations: change)
  }

  /// Scrolls to the top, where the control is.
  final func showRefreshControl() {
    let change: () -> Void = { [self] in
      adjustedInsetMayHaveChanged()
      endMovement()
      changeGeometry { $0.bounds.origin.y = -adjustedContentInset.top }
    }
    UIView.animate(withDuration: Self.animationDuration, animations: change)
  }

  // MARK: By a wheel

  /// Pulls the content down by a wheel that is turned beyond the top. One that has just scrolled there pulls nothing.
  final func pullByWheel(_ delta: CGSize) -> Bool {
    guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing, isScrollEnabled,
      delta.height < 0, abs(delta.height) > abs(delta.width), !isTracking,
      clock.now - wheelPull.lastMovement >= Self.pauseBeforePull
    else { return false }
    endMovement()
    wheelPull.distance -= delta.height
    wheelPull.rest?.cancel()
    wheelPull.rest = clock.schedule(after: Self.wheelRest) { [weak self] in self?.wheelLetsGo() }
    let pulled = RubberBand.stretched(wheelPull.distance, room: bounds.height)
    changeGeometry { $0.bounds.origin.y = -insetAtRest - pulled }
    tellRefreshControlOfPull()
    return true
  }

  /// A wheel has moved the content.
  final func wheelDidScroll() { wheelPull.lastMovement = clock.now }

  private final func wheelLetsGo() {
    wheelPull.distance = 0
    wheelPull.rest = nil
    refreshControl?.contentWasLetGo()
    let target = clamped(contentOffset)
    if target != contentOffset, !isTracking { decelerate(to: target) }
  }
}
