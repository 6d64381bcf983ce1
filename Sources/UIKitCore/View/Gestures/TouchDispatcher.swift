import Foundation
import RenderTree

/// Delivers a scene's touches to gesture recognizers and views.
///
/// Each change of a touch goes first to the recognizers of the touched view and of its ancestors, deepest view first.
/// Then the handlers run. The views come last, unless a recognized gesture has cancelled the touch there.
@MainActor
final class TouchDispatcher {
  /// The maximum pause between two taps that are counted together, in seconds, and the maximum distance, in points.
  static let maximumTapPause: TimeInterval = 0.35
  private static let maximumTapDistance: CGFloat = 45
  /// The time for which a scroll view withholds a touch from its content, in seconds.
  private static let contentTouchDelay: TimeInterval = 0.15

  /// A touch and the state of its delivery to its view.
  fileprivate final class TrackedTouch {
    enum Delivery {
      /// Not delivered. It stays so if the view accepts no further touch, or the touch stopped a deceleration.
      case never
      /// Withheld, because a scroll view may still begin to scroll.
      case held(SceneClock.ScheduledAction)
      case begun
      /// Ended or cancelled in its view.
      case over
    }

    let touch: UITouch
    var delivery = Delivery.never

    init(_ touch: UITouch) { self.touch = touch }
  }

  private unowned let scene: UIWindowScene
  private var tracked: [Int: TrackedTouch] = [:]
  private var lastTap: (location: CGPoint, count: Int)?

  /// The recognizers that have received touches since their last reset, in the order of their first touch.
  private(set) var activeRecognizers: [UIGestureRecognizer] = []
  private var recognizersThatProceeded: [UIGestureRecognizer] = []
  private var touchesToCancel: [UITouch] = []
  private var updateDepth = 0

  init(scene: UIWindowScene) { self.scene = scene }

  /// True while any touch is tracked.
  var isTouched: Bool { !tracked.isEmpty }

  // MARK: Host input

  func send(_ pointer: PointerEvent) {
    switch pointer.phase {
    case .began:
      if let stale = tracked[pointer.pointer] { finish(stale, pointer.pointer, phase: .cancelled, shift: false) }
      begin(pointer)
    case .moved:
      guard let current = tracked[pointer.pointer] else { return }
      move(current, to: pointer)
    case .ended, .cancelled:
      guard let current = tracked[pointer.pointer] else { return }
      update(current.touch, at: pointer.location)
      let phase: UITouch.Phase = pointer.phase == .ended ? .ended : .cancelled
      finish(current, pointer.pointer, phase: phase, shift: pointer.modifiers.contains(.shift))
    }
  }

  private func begin(_ pointer: PointerEvent) {
    guard let (window, view) = hit(pointer.location), mayTouch(view) else { return }
    let touch = UITouch(at: window.convertFromScene(pointer.location), time: scene.clock.now, window: window)
    touch.view = view
    if let lastTap, lastTap.location.distance(to: pointer.location) <= Self.maximumTapDistance {
      touch.tapCount = lastTap.count + 1
    }
    touch.isShifted = pointer.modifiers.contains(.shift)
    touch.isFromMouse = pointer.kind == .mouse
    let current = TrackedTouch(touch)
    let isOneTooMany =
      !view.isMultipleTouchEnabled && tracked.values.contains { $0.touch.view === view && !$0.isOver }
    tracked[pointer.pointer] = current
    let event = makeEvent(for: touch)
    let recognizers = view.recognizersInReach.filter { $0.mayReceive(touch) }
    touch.gestureRecognizers = recognizers
    let stopsContent = view.isInMovingContent
    for recognizer in recognizers { add(touch, to: recognizer) }
    update {
      for recognizer in recognizers where recognizer.looks(at: touch) { recognizer.touchesBegan([touch], with: event) }
    }
    guard !isOneTooMany, !stopsContent, tracked[pointer.pointer] === current, !current.isOver else { return }
    if let delay = delay(for: touch) {
      current.delivery = .held(scene.clock.schedule(after: delay) { [weak self] in self?.deliverBegan(current) })
    } else {
      deliverBegan(current)
    }
  }

