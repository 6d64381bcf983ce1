import Foundation
import UIKitCore
import UIKitLists

/// A length in layout notation: a number literal is absolute.
@MainActor package struct L: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package let dimension: NSCollectionLayoutDimension

  package init(_ dimension: NSCollectionLayoutDimension) { self.dimension = dimension }
  package nonisolated init(floatLiteral value: Double) {
    dimension = MainActor.assumeIsolated { .absolute(value) }
  }
  package nonisolated init(integerLiteral value: Int) {
    dimension = MainActor.assumeIsolated { .absolute(CGFloat(value)) }
  }
  package static func fw(_ fraction: CGFloat) -> L { L(.fractionalWidth(fraction)) }
  package static func fh(_ fraction: CGFloat) -> L { L(.fractionalHeight(fraction)) }
  package static func est(_ length: CGFloat) -> L { L(.estimated(length)) }
  package static func uniform(_ length: CGFloat) -> L { L(.uniformAcrossSiblings(estimate: length)) }
}

@MainActor package func size(_ width: L, _ height: L) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
}

@MainActor package func item(
  _ width: L, _ height: L, insets: NSDirectionalEdgeInsets = .zero, edges: NSCollectionLayoutEdgeSpacing? = nil,
  views: [NSCollectionLayoutSupplementaryItem] = []
) -> NSCollectionLayoutItem {
  let item = NSCollectionLayoutItem(layoutSize: size(width, height), supplementaryItems: views)
  item.contentInsets = insets
  item.edgeSpacing = edges
  return item
}

@MainActor package func H(
  _ width: L, _ height: L, _ subitems: [NSCollectionLayoutItem], _ spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: subitems)
  group.interItemSpacing = spacing
  return group
}

@MainActor package func V(
  _ width: L, _ height: L, _ subitems: [NSCollectionLayoutItem], _ spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size(width, height), subitems: subitems)
  group.interItemSpacing = spacing
  return group
}

package func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat)
  -> NSDirectionalEdgeInsets
{
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

@MainActor package func section(
  _ group: NSCollectionLayoutGroup, insets: NSDirectionalEdgeInsets = .zero, spacing: CGFloat = 0,
  views: [NSCollectionLayoutBoundarySupplementaryItem] = []
) -> NSCollectionLayoutSection {
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = insets
  section.interGroupSpacing = spacing
  section.boundarySupplementaryItems = views
  return section
}

@MainActor package func boundary(
  _ width: L, _ height: L, _ alignment: NSRectAlignment = .top, kind: String = "header", offset: CGPoint = .zero,
  extends: Bool = true, pinned: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset)
  item.extendsBoundary = extends
  item.pinToVisibleBounds = pinned
  return item
}
