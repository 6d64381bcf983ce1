import UIKit

extension Demo {
  /// Selecting any tile switches between rows and a grid.
  static let switching = Demo(
    name: "switching", title: "Switching layouts", topic: .custom, counts: [40],
    select: { controller, _ in
      let isGrid = controller.collectionView.collectionViewLayout is GridLayout
      controller.collectionView.setCollectionViewLayout(
        isGrid ? UICollectionViewCompositionalLayout(section: .columns(1)) : GridLayout(section: .columns(4)),
        animated: true)
    }
  ) {
    UICollectionViewCompositionalLayout(section: .columns(1))
  }
}

/// A subclass that distinguishes the grid from the layout of rows.
private final class GridLayout: UICollectionViewCompositionalLayout {}
