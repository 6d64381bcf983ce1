import Foundation
@_spi(Toolkit) import UIKitCore

/// Called with a section's elements in sight, the offset of its row, and the room there is.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ items: [any NSCollectionLayoutVisibleItem], _ offset: CGPoint, _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

/// From where insets come that are added to a section's own, across the axis of scrolling.
public enum UIContentInsetsReference: Int, Sendable {
  /// For a layout the safe area; for a section what the layout has; for headers what the section has.
  case automatic
  /// None.
  case none
  /// Those of the collection view's safe area.
  case safeArea
  /// The collection view's layout margins.
  case layoutMargins
  /// From the collection view's edges to those of its readable content.
  case readableContent
}

/// How the items of one section are laid out: a group that repeats, with what is around it.
///
/// ```swift
/// let section = NSCollectionLayoutSection(group: row)
/// section.interGroupSpacing = 8
/// section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
/// ```
@MainActor public final class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
  let group: NSCollectionLayoutGroup

  /// Room around the groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between the groups, in points.
  public var interGroupSpacing: CGFloat = 0

  /// Which insets are added to the section's own, across the axis of scrolling.
  public var contentInsetsReference = UIContentInsetsReference.automatic

  /// Which insets are added for headers and footers, across the axis of scrolling.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether the groups stand in a row of their own that scrolls across the layout's axis, and how it does.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How a row of the section's own decelerates and bounces.
  public var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The section's headers, footers and views at its sides. Each must have a kind of its own.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether headers and footers keep the section's insets, or take the whole width.
  public var supplementariesFollowContentInsets = true

  /// Called when the layout is solved and when the section's row scrolls.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The list that the section is; nil where it is none.
  var list: ListDefinition?

  /// A section that repeats a copy of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.duplicate()
    super.init()
  }

  /// A section with copies of the group and the decorations, and the same headers and footers.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties.duplicate()
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems.map { $0.duplicate() }
    copy.list = list
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection else { return false }
    return MainActor.assumeIsolated {
      self === other
        || group == other.group && contentInsets == other.contentInsets
          && interGroupSpacing == other.interGroupSpacing
          && contentInsetsReference == other.contentInsetsReference
          && supplementaryContentInsetsReference == other.supplementaryContentInsetsReference
          && orthogonalScrollingBehavior == other.orthogonalScrollingBehavior
          && orthogonalScrollingProperties == other.orthogonalScrollingProperties
          && boundarySupplementaryItems == other.boundarySupplementaryItems
          && supplementariesFollowContentInsets == other.supplementariesFollowContentInsets
          && decorationItems == other.decorationItems && list === other.list
          // Closures cannot be compared.
          && visibleItemsInvalidationHandler == nil && other.visibleItemsInvalidationHandler == nil
    }
  }

  public override var hash: Int { MainActor.assumeIsolated { group.hash } }
}
