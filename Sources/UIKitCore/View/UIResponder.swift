import Foundation
import RenderTree

/// An object that can handle events: a view, a view controller, a window, a scene, the app or its delegate.
///
/// A responder passes events that it doesn't handle to its `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, BuiltInMembers, KeyValueObserver {
  public override init() { super.init() }

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the responder can become the first responder, which receives keys and text.
  /// False by default.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can stop being the first responder. True by default.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the responder the first responder of its window. Returns false if it can't, or if the current first
  /// responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Stops being the first responder. Returns false if the responder refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// True if the responder receives typed text.
  var acceptsText: Bool { self is any UIKeyInput }

  /// The action of a key on the first responder, which precedes any other meaning of the key; nil to give the key its
  /// usual meaning.
  @_spi(Toolkit) open func action(for key: KeyEvent) -> KeyAction? {
    (self as? any UIKeyInput)?.inputAction(for: key)
  }

  /// Inserts text that the user typed or pasted, as the first responder. Returns false if the responder takes no text.
  @_spi(Toolkit) open func take(_ text: String) -> Bool {
    guard let input = self as? any UIKeyInput else { return false }
    input.insertText(text)
    return true
  }

  /// The action of the escape key: close, leave or go back; nil if there isn't one. Overrides without an action of
  /// their own return that of `super`. By default, a first responder that takes text resigns.
  @_spi(Toolkit) open var escapeAction: KeyAction? {
    guard acceptsText, isFirstResponder else { return nil }
    return KeyAction("end typing") { [self] in resignFirstResponder() }
  }

  /// Performs the responder's escape action: close, leave or go back. Returns false, the default, if there isn't one;
  /// then the next responder is tried.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The activity of the user that the responder stands for; nil for none.
  ///
  /// Before the activity is saved, ``updateUserActivityState(_:)`` is called.
  open var userActivity: NSUserActivity? {
    didSet {
      guard oldValue !== userActivity else { return }
      oldValue?.remove(self)
      userActivity?.add(self)
      // The address of the scene's content may be another one.
      let responders = sequence(first: self, next: \.next)
      responders.lazy.compactMap { $0 as? UIWindowScene }.first?.setNeedsTurn()
    }
  }

  /// Called before the responder's activity is saved: sets its current data. Overrides call `super`.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to continue an activity, for the objects that the app's delegate passes to the restoration handler of
  /// `application(_:continue:restorationHandler:)`. Overrides call `super`.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The manager of the changes that the user can undo: that of the next responder by default. Each window has one, and
  /// so does each text field and text view.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Actions

  /// Returns true if the responder can perform an action now. By default, it can if it has the method, and a standard edit
  /// action if its class overrides the method of it.
  ///
  /// Asked for an action without a target, and for a command of a menu or of a key.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action)?.isOverridden(by: self) ?? responds(to: action)
  }

  /// Returns the object that performs an action: the responder itself if it can, otherwise that of the next responder;
  /// nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Updates a command before it is shown. Called on the responder that can perform it.
  open func validate(_ command: UICommand) {}

  /// The methods and properties that are found by name.
  @_spi(Toolkit) open class var builtInMembers: [ObjectMember] { responderMembers }

  /// Called with a change of a property that the responder observes; see ``KeyValueObserver``. Overrides call `super` for
  /// observations that are not theirs; the default traps.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    Exceptions.unhandledChange(keyPath, of: object, change, context, to: self)
  }

  // MARK: Standard edit actions

  /// Removes the selection and puts it on the pasteboard; passes the action to the next responder.
  open func cut(_ sender: Any?) { next?.cut(sender) }

  /// Puts the selection on the pasteboard; passes the action to the next responder.
  open func copy(_ sender: Any?) { next?.copy(sender) }

  /// Inserts the content of the pasteboard; passes the action to the next responder.
  open func paste(_ sender: Any?) { next?.paste(sender) }

  /// Selects the object or the text under the user's attention; passes the action to the next responder.
  open func select(_ sender: Any?) { next?.select(sender) }

  /// Selects everything; passes the action to the next responder.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  /// Removes the selection; passes the action to the next responder.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  /// Called after a nib or a storyboard made and connected the object. Overrides call `super`.
  open func awakeFromNib() {}

  /// Called instead of `awakeFromNib()` when Xcode draws the object in its editor, which does not happen here.
  open func prepareForInterfaceBuilder() {}

  /// The window whose keys and text the responder can receive.
  var responderWindow: UIWindow? { next?.responderWindow }

  /// The keys that perform closures while the responder is in the chain of the first responder; nil, the default, for
  /// none. Asked at each key, along the chain; of several commands with the same key, the first is performed.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when a key was pressed; passes it to the next responder. An override that does not call `super` keeps the
  /// key: it then has no other effect.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.hasReachedEnd = true }
  }

  /// Called when a press changed, which no host reports; passes it to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a key was released; passes it to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when a press was cancelled, which no host reports; passes it to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when touches began in the view; passes them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when touches of the view moved; passes them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when touches of the view ended; passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when touches of the view were cancelled; passes them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIResponder {
  /// The members of responders that are found by name.
  private static let responderMembers: [ObjectMember] = [
    .absent("inputAccessoryView"),
    .absent("inputView"),
    .method("becomeFirstResponder", UIResponder.becomeFirstResponder),
    .method("resignFirstResponder", UIResponder.resignFirstResponder),
    .unobserved("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder),
    .unobserved("isFirstResponder", \UIResponder.isFirstResponder),
    .unobserved("nextResponder", \UIResponder.next),
    .unobserved("undoManager", \UIResponder.undoManager),
    .method("cut:", UIResponder.cut(_:)),
    .method("copy:", UIResponder.copy(_:)),
    .method("paste:", UIResponder.paste(_:)),
    .method("select:", UIResponder.select(_:)),
    .method("selectAll:", UIResponder.selectAll(_:)),
    .method("delete:", UIResponder.delete(_:)),
  ]
}

/// An object that continues an activity of the user.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Called to continue an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring, UserActivityOwner {
  final var sceneOfActivity: (any UserActivityScene)? {
    self as? any UserActivityScene ?? responderWindow?.windowScene
  }
}
