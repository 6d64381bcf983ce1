import Foundation
@_spi(Toolkit) import UIKitCore

/// The calls that were made so far in a batch of updates whose closure is running.
struct OpenBatch {
  /// The numbers of items by sections when the batch began.
  let countsBefore: [Int]

  /// The attributes of the visible elements, and of those within a screen of them, when the batch began.
  let attributesBefore: [UICollectionViewLayoutAttributes]

  /// The requested changes, in the order of the calls.
  var changes: [BatchUpdate.Change] = []

  /// The items to configure again in the cells they have, by their paths before the batch.
  var reconfiguredItems: [IndexPath] = []

  /// Called when the change has been shown, with true if nothing interrupted it.
  var completions: [(Bool) -> Void] = []
}
