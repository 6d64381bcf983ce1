import Foundation
import PergolaUIKit

/// The collection view and the index path of the cell that a closure is called for.
@preconcurrency @MainActor
public struct Context {
  /// The collection view of the cell.
  public let collectionView: UICollectionView

  /// The index path of the cell.
  public let indexPath: IndexPath
}
