import Foundation
import RenderTree

extension UIScrollView {
  /// A Boolean value that indicates whether the user touches the content.
  public final var isTracking: Bool {
    switch movement {
    case .touched, .dragging: true
    case .none, .decelerating: false
    }
  }

  /// A Boolean value that indicates whether the user drags the content.
  public final var isDragging: Bool {
    if case .dragging = movement { true } else { false }
  }

  /// A Boolean value that indicates whether the content decelerates after a drag.
  public final var isDecelerating: Bool {
    if case .decelerating = movement { true } else { false }
  }

  /// The offset at which the drag in progress began; nil if there isn't one.
  @_spi(Toolkit) public final var dragStart: CGPoint? {
    if case .dragging(let drag) = movement { drag.start } else { nil }
  }

  /// The offset at which deceleration ends; nil while the content does not decelerate.
  @_spi(Toolkit) public final var decelerationTarget: CGPoint? {
    if case .decelerating(let deceleration, _, _) = movement { deceleration.target } else { nil }
  }

  /// The movement of the content.
  enum Movement {
    case none
    /// A touch has begun and not moved the content yet.
    case touched
    case dragging(Drag)
    case decelerating(Deceleration, since: TimeInterval, next: SceneClock.ScheduledAction)
  }

  /// A drag of the content.
  struct Drag {
    /// The offset at which the drag began.
    var start: CGPoint
    let axes: Axes
  }

