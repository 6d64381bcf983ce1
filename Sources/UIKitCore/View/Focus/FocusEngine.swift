import Foundation
import RenderTree

/// Where a scene's keyboard acts, and how keys move it.
///
/// Nothing has the focus until a key or a mouse asks for it. The focus is on a view; where that view is an item of a
/// container whose items come and go, as a collection view's cells, the container says which view stands for the item
/// now.
@_spi(Toolkit) @MainActor
public final class FocusEngine {
  unowned let scene: UIWindowScene
  private weak var view: UIView?
  /// The innermost container that keeps the focus for its items.
  private weak var container: (any FocusContainer)?
  /// Where the focus was last, in the window's coordinates.
  private(set) var lastFrame: CGRect?
  /// The view that was told last that it has the focus.
  private weak var toldView: UIView?
  /// The view that had the focus when the last frame was begun.
  private(set) weak var renderedView: UIView?
  private var click: Click?
  /// Whether the focus is being given to what was clicked.
  public private(set) var isFollowingPointer = false

  var typedAhead = TypeAhead()
  /// Ends the word that is being typed.
  var endOfWord: SceneClock.Appointment?

  init(scene: UIWindowScene) { self.scene = scene }

  // MARK: The focused view

  /// The view that has the focus; nil where none has, or the one that had is no longer to be seen.
  public var focusedView: UIView? {
    var current = view
    if let container, container.attachedWindow != nil {
      guard let item = container.focusedItemView else { return nil }
      // Something inside of the item has the focus as long as it is inside of it.
      if let view, view.isDescendant(of: item) { current = view } else { current = item }
    }
    return current.flatMap { isAvailable($0) ? $0 : nil }
  }

  private func isAvailable(_ view: UIView) -> Bool { view.canBecomeFocused && isInReach(view) }

  private func isInReach(_ view: UIView) -> Bool {
    guard let root, view.isDescendant(of: root) else { return false }
    var ancestor: UIView? = view
    while let current = ancestor {
      guard !current.isHidden, current.alpha >= 0.01, current.isUserInteractionEnabled else { return false }
      ancestor = current.superview
    }
    return !view.isCovered
  }

  /// The container that keeps the focus for an item that it has no view for now, since it was scrolled out of sight.
  var containerOfFocusOutOfSight: (any FocusContainer)? {
    guard let container, container.focusedItemView == nil, container.wayToFocusedItem != nil, isInReach(container)
    else { return nil }
    return container
  }

  /// Gives a view the focus; nil takes the focus away.
  ///
  /// - Parameter scrolls: whether the view is brought into sight.
  public func focus(on newView: UIView?, scrollingIntoSight scrolls: Bool = true) {
    let newContainer = newView?.focusContainer
    if container !== newContainer { container?.focusedItemDidChange(to: nil) }
    container = newContainer
    view = newView
    if let newView {
      newContainer?.focusedItemDidChange(to: newView)
      if scrolls { newView.scrollIntoSight() }
    }
    tellOfFocus()
    scene.setNeedsTurn()
  }

  /// Tells the view that has the focus, and the one that had it, whatever moved it. Returns whether there was anything
  /// to tell.
  @discardableResult
  func tellOfFocus() -> Bool {
    let current = focusedView
    if let current { lastFrame = current.convert(current.bounds, to: nil) }
    guard current !== toldView else { return false }
    let old = toldView
    toldView = current
    old?.focusDidChange()
    current?.focusDidChange()
    return true
  }

  /// Draws anew what got the focus and what lost it.
  func markForRendering() {
    let current = focusedView
    guard current !== renderedView else { return }
    renderedView?.setNeedsRender()
    current?.setNeedsRender()
    renderedView = current
  }

  // MARK: The screen

  /// The window that keys go to.
  var window: UIWindow? { scene.keyWindow ?? scene.visibleWindows.last }

  /// What keys can reach: the foremost window, or the foremost modal view in it.
  var root: UIView? {
    guard let window, !window.isHidden else { return nil }
    return window.foremostModalView ?? window
  }

  // MARK: Keys

