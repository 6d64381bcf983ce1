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
  /// The handler that performs the action; nil if it does nothing.
  open var actionHandler: Handler?

  /// Creates an action with a handler.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with an image and a handler.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
