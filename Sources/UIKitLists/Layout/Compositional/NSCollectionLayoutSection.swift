import Foundation
@_spi(Toolkit) import UIKitCore

/// A closure that is called with a section's visible elements, its scroll offset and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ items: [any NSCollectionLayoutVisibleItem], _ offset: CGPoint, _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

/// The reference of the insets that are added to a section's own, across the scroll axis.
public enum UIContentInsetsReference: Int, Sendable {
  /// For a layout the safe area, for a section the layout's reference, for headers and footers the section's reference.
  case automatic
  /// No additional insets.
  case none
  /// The collection view's safe area insets.
  case safeArea
  /// The collection view's layout margins.
  case layoutMargins
  /// The insets of the collection view's readable content.
  case readableContent
}

/// The layout of one section: a group that repeats, and everything around it.
///
/// ```swift
/// let section = NSCollectionLayoutSection(group: group)
/// section.interGroupSpacing = 8
/// section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
/// ```
@preconcurrency @MainActor public final class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
  let group: NSCollectionLayoutGroup

  /// The insets around the groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between the groups, in points.
  public var interGroupSpacing: CGFloat = 0

  /// The reference of the insets that are added to the section's own, across the scroll axis.
  public var contentInsetsReference = UIContentInsetsReference.automatic

  /// The reference of the insets that are added for headers and footers, across the scroll axis.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// The orthogonal scrolling behavior. With `.none`, the section is not orthogonal: its groups follow each other along
  /// the layout's axis.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The deceleration and bounce of orthogonal scrolling.
  public var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The headers, footers and other boundary views of the section. Each must have a unique kind.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// A Boolean value that indicates whether headers and footers are within the section's insets. If it is false, they
  /// take the whole width.
  public var supplementariesFollowContentInsets = true

  /// A closure that is called when the layout is solved and when the section scrolls.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The list of a list section; nil for other sections.
  var list: ListDefinition?

  /// Creates a section that repeats a copy of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.duplicate()
    super.init()
  }

  /// A copy with copies of the group and the decorations, and the same headers and footers.
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
