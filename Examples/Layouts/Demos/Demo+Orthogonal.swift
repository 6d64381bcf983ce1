import UIKit

extension Demo {
  private static let behaviors:
    [(name: String.LocalizationValue, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)] = [
      ("Continuous", .continuous),
      ("Continuous to a group's leading edge", .continuousGroupLeadingBoundary),
      ("Paging", .paging),
      ("Group paging", .groupPaging),
      ("Group paging, centred", .groupPagingCentered),
    ]

  /// Orthogonal sections, one for each scrolling behaviour.
  static let orthogonal = Demo(
    name: "orthogonal", title: "Orthogonal sections", topic: .orthogonal, counts: [18, 18, 18, 18, 18],
    header: { String(localized: behaviors[$0].name) }
  ) {
    UICollectionViewCompositionalLayout { number, _ in
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(80)),
        subitems: [NSCollectionLayoutItem(layoutSize: .filling)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
      section.orthogonalScrollingBehavior = behaviors[number].behavior
      section.boundarySupplementaryItems = [.header()]
      return section
    }
  }
}
