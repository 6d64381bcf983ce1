import Foundation
@_spi(Toolkit) import UIKitCore

/// One change among the batch that a collection view is making, as its layout is told of it.
@MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    /// It is new.
    case insert
    /// It goes.
    case delete
    /// It gets another view, where it is.
    case reload
    /// It goes from one place to another.
    case move
    /// Nothing.
    case none
  }

  /// The place before the batch; nil for what is inserted. A whole section's path has `Int.max` as its item.
  public let indexPathBeforeUpdate: IndexPath?

  /// The place after the batch; nil for what is deleted. A whole section's path has `Int.max` as its item.
  public let indexPathAfterUpdate: IndexPath?

  /// What happens.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  /// Whether a whole section changes.
  var isSection: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == Int.max }
}
