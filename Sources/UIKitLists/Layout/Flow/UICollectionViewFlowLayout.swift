import Foundation
@_spi(Toolkit) import UIKitCore

/// A layout of lines: as many items side by side as there is room for, then the next line.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 120, height: 40)
/// layout.minimumLineSpacing = 8
/// ```
///
/// The properties hold for all sections and items; a delegate that is a `UICollectionViewDelegateFlowLayout` may answer
/// otherwise. Items of one size cost nothing, however many there are; sizes from the delegate are asked for once.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What section insets are counted from.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content, within the content insets.
    case fromContentInset
    /// The edges of the collection view's safe area.
    case fromSafeArea
    /// The collection view's layout margins.
    case fromLayoutMargins
  }

  /// The `estimatedItemSize` that leaves the estimate to the layout.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumLineSpacing) } }

  /// The least distance between items in a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumInteritemSpacing) } }

  /// The size of items that the delegate does not give a size. Must not be negative.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue != itemSize) } }

  /// The size of items that were not measured; zero where items are not measured.
  open var estimatedItemSize = CGSize.zero { didSet { changed(oldValue != estimatedItemSize) } }

  /// The axis along which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(oldValue != scrollDirection) }
  }

  /// The size of headers, of which the side along the direction of scrolling counts; none where that is 0.
  open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue != headerReferenceSize) } }

  /// The size of footers, of which the side along the direction of scrolling counts; none where that is 0.
  open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue != footerReferenceSize) } }

  /// The room around each section's lines.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue != sectionInset) } }

  /// What section insets are counted from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(oldValue != sectionInsetReference) }
  }

  /// Whether headers stay in sight as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionHeadersPinToVisibleBounds) }
  }

  /// Whether footers stay in sight as long as their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionFootersPinToVisibleBounds) }
  }

  /// Set where a question to the delegate came back to the layout.
  var hasAnsweredItself = false

  /// What answers in place of a delegate.
  var metricsSource: (any FlowLayoutMetrics)?

  var sections: [FlowSection] = []
  var sectionLengths = LengthTree(count: 0, common: 0)
  /// The bounds across the direction of scrolling, without content insets, for which the sections were solved.
  var solvedBreadth: CGFloat?
  /// What the section insets were counted from when the sections were solved.
  var solvedReference = UIEdgeInsets.zero
  /// What the view knew of its surroundings when the sections were solved.
  var solvedTraits: UITraitCollection?
  /// The correction that was last tried; nil since anything was measured or solved.
  var correction: Correction<IndexPath, FlowSection>?
  var state = State.stale(keepsMetrics: false, .nothing)

  /// What there is to do.
  enum State {
    case solved
    case stale(keepsMetrics: Bool, Reuse)
  }

  /// The measured sizes that are still true.
  private var reuse: Reuse {
    switch state {
    case .solved: .everything
    case .stale(_, let reuse): reuse
    }
  }

  private func changed(_ isDifferent: Bool) { if isDifferent { invalidateLayout() } }

  var axis: LayoutAxis { LayoutAxis(scrollDirection) }

  var isEstimated: Bool { estimatedItemSize != .zero }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything {
      state = .stale(keepsMetrics: false, .nothing)
    } else if context.invalidateDataSourceCounts {
      state = .stale(keepsMetrics: false, reuse.after(context.update))
    } else if let preference = context.preference {
      take(preference.preferred, insteadOf: preference.original)
    } else if let size = context.newBounds?.size {
      if breadth(ofBounds: size) != solvedBreadth { goStale(flow?.invalidateFlowLayoutDelegateMetrics ?? true) }
    } else if flow?.invalidateFlowLayoutAttributes ?? true {
      goStale(flow?.invalidateFlowLayoutDelegateMetrics ?? true)
    }
    super.invalidateLayout(with: context)
  }

  /// Nothing is computed anew while no item changes its place.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    keepingAttributes(
      super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition))
  }

  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    keepingAttributes(
      super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled))
  }

  private func keepingAttributes(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  private func goStale(_ losesMetrics: Bool) {
    if case .stale(keepsMetrics: false, _) = state { return }
    state = .stale(keepsMetrics: !losesMetrics, reuse)
  }

  open override func prepare() {
    super.prepare()
    guard let client else { return }
    if isOutdated(for: client) { goStale(true) }
    if case .stale(let keepsMetrics, let reuse) = state { solve(for: client, keepsMetrics, reuse) }
  }

  /// Other bounds, insets that the section insets are counted from, or text of another size.
  override func isOutdated(for client: any UICollectionViewLayoutClient) -> Bool {
    breadth(ofBounds: client.bounds.size) != solvedBreadth
      || sectionInsetReference != .fromContentInset && referenceInsets(client) != solvedReference
      || !holdsMeasurements(for: client)
  }

  /// True where the bounds change across the direction of scrolling, and where something is pinned to them.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if breadth(ofBounds: newBounds.size) != solvedBreadth { return true }
    guard let client, client.bounds != newBounds else { return false }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = breadth(ofBounds: newBounds.size) != solvedBreadth
    }
    return context
  }

  // MARK: Elements

  open override var collectionViewContentSize: CGSize {
    guard let solvedBreadth else { return .zero }
    return CGSize(along: sectionLengths.total, across: solvedBreadth, axis)
  }

  /// The elements in a rectangle.
  ///
  /// - Complexity: O(number of elements found + log n).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: toLeading(rect))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cellAttributes(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0, sections.indices.contains(indexPath.section) else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return headerAttributes(indexPath.section)
    case UICollectionView.elementKindSectionFooter: return footerAttributes(indexPath.section)
    default: return nil
    }
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    changesLayout(preferredAttributes, insteadOf: originalAttributes)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    context.contentOffsetAdjustment = offsetAdjustment(preferredAttributes, insteadOf: originalAttributes)
    return context
  }

  override var isBuiltIn: Bool { type(of: self) == UICollectionViewFlowLayout.self }

  /// True for items in rows. In columns a correction may move items that stand before the corrected one on the screen.
  override func correctionOnlyMovesOthers(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    isBuiltIn && scrollDirection == .vertical && estimatedItem(attributes) != nil
  }
}
