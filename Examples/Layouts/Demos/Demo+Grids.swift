import UIKit

extension Demo {
  /// A column of tiles.
  static let rows = Demo(name: "rows", title: "Rows", topic: .groups, counts: [40]) {
    let item = NSCollectionLayoutItem(layoutSize: .filling)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Square tiles, five in a row.
  static let grid = Demo(name: "grid", title: "Grid", topic: .groups, counts: [94]) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// The same grid, with insets around each tile.
  static let insetGrid = Demo(name: "inset-grid", title: "Inset grid", topic: .groups, counts: [94]) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// Two columns: the group's count determines the width of the tiles.
  static let twoColumns = Demo(name: "two-columns", title: "Two columns", topic: .groups, counts: [40]) {
    let item = NSCollectionLayoutItem(layoutSize: .filling)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

extension NSCollectionLayoutSize {
  /// The full size of the group.
  static var filling: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section with a number of columns of tiles, with spacing between and around them.
  static func columns(_ count: Int, height: CGFloat = 48) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitem: NSCollectionLayoutItem(layoutSize: .filling), count: count)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    return section
  }
}
