import Foundation
import RenderTree

/// Where a scene's keyboard acts, and how keys move it.
///
/// Nothing has the focus until a key asks for it. The focus is on a view; where that view is an item of a container
/// whose items come and go, as a collection view's cells, the container says which view stands for the item now.
@MainActor
final class FocusEngine {
  unowned let scene: UIWindowScene
  private weak var view: UIView?
  /// The innermost container that keeps the focus for its items.
  private weak var container: UIView?
  /// Where the focus was last, in the window's coordinates.
  private var lastFrame: CGRect?
  /// The view that had the focus when the last frame was begun.
  private(set) weak var renderedView: UIView?

  var typedAhead = TypeAhead()

  /// How far an arrow scrolls where nothing can have the focus, in points.
  private static let scrollStep: CGFloat = 48

  init(scene: UIWindowScene) { self.scene = scene }

  // MARK: The focused view

  /// The view that has the focus; nil where none has, or the one that had is no longer to be seen.
  var focusedView: UIView? {
    var current = view
    if let container, container.attachedWindow != nil {
      guard let item = container.focusedItemView else { return nil }
      // Something inside of the item has the focus as long as it is inside of it.
      if let view, view.isDescendant(of: item) { current = view } else { current = item }
    }
    return current.flatMap { isAvailable($0) ? $0 : nil }
  }

  private func isAvailable(_ view: UIView) -> Bool {
    guard let root, view.canBecomeFocused, view.isDescendant(of: root) else { return false }
    var ancestor: UIView? = view
    while let current = ancestor {
      guard !current.isHidden, current.alpha >= 0.01, current.isUserInteractionEnabled else { return false }
      ancestor = current.superview
    }
    return true
  }

  /// Gives a view the focus, and brings it into sight; nil takes the focus away.
  func focus(on newView: UIView?) {
    let oldView = focusedView
    let newContainer = newView?.focusContainer
    if container !== newContainer { container?.focusedItemDidChange(to: nil) }
    container = newContainer
    view = newView
    if let newView {
      newContainer?.focusedItemDidChange(to: newView)
      newView.scrollIntoSight()
      lastFrame = newView.convert(newView.bounds, to: nil)
    }
    if oldView !== focusedView {
      oldView?.focusDidChange()
      focusedView?.focusDidChange()
    }
    scene.setNeedsTurn()
  }

