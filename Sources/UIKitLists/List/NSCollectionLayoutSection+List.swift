import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionViewCompositionalLayout {
  /// A compositional layout in which every section is a list of the given configuration.
  ///
  /// A collection view without a background color gets that of the list.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(list: configuration)
  }
}

extension NSCollectionLayoutSection {
  /// A list section for a layout with several kinds of sections. Its insets, headers and footers may be changed
  /// afterwards.
  ///
  /// Rows have the width of the section and the height of their content. The insets of inset-grouped and sidebar
  /// sections are added to those of the layout's insets reference. Rows of other lists span the whole width, and their
  /// margins keep the content in the safe area.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(using: configuration, layoutEnvironment: layoutEnvironment, rowHeight: nil)
  }

  /// - Parameter rowHeight: the height of rows; nil for self-sizing rows.
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

  /// The z index of headers and footers, in front of the rows that scroll under them.
  private static let boundaryZIndex = 200
}