  private func move(_ current: TrackedTouch, to pointer: PointerEvent) {
    let touch = current.touch
    update(touch, at: pointer.location)
    guard touch.location != touch.previousLocation else { return }
    touch.phase = .moved
    let event = makeEvent(for: touch)
    update {
      for recognizer in touch.gestureRecognizers ?? [] where recognizer.looks(at: touch) {
        recognizer.touchesMoved([touch], with: event)
      }
    }
    if case .begun = current.delivery { touch.view?.touchesMoved([touch], with: event) }
  }

  private func finish(_ current: TrackedTouch, _ pointer: Int, phase: UITouch.Phase, shift: Bool) {
    let touch = current.touch
    touch.phase = phase
    let event = makeEvent(for: touch)
    update {
      for recognizer in touch.gestureRecognizers ?? [] where recognizer.looks(at: touch) {
        if phase == .ended {
          recognizer.touchesEnded([touch], with: event)
        } else {
          recognizer.touchesCancelled([touch], with: event)
        }
      }
    }
    deliverEnd(of: current, with: event)
    tracked[pointer] = nil
    if phase == .ended { noteTap(at: touch) }
    update { for recognizer in self.activeRecognizers { recognizer.recognition.touches.removeAll { $0 === touch } } }
  }

  private func update(_ touch: UITouch, at location: CGPoint) {
    touch.previousLocation = touch.location
    touch.location = touch.window?.convertFromScene(location) ?? location
    touch.timestamp = scene.clock.now
  }

  private func makeEvent(for touch: UITouch) -> UIEvent {
    for other in tracked.values where other.touch !== touch { other.touch.phase = .stationary }
    return UIEvent(timestamp: scene.clock.now, touches: Set(tracked.values.map(\.touch)))
  }

  /// Records the location and tap count of a touch that ended, until the time for another tap is over.
  private func noteTap(at touch: UITouch) {
    tapPause?.cancel()
    guard touch.location.distance(to: touch.startLocation) <= Self.maximumTapDistance else {
      lastTap = nil
      return
    }
    lastTap = (touch.startLocationInScene, touch.tapCount)
    tapPause = scene.clock.schedule(after: Self.maximumTapPause) { [weak self] in self?.lastTap = nil }
  }

  private var tapPause: SceneClock.ScheduledAction?

  // MARK: Finding views

  private func hit(_ location: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in scene.drawnWindows.reversed() {
      if let view = window.hitTest(window.convertFromScene(location), with: nil) { return (window, view) }
    }
    return nil
  }

  /// True unless another view has exclusive touches, or this view would and others are touched.
  private func mayTouch(_ view: UIView) -> Bool {
    let others = tracked.values.compactMap(\.touch.view).filter { $0 !== view && $0.window === view.window }
    return others.isEmpty || !view.isExclusiveTouch && !others.contains(where: \.isExclusiveTouch)
  }

