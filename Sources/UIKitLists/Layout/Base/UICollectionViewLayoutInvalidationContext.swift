import Foundation
import OrderedCollections
@_spi(Toolkit) import UIKitCore

/// The parts of a layout that are invalid, so that it need not compute everything again.
///
/// A layout can describe more in a subclass, which it returns from `invalidationContextClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether everything is invalid: true for reloads and for `invalidateLayout()`.
  open internal(set) var invalidateEverything = false

  /// A Boolean value that indicates whether the numbers of sections and items must be read again.
  open internal(set) var invalidateDataSourceCounts = false

  /// The amount to add to the content offset in the next layout pass, which keeps the visible content in place.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The amount to add to the content size in the next layout pass, before the layout prepares and defines the size.
  open var contentSizeAdjustment = CGSize.zero

  private var items: OrderedSet<IndexPath>?
  private var supplementaryElements: [String: OrderedSet<IndexPath>]?
  private var decorationElements: [String: OrderedSet<IndexPath>]?

  /// The items whose attributes are invalid, each once, in the order in which they were specified; nil if none were.
  open var invalidatedItemIndexPaths: [IndexPath]? { items?.elements }

  /// The supplementary elements whose attributes are invalid, by kind, each once, in the order in which they were
  /// specified; nil if none were.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaryElements?.mapValues(\.elements)
  }

  /// The decoration elements whose attributes are invalid, by kind, each once, in the order in which they were
  /// specified; nil if none were.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationElements?.mapValues(\.elements) }

  /// The previous paths of interactively moving items.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The current paths of interactively moving items.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The position of the interactive movement, in content coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// The new bounds of the collection view; nil if they are not the reason for the invalidation.
  var newBounds: CGRect?

  /// The preferred and the original attributes of a view; nil if they are not the reason for the invalidation.
  var preference: (preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes)?

  /// The update that is the reason for the invalidation; nil for other reasons. A layout reuses everything that the
  /// update leaves valid.
  var update: BatchUpdate?

  /// Makes a context that invalidates nothing.
  public required override init() { super.init() }

  /// Marks items' attributes as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = items ?? []
    items?.append(contentsOf: indexPaths)
  }

  /// Marks supplementary elements' attributes as invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    supplementaryElements = supplementaryElements ?? [:]
    supplementaryElements?[elementKind, default: []].append(contentsOf: indexPaths)
  }

  /// Marks decoration elements' attributes as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorationElements = decorationElements ?? [:]
    decorationElements?[elementKind, default: []].append(contentsOf: indexPaths)
  }
}

/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that indicates whether the layout asks its delegate again for sizes, insets and spacings. The
  /// default is true.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// A Boolean value that indicates whether the layout computes the attributes again. The default is true.
  open var invalidateFlowLayoutAttributes = true
}
