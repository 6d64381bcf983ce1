import Foundation

/// The origin of an unwind segue, for the search of its destination.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the unwind began.
  public let source: UIViewController
  /// The action that the destination has.
  public let unwindAction: Selector
  /// The object that began the unwind; nil for none.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