  private func delay(for touch: UITouch) -> TimeInterval? {
    var ancestor = touch.view?.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, scrollView.delaysContentTouches {
        return Self.contentTouchDelay
      }
      ancestor = current.superview
    }
    return nil
  }

  // MARK: Views

  private func deliverBegan(_ current: TrackedTouch) {
    current.delivery = .begun
    let touch = current.touch
    touch.view?.touchesBegan([touch], with: makeEvent(for: touch))
  }

  /// Delivers the end of a touch. A withheld touch that ended without cancellation begins first, so that the view
  /// receives both steps of a quick tap.
  private func deliverEnd(of current: TrackedTouch, with event: UIEvent) {
    let touch = current.touch
    if case .held(let appointment) = current.delivery {
      appointment.cancel()
      guard touch.phase == .ended else { return }
      touch.phase = .began
      deliverBegan(current)
      touch.phase = .ended
    }
    guard case .begun = current.delivery else { return }
    current.delivery = .over
    if touch.phase == .ended {
      touch.view?.touchesEnded([touch], with: event)
    } else {
      touch.view?.touchesCancelled([touch], with: event)
    }
  }

  private func cancel(_ current: TrackedTouch) {
    switch current.delivery {
    case .over: break
    case .never: current.delivery = .over
    case .held(let appointment):
      appointment.cancel()
      current.delivery = .over
    case .begun:
      current.delivery = .over
      let phase = current.touch.phase
      current.touch.phase = .cancelled
      current.touch.view?.touchesCancelled([current.touch], with: makeEvent(for: current.touch))
      current.touch.phase = phase
    }
  }

  /// True if the touch has begun in its view and has not ended or been cancelled there.
  func hasBegunInView(_ touch: UITouch) -> Bool {
    guard let current = tracked.values.first(where: { $0.touch === touch }) else { return false }
    if case .begun = current.delivery { return true }
    return false
  }

  // MARK: Recognizers

  private func add(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    recognizer.recognition.dispatcher = self
    recognizer.recognition.touches.append(touch)
    recognizer.recognition.seenTouches.append(touch)
    if !activeRecognizers.contains(where: { $0 === recognizer }) { activeRecognizers.append(recognizer) }
  }

  /// Schedules the handlers of a recognizer after the current update.
  func enqueue(_ recognizer: UIGestureRecognizer) { recognizersThatProceeded.append(recognizer) }

  /// Schedules the cancellation of touches in their views, after the handlers.
  func cancelInViews(_ touches: [UITouch]) { touchesToCancel += touches }

  /// Runs changes of recognizers. At the end of the outermost call, calls handlers, cancels touches in views, and
  /// resets finished recognizers.
  func update(_ changes: () -> Void) {
    updateDepth += 1
    changes()
    if updateDepth == 1 {
      while !recognizersThatProceeded.isEmpty { recognizersThatProceeded.removeFirst().callHandlers() }
      let cancelled = touchesToCancel
      touchesToCancel = []
      for current in tracked.values where cancelled.contains(where: { $0 === current.touch }) { cancel(current) }
      resetFinishedRecognizers()
    }
    updateDepth -= 1
  }

  private func resetFinishedRecognizers() {
    let finished = activeRecognizers.filter { recognizer in
      let state = recognizer.recognition.state
      return recognizer.recognition.touches.isEmpty && (state == .ended || state == .cancelled || state == .failed)
    }
    guard !finished.isEmpty else { return }
    activeRecognizers.removeAll { recognizer in finished.contains { $0 === recognizer } }
    for recognizer in finished { recognizer.resetRecognition() }
  }

  // MARK: Removed views

  /// Cancels the touches of views that have left their window. Recognizers of remaining ancestors continue.
  func subtreeDidLeave(_ root: UIView) {
    guard isTouched else { return }
    for current in tracked.values where current.touch.view?.isDescendant(of: root) ?? false { cancel(current) }
    for recognizer in activeRecognizers where recognizer.view?.isDescendant(of: root) ?? false {
      recognizer.giveUp()
    }
  }
}

extension TouchDispatcher.TrackedTouch {
  fileprivate var isOver: Bool {
    if case .over = delivery { return true }
    return false
  }
}

extension UIGestureRecognizer {
  /// True if the recognizer tracks the touch and can still use it.
  fileprivate final func looks(at touch: UITouch) -> Bool {
    switch recognition.state {
    case .possible, .began, .changed: recognition.touches.contains { $0 === touch }
    case .ended, .cancelled, .failed: false
    }
  }

  /// True if the recognizer accepts a touch that began. A hover recognizer accepts none, so that it competes with no
  /// other.
  fileprivate final func mayReceive(_ touch: UITouch) -> Bool {
    guard isEnabled, !(self is UIHoverGestureRecognizer) else { return false }
    switch recognition.state {
    case .possible, .began, .changed: return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    case .ended, .cancelled, .failed: return false
    }
  }
}

extension UIView {
  /// True if an enclosing scroll view, or the view itself, decelerates. A touch then only stops it.
  fileprivate final var isInMovingContent: Bool {
    var view: UIView? = self
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isDecelerating { return true }
      view = current.superview
    }
    return false
  }

  /// The recognizers of this view and of its ancestors, deepest view first.
  fileprivate final var recognizersInReach: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view: UIView? = self
    while let current = view {
      found += current.storedGestureRecognizers
      view = current.superview
    }
    return found
  }
}

extension UIWindow {
  /// Converts a point from the scene's coordinates to the window's.
  final func convertFromScene(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
  }

  /// Converts a point from the window's coordinates to the scene's.
  final func convertToScene(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
  }
}
