import UIKit

extension Demo {
  /// From rows to a grid and back, with any tile.
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

/// Told from the layout of rows by its class.
private final class GridLayout: UICollectionViewCompositionalLayout {}
