import Foundation
import RenderTree

/// Something that events can reach: views, controllers, windows, scenes, the app and its delegates.
///
/// What a responder does not handle goes on to its `next`.
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Where an event goes that this responder leaves alone; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether it can be the one that keys and text go to. False by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give that up. True by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and text go here.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for keys and text; false where it cannot have them or another will not give them up.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up keys and text; false where it will not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Whether text that is typed goes into it.
  var takesText: Bool { self is any UIKeyInput }

  /// What a key does here, as the first responder, before anything else is asked; nil where it is to have its usual
  /// meaning.
  @_spi(Toolkit) open func action(for key: KeyEvent) -> KeyAction? {
    (self as? any UIKeyInput)?.inputAction(for: key)
  }

  /// Takes text that a person typed or pasted, as the first responder. False where it takes none.
  @_spi(Toolkit) open func take(_ text: String) -> Bool {
    guard let input = self as? any UIKeyInput else { return false }
    input.insertText(text)
    return true
  }

  /// What escape does here: closes, leaves, goes back; nil where there is nothing of the kind. Overrides that have
  /// nothing to do ask `super`. By default what takes text is the first responder no longer.
  @_spi(Toolkit) open var escapeAction: KeyAction? {
    guard takesText, isFirstResponder else { return nil }
    return KeyAction("end typing") { [self] in resignFirstResponder() }
  }

  /// Does what the escape key stands for here: closes, leaves, goes back. False, and by default, where there is nothing
  /// of the kind; then what is around is asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The window whose keys could come here.
  var responderWindow: UIWindow? { next?.responderWindow }

  /// Called when fingers came down here; hands the touches on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when fingers that came down here moved; hands the touches on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when fingers that came down here were lifted; hands the touches on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when touches were taken away from here; hands them on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