  /// Whoever points does not need to see the focus: it is given up, and the next key begins where the finger was.
  func fingerDidComeDown(at location: CGPoint) {
    if focusedView != nil { focus(on: nil) }
    let window = scene.keyWindow ?? scene.visibleWindows.last
    lastFrame = CGRect(origin: window?.convertFromScene(location) ?? location, size: .zero)
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

  /// What keys can reach: the foremost window, or the foremost modal view in it.
  var root: UIView? {
    guard let window = scene.keyWindow ?? scene.visibleWindows.last, !window.isHidden else { return nil }
    return window.foremostModalView ?? window
  }

  // MARK: Keys

  /// Does what a key stands for. False where it stands for nothing now.
  func press(_ event: KeyEvent) -> Bool {
    let responder = (scene.keyWindow ?? scene.visibleWindows.last)?.firstResponder
    if let responder, responder.take(event) { return true }
    let shifts = event.modifiers.contains(.shift)
    switch event.key {
    case .up: return move(.up, extendsSelection: shifts)
    case .down: return move(.down, extendsSelection: shifts)
    case .left: return move(.left, extendsSelection: shifts)
    case .right: return move(.right, extendsSelection: shifts)
    case .tab: return moveToNextGroup(backwards: shifts)
    case .enter, .space: return activate()
    case .escape: return escape(from: responder)
    case .pageUp, .pageDown, .home, .end: return scroll(event.key)
    case .backspace, .delete, .character: return false
    }
  }

  private func activate() -> Bool {
    guard let focusedView else { return false }
    scene.activate(focusedView)
    return true
  }

  private func move(_ direction: FocusDirection, extendsSelection: Bool) -> Bool {
    guard let root else { return false }
    root.layoutIfNeeded()
    guard let current = firstResponderView ?? focusedView else { return begin() || scroll(direction) }
    var ancestor = current.focusContainer
    while let candidate = ancestor {
      if let next = candidate.focusItem(after: current, direction: direction) {
        leave(current, for: next)
        if extendsSelection, next !== current { candidate.extendSelection(from: current, to: next) }
        return true
      }
      ancestor = candidate.focusContainer
    }
    let left = current.focusContainer
    let next = FocusMap(root: root).item(after: current, direction: direction) { item in
      guard let left, item.view.isDescendant(of: left) else { return true }
      return item.outer === current || current.isDescendant(of: item.view)
    }
    guard let next else { return scroll(direction) }
    leave(current, for: next.view)
    return true
  }

  /// Text is no longer edited in a view that the focus leaves.
  private func leave(_ current: UIView, for next: UIView) {
    if current.isFirstResponder, next !== current { current.resignFirstResponder() }
    focus(on: next)
  }

  /// Where nothing has the focus, the first key gives it: near to where it was, or to the first item.
  private func begin() -> Bool {
    guard let root else { return false }
    let map = FocusMap(root: root)
    guard
      let item = lastFrame.flatMap({ map.item(nearestTo: $0) }) ?? map.items.first(where: { $0.group == .content })
        ?? map.items.first
    else { return false }
    focus(on: item.view)
    return true
  }

  private func moveToNextGroup(backwards: Bool) -> Bool {
    guard let root else { return false }
    root.layoutIfNeeded()
    let current = firstResponderView ?? focusedView
    let step = backwards ? -1 : 1
    let map = FocusMap(root: root)
    // A person who fills in a form wants the next field.
    let isEditing = firstResponderView != nil
    let next =
      isEditing
      ? current.flatMap { map.item(inOrderAfter: $0, by: step) }
      : map.firstItem(inGroupAfter: current, by: step) ?? current.flatMap { map.item(inOrderAfter: $0, by: step) }
    guard let next else { return current == nil && begin() }
    focus(on: next.view)
    if isEditing {
      if next.view.canBecomeFirstResponder {
        next.view.becomeFirstResponder()
      } else {
        firstResponderView?.resignFirstResponder()
      }
    }
    return true
  }

  private var firstResponderView: UIView? {
    (scene.keyWindow ?? scene.visibleWindows.last)?.firstResponder as? UIView
  }

  /// The first that applies: what has the keys, what is on the screen from the innermost and foremost outwards, and the
  /// controllers from the foremost outwards.
  private func escape(from responder: UIResponder?) -> Bool {
    if responder?.escape() ?? false { return true }
    guard let root else { return false }
    if root.escapeInSubtree() { return true }
    var next: UIResponder? = (root as? UIWindow)?.rootViewController?.foremostController ?? root
    while let current = next {
      if !(current is UIView), current.escape() { return true }
      next = current.next
    }
    return false
  }

  // MARK: Scrolling

  private var scrollViewForKeys: UIScrollView? {
    var ancestor = focusedView
    while let current = ancestor {
      if let scrollView = current as? UIScrollView, scrollView.takesPageKeys { return scrollView }
      ancestor = current.superview
    }
    return root?.largestScrollView
  }

  private func scroll(_ direction: FocusDirection) -> Bool {
    let step = Self.scrollStep
    let distance =
      switch direction {
      case .up: CGSize(width: 0, height: -step)
      case .down: CGSize(width: 0, height: step)
      case .left: CGSize(width: -step, height: 0)
      case .right: CGSize(width: step, height: 0)
      }
    return scrollViewForKeys?.scrollByArrow(by: distance) ?? false
  }

  /// By a page or to an end. A focus that would be out of sight goes to the first item that is in sight, and one that is
  /// sent to an end to the item there.
  private func scroll(_ key: KeyEvent.Key) -> Bool {
    guard let scrollView = scrollViewForKeys else { return false }
    let range = scrollView.offsetRange
    let page = scrollView.visibleContentRect.size
    let isSideways = range.height == 0
    let length = isSideways ? page.width : page.height
    let distance =
      switch key {
      case .pageUp: -length
      case .home: -CGFloat.greatestFiniteMagnitude
      case .end: CGFloat.greatestFiniteMagnitude
      default: length
      }
    let hadFocus = focusedView != nil
    let moved = scrollView.scrollByPerson(
      by: isSideways ? CGSize(width: distance, height: 0) : CGSize(width: 0, height: distance))
    let goesToEnd = key == .home || key == .end
    guard moved || goesToEnd, hadFocus, let root else { return moved }
    root.layoutIfNeeded()
    let sight = scrollView.convert(scrollView.visibleContentRect, to: nil)
    if !goesToEnd, let focusedView, sight.contains(focusedView.convert(focusedView.bounds, to: nil)) { return true }
    let items = FocusMap(root: root).items.filter {
      $0.view.isDescendant(of: scrollView) && sight.insetBy(dx: -1, dy: -1).contains($0.frame)
    }
    guard let item = key == .end ? items.last : items.first else { return moved }
    focus(on: item.view)
    return true
  }
}
