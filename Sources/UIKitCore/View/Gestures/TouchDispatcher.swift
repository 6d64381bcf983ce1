import Foundation
import RenderTree

/// Brings a scene's touches to recognisers and views.
///
/// Each step of a touch goes first to the recognisers of the touched view and of its ancestors, deepest first, then
/// their handlers run, and only then do the views hear of it, unless a recognised gesture has cancelled it there.
@MainActor
final class TouchDispatcher {
  /// How long after a tap another one still counts with it, in seconds, and how far from it, in points.
  static let longestPauseBetweenTaps: TimeInterval = 0.35
  private static let greatestDistanceBetweenTaps: CGFloat = 45
  /// How long a scroll view keeps a touch from its content, in seconds.
  private static let contentTouchDelay: TimeInterval = 0.15

  /// A touch and how far its views know of it.
  fileprivate final class TrackedTouch {
    enum Delivery {
      /// Not yet, or a finger too many for its view.
      case never
      /// A scroll view may still want it for itself.
      case held(SceneClock.Appointment)
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

  /// Those that have seen touches since they were last reset, in the order in which they came to see them.
  private(set) var activeRecognizers: [UIGestureRecognizer] = []
  private var recognizersThatProceeded: [UIGestureRecognizer] = []
  private var touchesToCancel: [UITouch] = []
  private var updateDepth = 0

  init(scene: UIWindowScene) { self.scene = scene }

  /// Whether any finger is down.
  var isTouched: Bool { !tracked.isEmpty }

  // MARK: From the host

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
    if let lastTap, lastTap.location.distance(to: pointer.location) <= Self.greatestDistanceBetweenTaps {
      touch.tapCount = lastTap.count + 1
    }
    touch.isShifted = pointer.modifiers.contains(.shift)
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

  /// Remembers where a finger was lifted for as long as another tap would count with it.
  private func noteTap(at touch: UITouch) {
    tapPause?.cancel()
    guard touch.location.distance(to: touch.startLocation) <= Self.greatestDistanceBetweenTaps else {
      lastTap = nil
      return
    }
    lastTap = (touch.startLocationInScene, touch.tapCount)
    tapPause = scene.clock.schedule(after: Self.longestPauseBetweenTaps) { [weak self] in self?.lastTap = nil }
  }

  private var tapPause: SceneClock.Appointment?

  // MARK: Finding views

  private func hit(_ location: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in scene.visibleWindows.reversed() {
      if let view = window.hitTest(window.convertFromScene(location), with: nil) { return (window, view) }
    }
    return nil
  }

  /// Whether no view has the window's touches for itself.
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

  /// A touch that was held back begins now, if it ends well, so that a quick tap has both its steps.
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

  /// Whether a touch has begun in its view.
  func hasBegunInView(_ touch: UITouch) -> Bool {
    guard let current = tracked.values.first(where: { $0.touch === touch }) else { return false }
    if case .begun = current.delivery { return true }
    return false
  }

  // MARK: Recognisers

  private func add(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    recognizer.recognition.dispatcher = self
    recognizer.recognition.touches.append(touch)
    recognizer.recognition.seenTouches.append(touch)
    if !activeRecognizers.contains(where: { $0 === recognizer }) { activeRecognizers.append(recognizer) }
  }

  /// Has handlers called for a change that was made.
  func enqueue(_ recognizer: UIGestureRecognizer) { recognizersThatProceeded.append(recognizer) }

  /// Has touches cancelled in their views, after the handlers.
  func cancelInViews(_ touches: [UITouch]) { touchesToCancel += touches }

  /// Lets recognisers change, then does what follows from it.
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

  // MARK: Views that leave

  /// Cancels the touches of views that have left their window; recognisers further up go on.
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
  /// Whether a touch may still make a difference.
  fileprivate final func looks(at touch: UITouch) -> Bool {
    switch recognition.state {
    case .possible, .began, .changed: recognition.touches.contains { $0 === touch }
    case .ended, .cancelled, .failed: false
    }
  }

  /// Whether a touch that came down is one to look at.
  fileprivate final func mayReceive(_ touch: UITouch) -> Bool {
    guard isEnabled else { return false }
    switch recognition.state {
    case .possible, .began, .changed: return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    case .ended, .cancelled, .failed: return false
    }
  }
}

extension UIView {
  /// Whether the view moves on by itself in a scroll view: a finger on it stops that and does nothing else.
  fileprivate final var isInMovingContent: Bool {
    var view: UIView? = self
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isDecelerating { return true }
      view = current.superview
    }
    return false
  }

  /// The recognisers of this view and of its ancestors.
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
  /// A point of the scene's coordinates in the window's own.
  final func convertFromScene(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
  }

  /// A point of the window's coordinates in the scene's.
  final func convertToScene(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
  }
}
