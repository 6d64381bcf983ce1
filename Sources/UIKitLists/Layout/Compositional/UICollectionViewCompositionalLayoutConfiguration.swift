import Foundation
@_spi(Toolkit) import UIKitCore

/// The properties of a compositional layout that apply to all its sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
  /// The axis along which the sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// The boundary views of the whole content. Each must have a unique kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The reference of the insets that are added to the sections' own, if a section does not name its own reference.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration for vertical scrolling without spacing between sections.
  public required override init() { super.init() }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = type(of: self).init()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewCompositionalLayoutConfiguration else { return false }
    return MainActor.assumeIsolated {
      type(of: self) == type(of: other) && scrollDirection == other.scrollDirection
        && interSectionSpacing == other.interSectionSpacing
        && boundarySupplementaryItems == other.boundarySupplementaryItems
        && contentInsetsReference == other.contentInsetsReference
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { interSectionSpacing.hashValue } }
}
