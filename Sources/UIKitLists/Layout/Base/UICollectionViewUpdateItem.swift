import Foundation
@_spi(Toolkit) import UIKitCore

/// A single change of a batch update, which a layout receives.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change of an item or a section.
  public enum Action: Int, Sendable {
    /// The item or section is inserted.
    case insert
    /// The item or section is deleted.
    case delete
    /// The item or section is reloaded with new views.
    case reload
    /// The item or section moves to another index path.
    case move
    /// There is no change.
    case none
  }

  /// The path before the update; nil for an insertion. A whole section's path has `Int.max` as its item.
  public let indexPathBeforeUpdate: IndexPath?

  /// The path after the update; nil for a deletion. A whole section's path has `Int.max` as its item.
  public let indexPathAfterUpdate: IndexPath?

  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  /// True if a whole section changes.
  var isSection: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == Int.max }
}
