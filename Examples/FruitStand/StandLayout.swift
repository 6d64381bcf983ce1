import UIKit

/// A layout of rows as wide as the screen, each section under its header.
enum StandLayout {
  /// Rows and headers are as high as their texts, which the user may have made larger.
  @MainActor
  static func make() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: section) }

  @MainActor
  private static var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
    ]
    return section
  }
}
