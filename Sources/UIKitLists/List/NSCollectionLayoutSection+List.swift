import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionViewCompositionalLayout {
  /// A layout of lists: every section is one of that configuration.
  ///
  /// A collection view that has no background colour gets the list's.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(list: configuration)
  }
}

extension NSCollectionLayoutSection {
  /// A section that is a list, for a layout that has other sections too. Its insets, headers and footers may be changed
  /// afterwards.
  ///
  /// Rows are as wide as the section and as high as their content asks for. Insets of a grouped section, and of
  /// sidebars, come on top of those of the layout's insets reference; rows of other lists take the whole width and keep
  /// their content out of the safe area by their margins.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(using: configuration, layoutEnvironment: layoutEnvironment, rowHeight: nil)
  }

  /// - Parameter rowHeight: nil for rows as high as their content asks for.
  static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment,
    rowHeight: NSCollectionLayoutDimension?
  ) -> NSCollectionLayoutSection {
    let list = ListDefinition(configuration, in: layoutEnvironment)
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: rowHeight ?? .estimated(list.metrics.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = list
    section.contentInsets = list.insets(in: layoutEnvironment)
    section.contentInsetsReference = .none
    if configuration.headerMode == .supplementary { section.boundarySupplementaryItems.append(list.makeHeader()) }
    if configuration.footerMode == .supplementary { section.boundarySupplementaryItems.append(list.makeFooter()) }
    return section
  }
}

extension ListDefinition {
  fileprivate func insets(in environment: any NSCollectionLayoutEnvironment) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    if configuration.headerMode == .none { insets.top = metrics.gapAbove }
    if configuration.headerMode == .firstItemInSection { insets.top = headerPadding }
    if configuration.footerMode == .none { insets.bottom = metrics.gapBelow }
    if metrics.sectionInset > 0 {
      let outer = environment.container.effectiveContentInsets
      insets.leading = metrics.sectionInset + outer.leading
      insets.trailing = metrics.sectionInset + outer.trailing
    }
    return insets
  }

  private var headerPadding: CGFloat { configuration.headerTopPadding ?? metrics.headerPadding }

  fileprivate func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = makeBoundary(UICollectionView.elementKindSectionHeader, .top)
    header.padding = headerPadding
    return header
  }

  fileprivate func makeFooter() -> NSCollectionLayoutBoundarySupplementaryItem {
    makeBoundary(UICollectionView.elementKindSectionFooter, .bottom)
  }

  private func makeBoundary(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.headerHeight))
    let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = appearance.pinsHeaders
    item.zIndex = Self.boundaryZIndex
    return item
  }

  /// In front of the rows that scroll by.
  private static let boundaryZIndex = 200
}
