import Foundation

extension UIApplication {
  /// The object that performs an action without a target; nil if there is none.
  final func target(of action: Selector, from sender: Any?) -> Any? {
    let window = SceneContext.current.scene?.value?.keyWindow ?? keyWindow
    let start =
      window?.firstResponder ?? Self.responder(of: sender) ?? window?.windowScene?.focusEngine.keyResponder ?? self
    return start.target(forAction: action, withSender: sender)
  }

  /// The responder that a sender is, or that shows it; nil if there is none.
  private static func responder(of sender: Any?) -> UIResponder? {
    switch sender {
    case let responder as UIResponder: responder
    case let recognizer as UIGestureRecognizer: recognizer.view
    case let item as UIBarButtonItem: item.shownView
    default: nil
    }
  }
}
