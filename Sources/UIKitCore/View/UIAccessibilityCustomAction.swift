import Foundation

/// Something that can be done with a view besides using it, by its name, for people who do not see it or have no
/// pointer.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it; says whether it could be done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called. Those of a view that are called the same are told apart by numbers, from the second on.
  open var name: String
  /// The picture that stands for it beside its name; nil for none.
  open var image: UIImage?
  /// What it does; nil for nothing.
  open var actionHandler: Handler?

  /// An action that calls a handler.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// An action with a picture that calls a handler.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
