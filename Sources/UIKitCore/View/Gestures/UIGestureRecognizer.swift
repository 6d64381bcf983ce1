import Foundation

/// A recognizer for a gesture in the touches of a view and of its descendants.
///
/// A recognizer starts in `possible`. A discrete gesture goes from there to `recognized` or `failed`; a continuous
/// gesture goes through `began` and `changed` to `ended` or `cancelled`. After its touches have ended, the recognizer
/// returns to `possible`.
///
/// Of several recognizers for the same touches only the first recognizes, unless a delegate allows simultaneous
/// recognition. If several would recognize at the same moment, the one of the deepest view does. The others fail.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The stage of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The final state of a discrete gesture.
    public static let recognized = State.ended
  }

  /// An identifier of a handler, for its removal.
  public struct HandlerToken: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Creates a recognizer with a method of a target, which it calls as those of `addTarget(_:action:)`; without one if
  /// either is nil.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer with a handler. An extension of UIKit's API.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }

  // MARK: Targets and handlers

  private enum Receiver {
    case target(TargetAction)
    case handler(HandlerToken, (UIGestureRecognizer) -> Void)
  }

  /// The targets and handlers, in the order in which they were added.
  private var receivers: [Receiver] = []
  private var lastHandlerNumber = 0

  /// Adds a handler, which is called when the gesture is recognized and, for a continuous gesture, at every change and
  /// at its end. An extension of UIKit's API.
  @discardableResult
  public final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) -> HandlerToken {
    lastHandlerNumber += 1
    let token = HandlerToken(number: lastHandlerNumber)
    receivers.append(.handler(token, handler))
    return token
  }

  /// Removes a handler. An extension of UIKit's API.
  public final func removeHandler(_ token: HandlerToken) {
    receivers.removeAll { if case .handler(token, _) = $0 { true } else { false } }
  }

  /// Adds a method of a target, which is called when the gesture is recognized and, for a continuous gesture, at every
  /// change and at its end. The method has no parameter, or the recognizer as its parameter. The target is not kept
  /// alive. Does nothing if the recognizer has the target with the method.
  open func addTarget(_ target: Any, action: Selector) {
    let isKnown = receivers.contains {
      if case .target(let sent) = $0 { sent.target.isTarget(target) && sent.action == action } else { false }
    }
    if !isKnown { receivers.append(.target(TargetAction(target, action))) }
  }

  /// Removes a method of a target.
  ///
  /// - Parameters:
  ///   - target: nil for all targets.
  ///   - action: nil for all methods of the target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    receivers.removeAll {
      if case .target(let sent) = $0 { sent.matches(target, action) || sent.target.isReleased } else { false }
    }
  }

  final func callHandlers() {
    gestureDidProceed()
    for receiver in receivers {
      switch receiver {
      case .handler(_, let handler): handler(self)
      case .target(let sent):
        if let target = sent.target.target { sent.action.send(to: target, with: [self]) }
      }
    }
  }

  /// Called before the targets and handlers, for the toolkit's own recognizers.
  @_spi(Toolkit) open func gestureDidProceed() {}

  /// Called when the recognizer has returned to `possible`, after a gesture or because none was recognized.
  @_spi(Toolkit) public final var didReset: ((UIGestureRecognizer) -> Void)?

  /// While it returns true, the gesture can't begin; the recognizer goes on to follow its touches.
  @_spi(Toolkit) public final var isHeld: (() -> Bool)?

  // MARK: State

  /// The current state of the gesture. Subclasses set it as they receive touches.
  open var state: State {
    get { recognition.state }
    set { change(to: newValue) }
  }

  final var recognition = Recognition()

  /// The touches that the recognizer tracks, in the order in which they began.
  @_spi(Toolkit) public final var trackedTouches: [UITouch] { recognition.touches }

  /// The delegate, which decides about touches, the beginning of the gesture and the relation to other recognizers.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that the recognizer belongs to.
  public internal(set) final weak var view: UIView?

  /// A Boolean value that indicates whether the recognizer receives touches. Disabling it cancels a gesture in
  /// progress.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }

  /// A Boolean value that indicates whether a recognized gesture cancels its touches in their views; true by default.
  open var cancelsTouchesInView = true

  /// A name for logs.
  open var name: String?

  /// Makes this recognizer wait until another has failed.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    recognition.requirements.removeAll { $0.recognizer == nil }
    recognition.requirements.append(Recognition.Requirement(recognizer: otherGestureRecognizer))
  }

  // MARK: Locations

  /// The centroid of the touches, in a view's coordinates, or in the window's if the view is nil.
  open func location(in view: UIView?) -> CGPoint {
    UITouch.convert(recognition.middle, from: self.view?.enclosingWindow, to: view)
  }

  /// The location of one of the touches, in a view's coordinates. Traps if the index is out of bounds.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard recognition.touches.indices.contains(touchIndex) else {
      fatalError("touch index (\(touchIndex)) is out of bounds: the gesture has \(numberOfTouches) touches")
    }
    return recognition.touches[touchIndex].location(in: view)
  }

  /// The number of tracked touches. A touch that ended counts until the handlers have been called for it.
  public final var numberOfTouches: Int { recognition.touches.count }

  // MARK: For subclasses

  /// Called when touches began; does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches moved; does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches ended; does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches were cancelled; does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognizer returns to `possible`. Overrides clear their state.
  open func reset() {}

  /// Stops tracking a touch.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    recognition.touches.removeAll { $0 === touch }
    recognition.seenTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// A Boolean value that indicates whether this recognizer's recognition makes another fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// A Boolean value that indicates whether another recognizer's recognition makes this one fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// A Boolean value that indicates whether this recognizer waits until another has failed; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// A Boolean value that indicates whether another recognizer waits until this one has failed; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
