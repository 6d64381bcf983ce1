import Foundation
import RenderTree

extension UIScrollView {
  /// Whether a finger is on the content.
  public final var isTracking: Bool {
    switch movement {
    case .touched, .dragging: true
    case .none, .decelerating: false
    }
  }

  /// Whether a finger moves the content.
  public final var isDragging: Bool {
    if case .dragging = movement { true } else { false }
  }

  /// Whether the content moves on by itself after it was let go of.
  public final var isDecelerating: Bool {
    if case .decelerating = movement { true } else { false }
  }

  /// The offset at which a finger began to move the content; nil while none does.
  @_spi(Toolkit) public final var dragStart: CGPoint? {
    if case .dragging(let drag) = movement { drag.start } else { nil }
  }

  /// The offset at which deceleration ends; nil while the content does not decelerate.
  @_spi(Toolkit) public final var decelerationTarget: CGPoint? {
    if case .decelerating(let deceleration, _, _) = movement { deceleration.target } else { nil }
  }

  /// What moves the content.
  enum Movement {
    case none
    /// A finger is down and has not moved it yet.
    case touched
    case dragging(Drag)
    case decelerating(Deceleration, since: TimeInterval, next: SceneClock.Appointment)
  }

  /// A finger's way from where it began to move the content.
  struct Drag {
    /// The offset then.
    var start: CGPoint
    let axes: Axes
  }