  struct Axes: OptionSet {
    let rawValue: Int
    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)
  }

  /// The axes along which a drag can move the content, including axes on which it only bounces.
  private final var draggableAxes: Axes {
    guard isScrollEnabled else { return [] }
    let range = offsetRange
    var axes: Axes = []
    if range.width > 0 || bounces && alwaysBounceHorizontal { axes.insert(.horizontal) }
    if range.height > 0 || bounces && (alwaysBounceVertical || refreshControl != nil) { axes.insert(.vertical) }
    return axes
  }

  // MARK: Stopping

  /// Ends deceleration and animation, because the offset is set. A drag continues.
  final func endMovement() {
    animationEnd?.cancel()
    animationEnd = nil
    if case .decelerating(_, _, let next) = movement {
      next.cancel()
      movement = .none
    }
  }

  /// Keeps the visible content in place after content above it changed size: shifts the offset, and a drag or
  /// deceleration in progress.
  @_spi(Toolkit) public final func shiftContentOffset(by distance: CGPoint) {
    guard distance != .zero else { return }
    switch movement {
    case .dragging(var drag):
      drag.start = drag.start + distance
      movement = .dragging(drag)
    case .decelerating(let deceleration, let since, let next):
      let shifted = Deceleration(
        start: deceleration.start + distance, target: deceleration.target + distance, rate: deceleration.rate)
      movement = .decelerating(shifted, since: since, next: next)
    case .none, .touched: break
    }
    changeGeometry { $0.bounds.origin = $0.bounds.origin + distance }
  }

  // MARK: Scrolling by wheel and keys

  /// The offset after a scroll by a wheel or a key, limited to the content's ends; nil if the content can't move that
  /// way.
  @_spi(Toolkit) public final func offset(scrolledBy distance: CGSize) -> CGPoint? {
    guard isScrollEnabled else { return nil }
    let range = offsetRange
    func moved(_ value: CGFloat, _ distance: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
      distance > 0 ? max(value, min(value + distance, maximum)) : min(value, max(value + distance, minimum))
    }
    let offset = CGPoint(
      x: moved(contentOffset.x, distance.width, range.minX, range.maxX),
      y: moved(contentOffset.y, distance.height, range.minY, range.maxY))
    return offset == contentOffset ? nil : offset
  }

  /// Scrolls by a wheel or a key, without deceleration. Returns false if the content can't move that way.
  @_spi(Toolkit) public final func scrollByUser(by distance: CGSize) -> Bool {
    guard let offset = offset(scrolledBy: distance) else { return false }
    userWillScroll()
    endMovement()
    changeGeometry { $0.bounds.origin = offset }
    return true
  }

  /// Scrolls to the top by the home key. Returns false if the delegate refuses.
  final func scrollToTopByUser() -> Bool {
    if scrollsToTop, let scrollDelegate, !scrollDelegate.scrollViewShouldScrollToTop(self) { return false }
    _ = scrollByUser(by: CGSize(width: 0, height: -CGFloat.greatestFiniteMagnitude))
    if scrollsToTop { scrollDelegate?.scrollViewDidScrollToTop(self) }
    return true
  }

  // MARK: Dragging

  /// Called when a touch began in the content. It stops a deceleration.
  final func touchesDidBegin() {
    guard !isTracking else { return }
    let wasDecelerating = isDecelerating
    endMovement()
    movement = .touched
    guard wasDecelerating else { return }
    scrollDelegate?.scrollViewDidEndDecelerating(self)
    contentDidRest()
  }

  /// Called when the last touch ended without moving the content.
  final func touchesDidEnd() {
    if case .touched = movement { movement = .none }
  }

  /// True if the content can follow a translation along its main axis.
  final func canFollow(_ translation: CGPoint) -> Bool {
    let axes = draggableAxes
    return axes.contains(abs(translation.x) > abs(translation.y) ? .horizontal : .vertical)
  }

  final func dragDidProceed(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: superview)
    switch pan.state {
    case .began:
      var axes = draggableAxes
      if isDirectionalLockEnabled {
        axes.formIntersection(abs(translation.x) > abs(translation.y) ? .horizontal : .vertical)
      }
      movement = .dragging(Drag(start: contentOffset, axes: axes))
      if keyboardDismissMode != .none { window?.endEditing(false) }
      userWillScroll()
      scrollDelegate?.scrollViewWillBeginDragging(self)
      follow(translation)
    case .changed: if !isZooming { follow(translation) }
    case .ended: endDrag(velocity: pan.velocity(in: superview))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private final func follow(_ translation: CGPoint) {
    guard case .dragging(let drag) = movement else { return }
    let range = offsetRange
    var offset = contentOffset
    if drag.axes.contains(.horizontal) {
      offset.x = rubberBanded(drag.start.x - translation.x, range.minX, range.maxX, viewLength: bounds.width)
    }
    if drag.axes.contains(.vertical) {
      offset.y = rubberBanded(drag.start.y - translation.y, range.minY, range.maxY, viewLength: bounds.height)
    }
    changeGeometry { $0.bounds.origin = offset }
    notifyRefreshControlOfPull()
  }

  /// The offset for a dragged value: within the range it is the value itself, beyond it the rubber-band effect applies.
  private final func rubberBanded(_ value: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, viewLength: CGFloat)
    -> CGFloat
  {
    let inside = min(max(value, minimum), maximum)
    let beyond = value - inside
    guard bounces, viewLength > 0, beyond != 0 else { return inside }
    let movement = RubberBand.movement(forPull: abs(beyond), viewLength: viewLength)
    return inside + (beyond < 0 ? -movement : movement)
  }

  private final func endDrag(velocity fingerVelocity: CGPoint) {
    guard case .dragging(let drag) = movement else { return }
    refreshControl?.contentWasReleased()
    // A pinch moves the content by itself, and its end brings it back within its ends.
    let fingerVelocity = isZooming ? .zero : fingerVelocity
    let velocity = CGPoint(
      x: drag.axes.contains(.horizontal) ? -fingerVelocity.x / 1000 : 0,
      y: drag.axes.contains(.vertical) ? -fingerVelocity.y / 1000 : 0)
    var target =
      isZooming
      ? contentOffset
      : targetOffset(forProposed: proposedTarget(velocity: velocity, drag: drag), velocity: velocity)
    if drag.axes.contains(.vertical), !isZooming { target = restingOffset(near: target) }
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    let decelerates = target != contentOffset
    movement = .none
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if drag.axes.contains(.vertical), !isZooming {
      for follower in bars.followers { follower.contentWasDragged(by: contentOffset.y - drag.start.y) }
    }
    guard decelerates else { return contentDidRest() }
    if !isTracking { decelerate(to: target) }
  }

  /// The offset at which a drag's deceleration would end, considering its velocity, pages and the content's ends.
  private final func proposedTarget(velocity: CGPoint, drag: Drag) -> CGPoint {
    if isPagingEnabled {
      let last = CGPoint(x: offsetRange.maxX, y: offsetRange.maxY)
      return clamped(
        CGPoint(
          x: page(contentOffset.x, from: drag.start.x, velocity: velocity.x, length: bounds.width, last: last.x),
          y: page(contentOffset.y, from: drag.start.y, velocity: velocity.y, length: bounds.height, last: last.y)))
    }
    let rate = decelerationRate.rawValue
    return clamped(
      CGPoint(
        x: contentOffset.x + Deceleration.distance(velocity: velocity.x, rate: rate),
        y: contentOffset.y + Deceleration.distance(velocity: velocity.y, rate: rate)))
  }

  /// The offset of the nearest page, or of the next page in the direction of the velocity if that is high enough. It is
  /// at most one page from the page where the drag began.
  ///
  /// Pages are the multiples of the length. The last one is short if the last offset is not a multiple; at or beyond
  /// the last offset it is the nearest.
  ///
  /// - Parameter last: The last offset.
  private final func page(
    _ value: CGFloat, from start: CGFloat, velocity: CGFloat, length: CGFloat, last: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return value }
    func nearest(to offset: CGFloat) -> CGFloat {
      offset >= last ? (last / length).rounded(.up) : (offset / length).rounded()
    }
    let minimumSpeed: CGFloat = 0.3
    var page = nearest(to: value)
    if velocity > minimumSpeed { page = (value / length).rounded(.up) }
    if velocity < -minimumSpeed { page = (value / length).rounded(.down) }
    let first = nearest(to: start)
    return min(max(page, first - 1), first + 1) * length
  }

  // MARK: Deceleration

  /// Starts the deceleration towards an offset.
  @_spi(Toolkit) public final func decelerate(to target: CGPoint) {
    let springsBack = clamped(contentOffset) != contentOffset || isPagingEnabled
    let rate = springsBack ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    let deceleration = Deceleration(start: contentOffset, target: target, rate: min(max(rate, 0.5), 0.9999))
    movement = .decelerating(deceleration, since: clock.now, next: scheduleStep(of: deceleration))
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// In live time the content moves 60 times per second; in stepped time a single step goes to the end.
  private final func scheduleStep(of deceleration: Deceleration) -> SceneClock.ScheduledAction {
    clock.schedule(after: clock.time == .live ? 1.0 / 60 : deceleration.duration) { [weak self] in
      self?.stepDeceleration()
    }
  }

  private final func stepDeceleration() {
    guard case .decelerating(let deceleration, let since, _) = movement else { return }
    let elapsed = clock.now - since
    // Tolerance, so that rounding can't leave a step just before the end forever.
    let isOver = elapsed >= deceleration.duration - 0.001
    if isOver {
      movement = .none
    } else {
      movement = .decelerating(deceleration, since: since, next: scheduleStep(of: deceleration))
    }
    let offset = isOver ? deceleration.target : deceleration.offset(at: elapsed)
    changeGeometry { $0.bounds.origin = offset }
    guard isOver else { return }
    scrollDelegate?.scrollViewDidEndDecelerating(self)
    contentDidRest()
  }
}
