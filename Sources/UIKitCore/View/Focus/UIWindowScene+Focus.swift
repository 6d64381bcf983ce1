import Foundation
import RenderTree

extension UIWindowScene {
  /// The node that has the keyboard focus in the current frame; nil also if its view has no focus effect.
  var focusedNode: NodeID? {
    let view = focusEngine.renderedView
    return view?.focusEffect == nil ? nil : view?.nodeID
  }

  /// Activates a view: by the action that it was given, by `accessibilityActivate()`, or else by a simulated tap at the
  /// center of its visible part.
  func activate(_ view: UIView) {
    if view.attachedWindow != nil, let action = view.accessibilityActions.activate { return action() }
    guard view.attachedWindow != nil, !view.accessibilityActivate() else { return }
    if view.visibleCenter == nil {
      view.scrollToVisible()
      view.attachedWindow?.layoutIfNeeded()
    }
    guard let window = view.attachedWindow, let middle = view.visibleCenter else { return }
    let location = window.convertToScene(middle)
    touchDispatcher.send(PointerEvent(.began, at: location, pointer: Self.activationPointer))
    touchDispatcher.send(PointerEvent(.ended, at: location, pointer: Self.activationPointer))
  }

  /// The identifier of the simulated touch, which no host uses.
  private static let activationPointer = Int.min

  /// Performs a semantic action on a node. Ignored if the node no longer exists, is disabled or does not offer it.
  func perform(_ action: SemanticAction, on node: NodeID) {
    guard let view = view(of: node), view.isUserInteractionEnabled, !view.isCovered, view.offers(action) else { return }
    switch action {
    case .activate: activate(view)
    case .increment: view.adjust(byIncrement: true)
    case .decrement: view.adjust(byIncrement: false)
    case .dismiss:
      var responder: UIResponder? = view
      while let current = responder {
        if let dismiss = (current as? UIView)?.accessibilityActions.dismiss { return dismiss() }
        if let action = current.escapeAction { return action.perform() }
        if current.accessibilityPerformEscape() { return }
        responder = current.next
      }
    case .custom(let name):
      if !view.performAddedAction(named: name) { view.performCustomAction(named: name) }
    case .chooseFiles: break
    }
  }

  /// True if typed text searches for an item: a window is visible and no view accepts the text.
  var startsTypeAhead: Bool {
    guard focusEngine.root != nil else { return false }
    if let responder = (keyWindow ?? visibleWindows.last)?.reachableResponder { return !responder.acceptsText }
    guard let view = focusEngine.focusedView, view is any UIKeyInput else { return true }
    return !view.canBecomeFirstResponder
  }

  /// Handles text that a user typed or pasted. Single characters are keys too: their commands and the responders that
  /// keep presses come first.
  func receive(_ text: String) {
    if text.count == 1, let character = text.first, focusEngine.takeCharacter(character) { return }
    // A host sends the letters of a search together.
    var rest = text[...]
    while startsTypeAhead, let character = rest.first, focusEngine.takeCommand(character) { rest.removeFirst() }
    if !rest.isEmpty { insert(String(rest)) }
  }

  /// Inserts text into the first responder, or into a focused view that can become it. If neither accepts text, the
  /// focus moves to an item that starts with the text.
  func insert(_ text: String) {
    let window = keyWindow ?? visibleWindows.last
    if window?.reachableResponder == nil, let view = focusEngine.focusedView, view is any UIKeyInput {
      view.becomeFirstResponder()
    }
    if window?.reachableResponder?.take(text) ?? false { return }
    focusEngine.typeAhead(text)
  }
}

extension UIView {
  /// The center of the visible part of the view, in the window's coordinates; nil if nothing is visible.
  final var visibleCenter: CGPoint? {
    guard let window = enclosingWindow else { return nil }
    var visible = convert(bounds, to: window).intersection(window.bounds)
    var ancestor = superview
    while let current = ancestor {
      if current.clipsToBounds { visible = visible.intersection(current.convert(current.bounds, to: window)) }
      ancestor = current.superview
    }
    guard !visible.isNull, !visible.isEmpty else { return nil }
    return CGPoint(x: visible.midX, y: visible.midY)
  }
}