  /// Does what a key stands for. False where it stands for nothing now.
  func press(_ event: KeyEvent) -> Bool {
    if !event.key.isWritten { endWord() }
    guard let action = KeyReading(self).action(for: event) else {
      return event.key == .escape && askAppToEscape()
    }
    action.perform()
    return true
  }

  /// Asks the app's own responders, from what has the focus, or the foremost controller, outwards.
  private func askAppToEscape() -> Bool {
    var responder: UIResponder? =
      focusedView ?? (root as? UIWindow)?.rootViewController?.foremostController ?? root
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }

  /// Gives the focus to a view, or, where that is an item of a container that the focus was not in, to the one that the
  /// container wants.
  ///
  /// - Parameter byArrow: whether an arrow brings it.
  func arrive(at newView: UIView, byArrow: Bool) { focus(on: arrival(at: newView, byArrow: byArrow)) }

  private func arrival(at newView: UIView, byArrow: Bool) -> UIView {
    guard let list = newView.focusContainer, focusedView?.isDescendant(of: list) != true else { return newView }
    return list.itemForArrival(byArrow: byArrow) ?? newView
  }

  /// Text is no longer edited in a view that the focus leaves.
  func leave(_ current: UIView, for next: UIView) {
    if current.isFirstResponder, next !== current { current.resignFirstResponder() }
    arrive(at: next, byArrow: true)
  }

  /// Gives the focus to another view, which text is edited in from now on, if it takes any.
  func moveEditing(to next: UIView) {
    focus(on: next)
    if next.canBecomeFirstResponder {
      next.becomeFirstResponder()
    } else {
      window?.firstResponder?.resignFirstResponder()
    }
  }

  // MARK: Pointers

  /// A mouse button that is down on something that can have the focus.
  private struct Click {
    weak var view: UIView?
    let location: CGPoint
    let pointer: Int
  }

  /// How far the mouse may move between a button's coming down and up, in points, so that it is a click.
  private static let clickTolerance: CGFloat = 10

  /// What is clicked gets the focus, without being moved under the mouse; a click on nothing leaves it where it is, and
  /// so does one beside a field in which text is edited, since it goes on taking the keys.
  ///
  /// Whoever points with a finger does not need to see the focus: it is given up, and the next key begins where the
  /// finger was.
  func follow(_ pointer: PointerEvent) {
    if pointer.phase == .began { endWord() }
    switch (pointer.kind, pointer.phase) {
    case (.finger, .began): fingerDidComeDown(at: pointer.location)
    case (.finger, _): break
    case (.mouse, .began):
      click = Click(view: focusableView(at: pointer.location), location: pointer.location, pointer: pointer.pointer)
    case (.mouse, .moved):
      if let click, click.location.distance(to: pointer.location) > Self.clickTolerance { self.click = nil }
    case (.mouse, .ended): endClick(pointer.pointer)
    case (.mouse, .cancelled): click = nil
    }
  }

  private func fingerDidComeDown(at location: CGPoint) {
    if focusedView != nil || containerOfFocusOutOfSight != nil { focus(on: nil) }
    lastFrame = CGRect(origin: window?.convertFromScene(location) ?? location, size: .zero)
  }

  private func endClick(_ pointer: Int) {
    guard let click, click.pointer == pointer else { return }
    self.click = nil
    guard let view = click.view, isAvailable(view), !(window?.isTakingText ?? false) else { return }
    isFollowingPointer = true
    focus(on: view, scrollingIntoSight: false)
    isFollowingPointer = false
  }

  private func focusableView(at location: CGPoint) -> UIView? {
    var view = scene.hit(location)
    while let current = view, !isAvailable(current) { view = current.superview }
    return view
  }
}

extension KeyEvent.Key {
  /// Whether the key writes something: it goes on with a word, which any other key ends.
  fileprivate var isWritten: Bool {
    switch self {
    case .space, .character: true
    case .up, .down, .left, .right, .enter, .escape, .tab, .backspace, .delete, .pageUp, .pageDown, .home, .end: false
    }
  }
}
