import UIKit

/// A layout of rows as wide as the screen, each section under its header.
enum StandLayout {
  /// - Parameter isMessage: Returns true for a section with a message, whose row is as high as its text.
  @MainActor
  static func make(isMessage: @escaping (_ section: Int) -> Bool) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      section(rowHeight: isMessage(index) ? .estimated(40) : .absolute(40))
    }
  }

  @MainActor
  private static func section(rowHeight: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: rowHeight)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
    ]
    return section
  }
}
