import Foundation
import PergolaUIKit

/// Where a cell is that a closure is asked about.
@MainActor
public struct Context {
  /// The view that shows the cell.
  public let collectionView: UICollectionView

  /// The cell's place in it.
  public let indexPath: IndexPath
}
