import Foundation
import RenderTree

/// The keyboard focus of a scene, and its movement by keys.
///
/// No view has the focus until a key or a mouse click requires one. The focus is on a view. If that is an item of a
/// container that reuses views, such as a collection view, the container provides the view that represents the item
/// now.
@_spi(Toolkit) @preconcurrency @MainActor
public final class FocusEngine {
  unowned let scene: UIWindowScene
  private weak var view: UIView?
  /// The innermost container that keeps the focus for its items.
  private weak var container: (any FocusContainer)?
  /// The last frame of the focused view, in the window's coordinates.
  private(set) var lastFrame: CGRect?
  /// The view that was last notified that it has the focus.
  private weak var notifiedView: UIView?
  /// The view that had the focus when the last frame was started.
  private(set) weak var renderedView: UIView?
  private var click: Click?
  /// True while the focus moves to a clicked view.
  public private(set) var isFollowingPointer = false

  /// The app's requests for the focus, and the movement in progress.
  var updates = FocusUpdates()
  var typedAhead = TypeAhead()
  /// The scheduled end of the typed word.
  var endOfWord: SceneClock.ScheduledAction?

  init(scene: UIWindowScene) { self.scene = scene }

  // MARK: The focused view

  /// The view that has the focus; nil if there isn't one, or it is no longer reachable.
  public var focusedView: UIView? {
    var current = view
    if let container, container.attachedWindow != nil {
      guard let item = container.focusedItemView else { return nil }
      // A view inside the item keeps the focus as long as it belongs to the item.
      if let view, view.isDescendant(of: item) { current = view } else { current = item }
    }
    return current.flatMap { isAvailable($0) ? $0 : nil }
  }

  func isAvailable(_ view: UIView) -> Bool { view.canBecomeFocused && isReachable(view) }

  private func isReachable(_ view: UIView) -> Bool {
    guard let root, view.isDescendant(of: root) else { return false }
    var ancestor: UIView? = view
    while let current = ancestor {
      guard !current.isHidden, current.alpha >= 0.01, current.isUserInteractionEnabled else { return false }
      ancestor = current.superview
    }
    return !view.isCovered
  }

  /// The container of a focused item that has no view now because it was scrolled away; nil otherwise.
  var containerOfUnloadedFocus: (any FocusContainer)? {
    guard let container, container.focusedItemView == nil, container.focusItemRestoration != nil, isReachable(container)
    else { return nil }
    return container
  }

  /// Moves the focus to a view, unless the app forbids it; nil removes the focus.
  ///
  /// - Parameter scrolls: True to scroll the view into the visible part.
  public func focus(on newView: UIView?, scrollingToVisible scrolls: Bool = true) {
    if let newView, newView !== focusedView, !mayMove(from: focusedView, to: newView) { return }
    let newContainer = newView?.focusContainer
    if container !== newContainer { container?.focusedItemDidChange(to: nil) }
    container = newContainer
    view = newView
    if let newView {
      newContainer?.focusedItemDidChange(to: newView)
      if scrolls { newView.scrollToVisible() }
    }
    notifyFocusChange()
    notifyEnvironments()
    scene.setNeedsTurn()
  }

  /// Notifies the view that has the focus and the one that had it. Returns false if the focus has not changed since the
  /// last call.
  @discardableResult
  func notifyFocusChange() -> Bool {
    let current = focusedView
    if let current { lastFrame = current.convert(current.bounds, to: nil) }
    guard current !== notifiedView else { return false }
    let old = notifiedView
    notifiedView = current
    old?.focusDidChange()
    current?.focusDidChange()
    return true
  }

  /// Marks the views that gained and lost the focus since the last frame for rendering.
  func markForRendering() {
    let current = focusedView
    guard current !== renderedView else { return }
    renderedView?.setNeedsRender()
    current?.setNeedsRender()
    renderedView = current
  }

  // MARK: The screen

  /// The window that receives keys.
  var window: UIWindow? { scene.keyWindow ?? scene.visibleWindows.last }

  /// The root of the views that keys can reach: the foremost window, or its foremost modal view.
  var root: UIView? {
    guard let window, !window.isHidden else { return nil }
    return window.visibleModalView ?? window
  }

  // MARK: Keys

  /// Performs the action of a key. Returns false if the key has none now.
  func press(_ event: KeyEvent) -> Bool {
    updates.restarts = false
    if !event.key.writesCharacter { endWord() }
    if let command = KeyInterpreter(self).commandAction(for: event) {
      command.perform()
      return true
    }
    if sendPress(event) { return true }
    guard let action = KeyInterpreter(self).action(for: event) else {
      return event.key == .escape && askAppToEscape()
    }
    updates.heading = UIFocusHeading(event)
    defer { updates.heading = [] }
    action.perform()
    if event.key == .escape { restartAfterLeaving() }
    return true
  }

  /// Calls `accessibilityPerformEscape()` along the responder chain, from the focused view or else the foremost view
  /// controller, until it returns true.
  private func askAppToEscape() -> Bool {
    var responder: UIResponder? =
      focusedView ?? (root as? UIWindow)?.frontController?.foremostController ?? root
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }

