import Foundation
@_spi(Toolkit) import UIKitCore

/// Decides where the elements of a collection view stand; subclasses say how.
///
/// After an invalidation the collection view calls `prepare()` exactly once, then reads `collectionViewContentSize`,
/// then asks for attributes by rectangle and by element any number of times. A layout must return equal attributes
/// for equal state, and every element that meets a rectangle asked for; further ones do no harm.
///
/// ```swift
/// final class Rows: UICollectionViewLayout {
///   override var collectionViewContentSize: CGSize { … }
///   override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { … }
///   override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { … }
/// }
/// ```
///
/// A change from one layout to another cannot be driven by hand: there is no `UICollectionViewTransitionLayout`.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The view that the layout works for, which keeps the layout: set by that view.
  weak var client: (any UICollectionViewLayoutClient)?

  /// The collection view that uses the layout; nil before it has one.
  open var collectionView: UICollectionView? { client as? UICollectionView }

  /// Where decoration views come from, by their kinds.
  private(set) var decorationViews: [String: ReusePool.Source] = [:]

  /// The update that is being made, for the default appearances and disappearances.
  var updates = UICollectionViewLayoutUpdates()

  public override init() { super.init() }

  /// Always nil: there are no archives of layouts here.
  public required init?(coder: NSCoder) { return nil }

  /// The class of the attributes that the layout makes. A subclass with values of its own overrides this.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that are made for this layout's invalidations.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Says that everything is to be computed anew in the next pass.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says what is to be computed anew in the next pass. Overrides take what they need and call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    client?.layoutDidInvalidate(with: context)
  }

  /// Computes what the other methods need; called once after each invalidation.
  open func prepare() {}

  /// Whether what was prepared does not hold in the view's surroundings any more, though nobody has invalidated it.
  func isOutdated(for client: any UICollectionViewLayoutClient) -> Bool { false }

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that meet a rectangle in content coordinates.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item's cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary element.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration element.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout must be invalidated because the collection view scrolls or changes size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is to be computed anew because the collection view scrolls or changes size.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.newBounds = newBounds
    return context
  }

  /// Whether a view's wish for another size changes anything.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is to be computed anew because a view wishes for another size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.preference = (preferredAttributes.duplicate(), originalAttributes.duplicate())
    return context
  }

  /// True if the layout is one of this library's, and not an app's subclass of one: its attributes are new objects each
  /// time that they are asked for, and nothing but the layout itself decides about them.
  var isBuiltIn: Bool { false }

  /// True if a correction of an element's size may move other elements, but leaves their sizes. Only a built-in layout
  /// knows that.
  func correctionOnlyMovesOthers(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Where scrolling with a velocity comes to rest. The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Decoration views

  /// Says which class the layout's decoration views of a kind have; nil forgets the kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViews[elementKind] = viewClass.map { .views($0) }
  }

  /// Says which nib the layout's decoration views of a kind come from; nil forgets the kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationViews[elementKind] = nib.map { .nib($0) }
  }

  // MARK: Batch updates

  /// Told of a batch of updates after `prepare()` and before the elements move. Overrides call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    take(BatchUpdate(updateItems))
  }

  /// Keeps an update until it has been shown.
  func take(_ batch: BatchUpdate) { updates = UICollectionViewLayoutUpdates(batch) }

  /// Told when the elements of a batch of updates have begun to move. Overrides call super.
  open func finalizeCollectionViewUpdates() { updates = UICollectionViewLayoutUpdates() }

  /// Told before elements move because the bounds get another size in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Told when elements have moved because the bounds changed in an animation.
  open func finalizeAnimatedBoundsChange() {}

  /// Where an item's cell comes from: as where it goes but transparent for an inserted item, nil for others.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.inserts(itemIndexPath) else { return nil }
    return layoutAttributesForItem(at: itemIndexPath)?.transparent()
  }

  /// Where an item's cell goes to: as where it was but transparent for a deleted item, nil for others. The path is
  /// the one before the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletes(itemIndexPath) else { return nil }
    return client?.displayedAttributes(of: .cell, kind: nil, at: itemIndexPath)?.transparent()
  }

  /// Where a supplementary view comes from: as where it goes but transparent where it comes with an inserted section,
  /// or by itself; nil for others.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.inserts(.supplementary(elementKind, elementIndexPath)) else { return nil }
    return layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.transparent()
  }

  /// Where a supplementary view goes to: as where it was but transparent where it goes with a deleted section, or by
  /// itself; nil for others.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletes(.supplementary(elementKind, elementIndexPath)) else { return nil }
    return client?.displayedAttributes(of: .supplementaryView, kind: elementKind, at: elementIndexPath)?.transparent()
  }

  /// Where a decoration view comes from: as where it goes but transparent where it comes with an inserted section, or
  /// by itself; nil for others.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.inserts(.decoration(elementKind, decorationIndexPath)) else { return nil }
    return layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.transparent()
  }

  /// Where a decoration view goes to: as where it was but transparent where it goes with a deleted section, or by
  /// itself; nil for others.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletes(.decoration(elementKind, decorationIndexPath)) else { return nil }
    return client?.displayedAttributes(of: .decorationView, kind: elementKind, at: decorationIndexPath)?.transparent()
  }

  // An element that goes is taken off, and one that comes is made anew, though there was one with its path before.

  /// The supplementary elements that go with an update besides those of deleted sections, by their old paths.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration elements that go with an update besides those of deleted sections, by their old paths.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary elements that come with an update besides those of inserted sections.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration elements that come with an update besides those of inserted sections.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Changes of layout

  /// Told before this layout gives way to another one, which the collection view does not have yet.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Told before this layout takes over from another one, and prepares.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Told when everything has its place after a change from this layout or to it.
  open func finalizeLayoutTransition() {}

  // MARK: Movement by hand

  /// Where an item that is being moved by hand would go: to the item under the hand, else it stays.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let here = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let cells = layoutAttributesForElements(in: here) ?? []
    return cells.first { $0.representedElementCategory == .cell && $0.frame.contains(position) }?.indexPath
      ?? previousIndexPath
  }

  /// The attributes of an item that is being moved by hand: those it has, about the hand.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributesForItem(at: indexPath)?.duplicate() else {
      fatalError("no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \(indexPath)")
    }
    attributes.center = position
    return attributes
  }

  /// What is to be computed anew because items are being moved by hand.
  ///
  /// - Parameters:
  ///   - targetIndexPaths: where they stand now among the others.
  ///   - targetPosition: where the hand is, in content coordinates.
  ///   - previousIndexPaths: where they stood before this step of the hand.
  ///   - previousPosition: where the hand was.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// What is to be computed anew because items are no longer moved by hand.
  ///
  /// - Parameters:
  ///   - indexPaths: where they stay.
  ///   - previousIndexPaths: where they stood before they were moved.
  ///   - movementCancelled: whether they were put back.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Direction

  /// The direction that the layout's arithmetic is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether everything is mirrored where the view's direction is not the one the layout is written for.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

extension UICollectionViewLayout {
  /// A new context of the class that the layout names.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else { fatalError("\(Self.invalidationContextClass) is not a class of layout invalidation contexts") }
    return type.init()
  }

  /// New attributes of the class that the layout names.
  func makeAttributes(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      fatalError("\(Self.layoutAttributesClass) is not a class of layout attributes")
    }
    let attributes = type.init()
    attributes.representedElementCategory = category
    attributes.representedElementKind = kind
    attributes.indexPath = indexPath
    return attributes
  }

  /// Starts an update. An app's class gets it item by item.
  func prepare(for batch: BatchUpdate) {
    if isBuiltIn { take(batch) } else { prepare(forCollectionViewUpdates: batch.makeUpdateItems()) }
  }

  /// Whether frames are mirrored now.
  var isFlipped: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let client else { return false }
    return client.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy that is not to be seen.
  func transparent() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }
}
