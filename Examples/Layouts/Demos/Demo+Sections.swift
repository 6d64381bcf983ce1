import UIKit

extension Demo {
  /// Sections with different numbers of columns.
  static let distinctSections = Demo(
    name: "distinct-sections", title: "Distinct sections", topic: .groups, counts: [4, 15, 9]
  ) {
    UICollectionViewCompositionalLayout { section, _ in
      switch section {
      case 0: .columns(1)
      case 1: .columns(5)
      default: .columns(3, height: 64)
      }
    }
  }

  /// Sections whose number of columns depends on the width.
  static let adaptiveSections = Demo(
    name: "adaptive-sections", title: "Adaptive sections", topic: .groups, counts: [6, 18]
  ) {
    UICollectionViewCompositionalLayout { section, environment in
      let least: CGFloat = section == 0 ? 240 : 96
      return .columns(max(1, Int(environment.container.effectiveContentSize.width / least)))
    }
  }

  /// A large tile beside two small ones, above a row of four.
  static let nestedGroups = Demo(name: "nested-groups", title: "Nested groups", topic: .groups, counts: [42]) {
    let large = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: .filling), count: 2)
    pair.interItemSpacing = .fixed(16)
    let top = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(128)),
      subitems: [large, pair])
    top.interItemSpacing = .fixed(8)
    let bottom = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
      subitem: NSCollectionLayoutItem(layoutSize: .filling), count: 4)
    bottom.interItemSpacing = .fixed(8)
    let both = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(192)),
      subitems: [top, bottom])
    both.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: both)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
