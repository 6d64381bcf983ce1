import Foundation
import RenderTree

extension UIWindowScene {
  /// The node that the keyboard acts on in the frame that is being made.
  var focusedNode: NodeID? { focusEngine.renderedView?.nodeID }

  /// Does to a view what a tap on it does: by its own way of being used, or by a tap on the middle of what is seen of
  /// it.
  func activate(_ view: UIView) {
    guard view.attachedWindow != nil, !view.accessibilityActivate() else { return }
    if view.visibleMiddle == nil {
      view.scrollIntoSight()
      view.attachedWindow?.layoutIfNeeded()
    }
    guard let window = view.attachedWindow, let middle = view.visibleMiddle else { return }
    let location = window.convertToScene(middle)
    touchDispatcher.send(PointerEvent(.began, at: location, pointer: Self.activationPointer))
    touchDispatcher.send(PointerEvent(.ended, at: location, pointer: Self.activationPointer))
  }

  /// A finger that no host has.
  private static let activationPointer = Int.min

  /// Does what an action on a node stands for. Dropped where the node is gone.
  func perform(_ action: SemanticAction, on node: NodeID) {
    guard let view = view(of: node), view.isUserInteractionEnabled, !view.isCovered else { return }
    switch action {
    case .activate: activate(view)
    case .increment: view.accessibilityIncrement()
    case .decrement: view.accessibilityDecrement()
    case .dismiss:
      var responder: UIResponder? = view
      while let current = responder {
        if let action = current.escapeAction { return action.perform() }
        if current.accessibilityPerformEscape() { return }
        responder = current.next
      }
    case .custom(let name): view.performCustomAction(named: name)
    }
  }

  /// Whether text that is typed now goes to what begins with it: something is shown, and nothing takes text.
  var searchesForText: Bool {
    guard focusEngine.root != nil else { return false }
    if let responder = (keyWindow ?? visibleWindows.last)?.reachableResponder { return !responder.takesText }
    guard let view = focusEngine.focusedView, view is any UIKeyInput else { return true }
    return !view.canBecomeFirstResponder
  }

  /// Text goes to the first responder; where there is none, to a focused view that can become it; where text goes
  /// nowhere, the focus goes to what begins with it.
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
  /// The middle of what is seen of the view, in the window's coordinates; nil where nothing is.
  final var visibleMiddle: CGPoint? {
    guard let window = attachedOrSelfWindow else { return nil }
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