  /// Moves the focus to a view. If that is an item of a container that doesn't contain the focus, the container may
  /// choose another item.
  ///
  /// - Parameter byArrow: True if an arrow key moved the focus.
  func moveFocus(to newView: UIView, byArrow: Bool) { focus(on: destination(for: newView, byArrow: byArrow)) }

  private func destination(for newView: UIView, byArrow: Bool) -> UIView {
    guard let list = newView.focusContainer, focusedView?.isDescendant(of: list) != true else { return newView }
    return list.itemForArrival(byArrow: byArrow) ?? newView
  }

  /// Moves the focus from a view to another one by an arrow key, and ends text editing in the first one.
  func moveFocus(from current: UIView, to next: UIView) {
    if current.isFirstResponder, next !== current { current.resignFirstResponder() }
    moveFocus(to: next, byArrow: true)
  }

  /// Moves the focus to a view and edits text there if it accepts text; otherwise ends text editing.
  func moveEditing(to next: UIView) {
    focus(on: next)
    if next.canBecomeFirstResponder {
      next.becomeFirstResponder()
    } else {
      window?.firstResponder?.resignFirstResponder()
    }
  }

  /// Moves the focus to where the host has it: to the view, or to the item that its list chooses. Text editing elsewhere
  /// ends. Ignored if the view can't have the focus.
  ///
  /// - Parameter edits: False if the focus only passes the view, and its text is edited when something is typed.
  func hostDidFocus(_ view: UIView, edits: Bool = true) {
    guard isAvailable(view) else { return }
    endWord()
    let target = view.focusContainer == nil ? view : destination(for: view, byArrow: false)
    if edits || target.isFirstResponder { return moveEditing(to: target) }
    window?.firstResponder?.resignFirstResponder()
    focus(on: target)
  }

  // MARK: Pointers

  /// A mouse click in progress, on a focusable view.
  private struct Click {
    weak var view: UIView?
    let location: CGPoint
    let pointer: Int
  }

  /// The maximum movement of the mouse during a click, in points.
  private static let clickTolerance: CGFloat = 10

  /// Updates the focus for a pointer event.
  ///
  /// A mouse click focuses the clicked view, without scrolling. A click where no view can be focused leaves the
  /// focus unchanged, as does any click during text editing, because the edited view continues to receive the keys.
  ///
  /// A touch removes the focus, because users who touch the screen don't need to see it. The next key starts at the
  /// location of the touch.
  func follow(_ pointer: PointerEvent) {
    if pointer.phase == .began {
      endWord()
      updates.restarts = false
    }
    switch (pointer.kind, pointer.phase) {
    case (.finger, .began): touchDidBegin(at: pointer.location)
    case (.finger, _): break
    case (.mouse, .began):
      click = Click(view: focusableView(at: pointer.location), location: pointer.location, pointer: pointer.pointer)
    case (.mouse, .moved):
      if let click, click.location.distance(to: pointer.location) > Self.clickTolerance { self.click = nil }
    case (.mouse, .ended): endClick(pointer.pointer)
    case (.mouse, .cancelled): click = nil
    }
  }

  /// Performs what the user does with a pointer or an assistive technology. A field whose editing ends by that gives up
  /// the focus, so that it does not return there.
  func followUse(_ use: () -> Void) {
    let edited = window?.firstResponder as? UIView
    use()
    guard let edited, edited.acceptsText, !edited.isFirstResponder, focusedView === edited else { return }
    giveUp()
  }

  /// Removes the focus until the next key, which starts where it was.
  func giveUp() {
    focus(on: nil)
    updates.restarts = false
    lastFrame = lastFrame.map { CGRect(x: $0.midX, y: $0.midY, width: 0, height: 0) }
  }

  private func touchDidBegin(at location: CGPoint) {
    // The view may be on a page that another one covers now. It must not have the focus when that page comes back.
    if view != nil || containerOfUnloadedFocus != nil { focus(on: nil) }
    lastFrame = CGRect(origin: window?.convertFromScene(location) ?? location, size: .zero)
  }

  private func endClick(_ pointer: Int) {
    guard let click, click.pointer == pointer else { return }
    self.click = nil
    guard let view = click.view, isAvailable(view), !(window?.hasTextInput ?? false) else { return }
    isFollowingPointer = true
    focus(on: view, scrollingToVisible: false)
    isFollowingPointer = false
  }

  private func focusableView(at location: CGPoint) -> UIView? {
    var view = scene.hit(location)
    while let current = view, !isAvailable(current) { view = current.superview }
    return view
  }
}

extension KeyEvent.Key {
  /// True if the key writes a character. Such keys continue a typed word, all others end it.
  fileprivate var writesCharacter: Bool {
    switch self {
    case .space, .character: true
    case .up, .down, .left, .right, .enter, .escape, .tab, .backspace, .delete, .pageUp, .pageDown, .home, .end: false
    }
  }
}
