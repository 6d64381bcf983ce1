import Foundation

/// Something that finds a gesture in the touches of a view and of all that is inside it.
///
/// A recogniser begins in `possible`. One for a gesture of a moment goes from there to `recognized` or `failed`; one
/// for a gesture that lasts goes through `began` and `changed` to `ended` or `cancelled`. When its touches are over it
/// is `possible` again.
///
/// Of several that could recognise the same touches one does, unless a delegate allows both: the first, and of those
/// that would at the same moment the one of the deepest view. The others fail.
///
/// There are no selectors here: in place of `init(target:action:)` and `addTarget(_:action:)`, which have no
/// counterpart, a recogniser has handlers.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The end of a gesture of a moment.
    public static let recognized = State.ended
  }

  /// Names a handler, to remove it.
  public struct HandlerToken: Hashable, Sendable {
    fileprivate let number: Int
  }

  public override init() { super.init() }

  /// A recogniser that calls a handler. An extension of the original.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  // MARK: Handlers

  private var handlers: [(token: HandlerToken, handler: (UIGestureRecognizer) -> Void)] = []
  private var lastHandlerNumber = 0

  /// Has a handler called when the gesture is recognised, and, where it lasts, at every change and at its end. An
  /// extension of the original.
  @discardableResult
  public final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) -> HandlerToken {
    lastHandlerNumber += 1
    let token = HandlerToken(number: lastHandlerNumber)
    handlers.append((token, handler))
    return token
  }

  /// Has a handler called no more. An extension of the original.
  public final func removeHandler(_ token: HandlerToken) { handlers.removeAll { $0.token == token } }

  final func callHandlers() {
    gestureDidProceed()
    for (_, handler) in handlers { handler(self) }
  }

  /// Called before the handlers: what our own views do on a gesture.
  @_spi(Toolkit) open func gestureDidProceed() {}

  // MARK: State

  /// What of the touches the recogniser has found. Subclasses set it as they see touches.
  open var state: State {
    get { recognition.state }
    set { change(to: newValue) }
  }

  final var recognition = Recognition()

  /// The touches that the recogniser follows, in the order of their beginnings.
  @_spi(Toolkit) public final var trackedTouches: [UITouch] { recognition.touches }

  /// Asked and told of what becomes of the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view whose touches are seen.
  public internal(set) final weak var view: UIView?

  /// Whether touches are looked at. Switching it off ends a gesture that is under way as cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }

  /// Whether the touches of a recognised gesture are cancelled in their views; true by default.
  open var cancelsTouchesInView = true

  /// A name for logs.
  open var name: String?

  /// Lets this one recognise only after another has failed.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    recognition.requirements.removeAll { $0.recognizer == nil }
    recognition.requirements.append(Recognition.Requirement(recognizer: otherGestureRecognizer))
  }

  // MARK: Place

  /// The middle of the touches, in a view's coordinates; in the window's where the view is nil.
  open func location(in view: UIView?) -> CGPoint {
    UITouch.convert(recognition.middle, from: self.view?.attachedOrSelfWindow, to: view)
  }

  /// Where one of the touches is, in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard recognition.touches.indices.contains(touchIndex) else {
      fatalError("touch index (\(touchIndex)) is out of bounds: the gesture has \(numberOfTouches) touches")
    }
    return recognition.touches[touchIndex].location(in: view)
  }

  /// How many touches are seen. A touch that was lifted counts until the handlers have been called for it.
  public final var numberOfTouches: Int { recognition.touches.count }

  // MARK: For subclasses

  /// Called when touches of the recogniser came down; does nothing here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches of the recogniser moved; does nothing here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches of the recogniser were lifted; does nothing here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches were taken away; does nothing here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recogniser becomes `possible` again: forgets what was seen.
  open func reset() {}

  /// Looks at a touch no more.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    recognition.touches.removeAll { $0 === touch }
    recognition.seenTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Whether recognising makes another fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another that recognises makes this one fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one waits until another has failed; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another waits until this one has failed; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
