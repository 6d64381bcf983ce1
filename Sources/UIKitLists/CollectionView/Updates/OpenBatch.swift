import Foundation
@_spi(Toolkit) import UIKitCore

/// The requests so far in a batch whose closure is running.
struct OpenBatch {
  /// The number of items in each section when the batch began.
  let countsBefore: [Int]

  /// The attributes of the visible elements, and of those within a screen of them, when the batch began.
  let nearbyAttributes: [UICollectionViewLayoutAttributes]

  /// The requested changes, in the order of the calls.
  var changes: [BatchUpdate.Change] = []

  /// The items to reconfigure, by their index paths before the batch.
  var reconfiguredItems: [IndexPath] = []

  /// The completion handlers, called when the animation has ended, with true if nothing interrupted it.
  var completions: [(Bool) -> Void] = []
}
