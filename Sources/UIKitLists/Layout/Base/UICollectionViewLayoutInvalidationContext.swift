import Foundation
@_spi(Toolkit) import UIKitCore

/// What of a layout is no longer true, so that it need not compute everything anew.
///
/// A layout with more to say has a subclass, named by its `invalidationContextClass`.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing may be kept: true for reloads and for `invalidateLayout()`.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items must be read again.
  open internal(set) var invalidateDataSourceCounts = false

  /// Added to the content offset in the pass that follows, to keep in place what is on screen.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Added to the content size in the pass that follows, before the layout prepares; then the layout says the size.
  open var contentSizeAdjustment = CGSize.zero

  /// The items whose attributes changed; nil where none were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary elements whose attributes changed, by kind; nil where none were named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration elements whose attributes changed, by kind; nil where none were named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The places that items being moved by hand had before the movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The places that items being moved by hand have now.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the hand is, in content coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// The bounds that the collection view is about to have, where they are the reason.
  var newBounds: CGRect?

  /// What a view preferred to the attributes it was given, where that is the reason.
  var preference: (preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes)?

  /// The update that is the reason of the invalidation; nil for other reasons. A layout keeps what it leaves true.
  var update: BatchUpdate?

  /// A context that invalidates nothing yet.
  public required override init() { super.init() }

  /// Names items whose attributes changed.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary elements whose attributes changed.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration elements whose attributes changed.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What of a flow layout is no longer true.
@MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked again for sizes, insets and spacings. True unless set otherwise.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the attributes are computed anew. True unless set otherwise.
  open var invalidateFlowLayoutAttributes = true
}
