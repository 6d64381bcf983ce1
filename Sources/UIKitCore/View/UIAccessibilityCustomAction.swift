import Foundation

/// A named action of a view for users of assistive technology, in addition to the view's activation.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A handler of the action. Returns true if it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action. Actions of a view with equal names get numbers, from the second on.
  open var name: String
  /// The image that stands for the action beside its name; nil for none.
  open var image: UIImage?
  /// The handler that performs the action; nil if a target does, or nothing.
  open var actionHandler: Handler?
  /// The target that performs the action if there is no handler. Held weakly.
  open weak var target: AnyObject?
  /// The method of the target. It has no parameter, or the action as its parameter, and may return true for success.
  open var selector: Selector

  /// Creates an action with a handler.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with an image and a handler.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = ""
    super.init()
  }

  /// Creates an action that calls a method of a target.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Creates an action with an image that calls a method of a target.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Performs the action.
  final func perform() {
    if let actionHandler {
      _ = actionHandler(self)
    } else if let target {
      selector.send(to: target, with: [self])
    }
  }
}
