import Foundation
@_spi(Toolkit) import UIKitCore

/// A layout that places items in lines: as many items side by side as fit, then the next line.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 120, height: 40)
/// layout.minimumLineSpacing = 8
/// ```
///
/// The properties apply to all sections and items; a delegate that is a `UICollectionViewDelegateFlowLayout` may give
/// other values. The cost of items of one size does not depend on their number. Sizes from the delegate are requested
/// once.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content, inside the content insets.
    case fromContentInset
    /// The edges of the collection view's safe area.
    case fromSafeArea
    /// The collection view's layout margins.
    case fromLayoutMargins
  }

  /// The `estimatedItemSize` that lets the layout choose the estimate.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  public override init() { super.init() }

  /// Creates a layout from an element of a nib or a storyboard; nil for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, declaredBy: UICollectionViewFlowLayout.self)
  }

  /// The minimum distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumLineSpacing) } }

  /// The minimum distance between items in a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumInteritemSpacing) } }

  /// The size of items for which the delegate gives none. Must not be negative.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue != itemSize) } }

  /// The estimated size of items, until the first one of their section was measured; then it is the mean of those that
  /// were. Zero turns self-sizing off.
  open var estimatedItemSize = CGSize.zero { didSet { changed(oldValue != estimatedItemSize) } }

  /// The axis along which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(oldValue != scrollDirection) }
  }

  /// The size of headers, of which only the length along the scroll direction counts. There are no headers if it is 0.
  open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue != headerReferenceSize) } }

  /// The size of footers, of which only the length along the scroll direction counts. There are no footers if it is 0.
  open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue != footerReferenceSize) } }

  /// The margins around each section's lines.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue != sectionInset) } }

  /// The edges from which section insets are measured, at the sides of the lines. Insets of the safe area or the layout
  /// margins count as far as they exceed the content insets.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(oldValue != sectionInsetReference) }
  }

  /// A Boolean value that indicates whether headers stay visible as long as their section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionHeadersPinToVisibleBounds) }
  }

  /// A Boolean value that indicates whether footers stay visible as long as their section is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionFootersPinToVisibleBounds) }
  }

  /// True if the delegate did not implement the method of the last question, so that the layout's property counts.
  var delegateUsedDefault = false

  /// The source of metrics in place of a delegate.
  var metricsSource: (any FlowLayoutMetrics)?

  var sections: [FlowSection] = []
  var sectionLengths = LengthTree(count: 0, common: 0)
  /// The length of the bounds across the scroll direction, without content insets, for which the sections were solved.
  var solvedBreadth: CGFloat?
  /// The reference insets with which the sections were solved.
  var solvedReference = UIEdgeInsets.zero
  /// The traits with which the sections were solved.
  var solvedTraits: UITraitCollection?
  /// The correction that was last tried; nil since anything was measured or solved.
  var correction: Correction<IndexPath, FlowSection>?
  /// The sections whose items without a measured size have to get another mean of the measured ones.
  var sectionsWithNewMean: Set<Int> = []
  /// True if the next preparation adopts new means.
  private var adoptsMeans = false
  var state = State.stale(reusesMetrics: false, .nothing)

  /// The work that the next preparation has to do.
  enum State {
    case solved
    case stale(reusesMetrics: Bool, Reuse)
  }

  /// The measured sizes that can be reused.
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
      state = .stale(reusesMetrics: false, .nothing)
    } else if context.invalidateDataSourceCounts {
      state = .stale(reusesMetrics: false, reuse.after(context.update))
    } else if let preference = context.preference {
      take(preference.preferred, insteadOf: preference.original)
    } else if let size = context.newBounds?.size {
      if breadth(ofBounds: size) != solvedBreadth { goStale(flow?.invalidateFlowLayoutDelegateMetrics ?? true) }
    } else if flow?.invalidateFlowLayoutAttributes ?? true {
      goStale(flow?.invalidateFlowLayoutDelegateMetrics ?? true)
    }
    super.invalidateLayout(with: context)
  }

  /// False without a collection view: there is nothing to compute yet.
  override var invalidatesEverything: Bool { client != nil }

  /// The context keeps all attributes: nothing is computed again while no item changes its index path. If an override of the
  /// app invalidates the attributes, the delegate is asked again.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutAttributes = false
    return context
  }

  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  private func goStale(_ losesMetrics: Bool) {
    if case .stale(reusesMetrics: false, _) = state { return }
    state = .stale(reusesMetrics: !losesMetrics, reuse)
  }

  open override func prepare() {
    super.prepare()
    guard let client else { return }
    if hasOtherEnvironment(client) { goStale(true) }
    if case .stale(let reusesMetrics, let reuse) = state {
      solve(for: client, reusesMetrics, reuse)
    } else if adoptsMeans {
      adoptMeans()
    }
    adoptsMeans = false
  }

  /// True for other bounds, other reference insets or another text size, and if items have to get another mean of the
  /// measured sizes.
  override func isOutdated(for client: any UICollectionViewLayoutClient) -> Bool {
    !sectionsWithNewMean.isEmpty || hasOtherEnvironment(client)
  }

  /// Lets the next preparation adopt the means. Preparations after corrections do not, because a correction must not
  /// change the sizes of other items.
  override func willPrepareOutdatedLayout() { adoptsMeans = true }

  private func hasOtherEnvironment(_ client: any UICollectionViewLayoutClient) -> Bool {
    breadth(ofBounds: client.bounds.size) != solvedBreadth
      || sectionInsetReference != .fromContentInset && referenceInsets(client) != solvedReference
      || !holdsMeasurements(for: client)
  }

  /// True if the bounds change across the scroll direction, or if headers or footers are pinned to them.
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

  /// True unless the layout is mirrored along the scroll direction: there a correction also moves the elements before
  /// the corrected one in content coordinates.
  override func correctionKeepsOtherSizes(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    isBuiltIn && (scrollDirection == .vertical || !isFlipped) && estimatedItem(attributes) != nil
  }

  override func longestLine(near position: CGFloat) -> CGFloat {
    guard !sections.isEmpty else { return 0 }
    let number = sectionLengths.index(at: position)
    return sections[number].longestLine(near: position - sectionLengths.offset(of: number))
  }

  override func itemsInGroup(of key: ElementKey) -> Range<Int>? {
    guard key.category == .cell, sections.indices.contains(key.indexPath.section) else { return nil }
    return sections[key.indexPath.section].items(inLineOf: key.indexPath.item)
  }
}
