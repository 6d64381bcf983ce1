import Foundation
@_spi(Toolkit) import UIKitCore

/// What holds for all sections of a compositional layout.
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
  /// The axis along which the sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// Views at the edges of the whole content. Each must have a kind of its own.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Which insets are added to those of sections that do not say it themselves.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A configuration for vertical scrolling, with nothing between sections.
  public required override init() { super.init() }

  /// Another configuration with the same values.
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
