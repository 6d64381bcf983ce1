import UIKit

extension Demo {
  /// Tiles with a badge in the corner.
  static let badges = Demo(name: "badges", title: "Badges", topic: .views, counts: [24]) {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(16)),
      elementKind: ElementKind.badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 8, y: 0)))
    let item = NSCollectionLayoutItem(layoutSize: .filling, supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
      subitem: item, count: 3)
    group.interItemSpacing = .fixed(24)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Sections with a header and a footer.
  static let headersAndFooters = Demo(
    name: "headers-and-footers", title: "Headers and footers", topic: .views, counts: [4, 6, 5, 8]
  ) {
    let section = NSCollectionLayoutSection.columns(2)
    section.boundarySupplementaryItems = [.header(), .header(ElementKind.footer, alignment: .bottom)]
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Sections with pinned headers.
  static let pinnedHeaders = Demo(
    name: "pinned-headers", title: "Pinned headers", topic: .views, counts: [12, 12, 12]
  ) {
    let section = NSCollectionLayoutSection.columns(1)
    let header = NSCollectionLayoutBoundarySupplementaryItem.header()
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Sections with a background decoration.
  static let decorations = Demo(name: "decorations", title: "Decorations", topic: .views, counts: [3, 5, 2, 4]) {
    let section = NSCollectionLayoutSection.columns(1)
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 32, trailing: 24)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: ElementKind.background)
    background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 16, trailing: 8)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(SectionBackgroundView.self, forDecorationViewOfKind: ElementKind.background)
    return layout
  }
}
