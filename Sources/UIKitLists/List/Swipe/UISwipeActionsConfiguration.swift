import Foundation
@_spi(Toolkit) import UIKitCore

/// What can be done to a row that is swiped to one side.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// - Parameter actions: from the row's edge inwards.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }

  /// From the row's edge inwards.
  public private(set) final var actions: [UIContextualAction] = []

  /// Whether a swipe over more than three fifths of the row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true
}
