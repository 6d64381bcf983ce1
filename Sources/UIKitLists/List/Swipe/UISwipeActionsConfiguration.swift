import Foundation
@_spi(Toolkit) import UIKitCore

/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// - Parameter actions: the actions, from the row's edge inwards.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }

  /// The actions, from the row's edge inwards.
  public private(set) final var actions: [UIContextualAction] = []

  /// True if a swipe over more than three fifths of the row's width performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true
}