  struct Axes: OptionSet {
    let rawValue: Int
    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)
  }

  /// The axes that a finger can move the content along, beyond its ends at least.
  private final var draggableAxes: Axes {
    guard isScrollEnabled else { return [] }
    let range = offsetRange
    var axes: Axes = []
    if range.width > 0 || bounces && alwaysBounceHorizontal { axes.insert(.horizontal) }
    if range.height > 0 || bounces && (alwaysBounceVertical || refreshControl != nil) { axes.insert(.vertical) }
    return axes
  }

  // MARK: Stopping

  /// Stops what moves the content by itself, because it is placed anew. A finger goes on.
  final func endMovement() {
    animationEnd?.cancel()
    animationEnd = nil
    if case .decelerating(_, _, let next) = movement {
      next.cancel()
      movement = .none
    }
  }

  /// Moves content and all that moves it: for corrections above what is seen, that a person is not to notice.
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

  // MARK: Scrolling without a finger

  /// Where a wheel or a key moves the content: within its ends. Nil where it cannot move that way.
  @_spi(Toolkit) public final func offset(scrolledBy distance: CGSize) -> CGPoint? {
    guard isScrollEnabled else { return nil }
    let range = offsetRange
    func moved(_ value: CGFloat, _ distance: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
      distance > 0 ? max(value, min(value + distance, greatest)) : min(value, max(value + distance, least))
    }
    let offset = CGPoint(
      x: moved(contentOffset.x, distance.width, range.minX, range.maxX),
      y: moved(contentOffset.y, distance.height, range.minY, range.maxY))
    return offset == contentOffset ? nil : offset
  }

  /// Scrolls as a wheel or a key does, without moving on. False where it cannot move that way.
  @_spi(Toolkit) public final func scrollByPerson(by distance: CGSize) -> Bool {
    guard let offset = offset(scrolledBy: distance) else { return false }
    personWillScroll()
    endMovement()
    changeGeometry { $0.bounds.origin = offset }
    return true
  }

  // MARK: Dragging

  /// A finger came down: what moves by itself stops under it.
  final func fingerDidComeDown() {
    guard !isTracking else { return }
    let wasDecelerating = isDecelerating
    endMovement()
    movement = .touched
    if wasDecelerating { scrollDelegate?.scrollViewDidEndDecelerating(self) }
  }

  /// The last finger was lifted without having moved anything.
  final func fingerWasLifted() {
    if case .touched = movement { movement = .none }
  }

  /// Whether a finger's way is one that the content can follow.
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
      personWillScroll()
      scrollDelegate?.scrollViewWillBeginDragging(self)
      follow(translation)
    case .changed: follow(translation)
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
      offset.x = pulled(drag.start.x - translation.x, range.minX, range.maxX, room: bounds.width)
    }
    if drag.axes.contains(.vertical) {
      offset.y = pulled(drag.start.y - translation.y, range.minY, range.maxY, room: bounds.height)
    }
    changeGeometry { $0.bounds.origin = offset }
    tellRefreshControlOfPull()
  }

  /// Beyond an end, content follows the less the farther it is pulled, and by less than the view's extent.
  private final func pulled(_ value: CGFloat, _ least: CGFloat, _ greatest: CGFloat, room: CGFloat) -> CGFloat {
    let inside = min(max(value, least), greatest)
    let beyond = value - inside
    guard bounces, room > 0, beyond != 0 else { return inside }
    let stretched = RubberBand.stretched(abs(beyond), room: room)
    return inside + (beyond < 0 ? -stretched : stretched)
  }

  private final func endDrag(velocity fingerVelocity: CGPoint) {
    guard case .dragging(let drag) = movement else { return }
    refreshControl?.contentWasLetGo()
    let velocity = CGPoint(
      x: drag.axes.contains(.horizontal) ? -fingerVelocity.x / 1000 : 0,
      y: drag.axes.contains(.vertical) ? -fingerVelocity.y / 1000 : 0)
    var target = targetOffset(forProposed: proposedTarget(velocity: velocity, drag: drag), velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    let decelerates = target != contentOffset
    movement = .none
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates, !isTracking else { return }
    decelerate(to: target)
  }

  /// Where content that was let go of would come to rest, by its speed, pages and ends.
  private final func proposedTarget(velocity: CGPoint, drag: Drag) -> CGPoint {
    if isPagingEnabled {
      return clamped(
        CGPoint(
          x: page(contentOffset.x, from: drag.start.x, velocity: velocity.x, length: bounds.width),
          y: page(contentOffset.y, from: drag.start.y, velocity: velocity.y, length: bounds.height)))
    }
    let rate = decelerationRate.rawValue
    return clamped(
      CGPoint(
        x: contentOffset.x + Deceleration.distance(velocity: velocity.x, rate: rate),
        y: contentOffset.y + Deceleration.distance(velocity: velocity.y, rate: rate)))
  }

  /// The nearest page; with some speed the next one that way, but never farther than one from where the drag began.
  private final func page(_ value: CGFloat, from start: CGFloat, velocity: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return value }
    let leastSpeed: CGFloat = 0.3
    let pages = value / length
    var page = pages.rounded()
    if velocity > leastSpeed { page = pages.rounded(.up) }
    if velocity < -leastSpeed { page = pages.rounded(.down) }
    let first = (start / length).rounded()
    return min(max(page, first - 1), first + 1) * length
  }

  // MARK: Deceleration

  /// Has the content move on to where it comes to rest.
  @_spi(Toolkit) public final func decelerate(to target: CGPoint) {
    let springsBack = clamped(contentOffset) != contentOffset || isPagingEnabled
    let rate = springsBack ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    let deceleration = Deceleration(start: contentOffset, target: target, rate: min(max(rate, 0.5), 0.9999))
    movement = .decelerating(deceleration, since: clock.now, next: scheduleStep(of: deceleration))
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// In live time the content moves sixty times a second; in stepped time it is at rest after one step.
  private final func scheduleStep(of deceleration: Deceleration) -> SceneClock.Appointment {
    clock.schedule(after: clock.time == .live ? 1.0 / 60 : deceleration.duration) { [weak self] in
      self?.stepDeceleration()
    }
  }

  private final func stepDeceleration() {
    guard case .decelerating(let deceleration, let since, _) = movement else { return }
    let elapsed = clock.now - since
    // Rounding must not leave a step for ever just before the end.
    let isOver = elapsed >= deceleration.duration - 0.001
    if isOver {
      movement = .none
    } else {
      movement = .decelerating(deceleration, since: since, next: scheduleStep(of: deceleration))
    }
    let offset = isOver ? deceleration.target : deceleration.offset(at: elapsed)
    changeGeometry { $0.bounds.origin = offset }
    if isOver { scrollDelegate?.scrollViewDidEndDecelerating(self) }
  }
}
