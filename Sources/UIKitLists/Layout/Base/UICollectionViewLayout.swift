import Foundation
@_spi(Toolkit) import UIKitCore

/// The base class of layouts, which compute the frames of a collection view's elements in subclasses.
///
/// After an invalidation the collection view calls `prepare()` exactly once, then reads `collectionViewContentSize`,
/// then requests attributes by rectangle and by element any number of times. A layout must return equal attributes for
/// equal state, and every element that intersects a requested rectangle. It may return additional elements.
///
/// ```swift
/// final class Rows: UICollectionViewLayout {
///   override var collectionViewContentSize: CGSize { … }
///   override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { … }
///   override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { … }
/// }
/// ```
///
/// There are no interactive layout transitions, and no `UICollectionViewTransitionLayout`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The view that uses the layout and retains it. Set by that view.
  weak var client: (any UICollectionViewLayoutClient)?

  /// The collection view that uses the layout; nil before a collection view uses it.
  open var collectionView: UICollectionView? { client as? UICollectionView }

  /// The registered classes and nibs of decoration views, by kind.
  private(set) var decorationViews: [String: ReusePool.Source] = [:]

  /// The current update, for the default appearances and disappearances.
  var updates = Updates()

  public override init() { super.init() }

  /// Creates a layout from an element of a nib or a storyboard; nil for another coder.
  public required init?(coder: NSCoder) {
    guard coder.readsInterface else { return nil }
    super.init()
    coder.decodeProperties(of: self, declaredBy: UICollectionViewLayout.self)
  }

  /// The class of the layout's attributes. A layout whose attributes have additional values overrides it.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the invalidation contexts that are made for this layout.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Invalidates the whole layout, which is computed again in the next layout pass.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = invalidatesEverything
    invalidateLayout(with: context)
  }

  /// True if `invalidateLayout()` makes a context that invalidates everything.
  var invalidatesEverything: Bool { true }

  /// Invalidates the parts of the layout that a context specifies, which are computed again in the next layout pass.
  /// Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    client?.layoutDidInvalidate(with: context)
  }

  /// Computes the data for the other methods. Called once after each invalidation.
  open func prepare() {}

  /// True if the prepared layout is out of date because the view's environment changed without an invalidation.
  func isOutdated(for client: any UICollectionViewLayoutClient) -> Bool { false }

  /// True for a layout that estimates the sizes of all items again in an environment of another size or with other traits:
  /// content that was scrolled stays at its first visible item then.
  var forgetsSizesInOtherEnvironments: Bool { false }

  /// Called before the next preparation of a layout that is outdated, before a pass or a query between passes; not
  /// before preparations after an invalidation or a correction.
  func willPrepareOutdatedLayout() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that intersect a rectangle in content coordinates.
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

  /// A Boolean value that indicates whether the layout must be invalidated when the collection view scrolls or changes
  /// its size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The invalidation context for scrolling and for a change of the collection view's size.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.newBounds = newBounds
    return context
  }

  /// A Boolean value that indicates whether a view's preferred size changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The invalidation context for a view's preferred size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.preference = (preferredAttributes.duplicate(), originalAttributes.duplicate())
    return context
  }

  /// True if the layout is one of this library's classes, and not an app's subclass. Such a layout returns new attributes
  /// objects for every request.
  var isBuiltIn: Bool { false }

  /// True if a correction of an element's size may move other elements, but does not change their sizes. Only
  /// built-in layouts return true.
  func correctionKeepsOtherSizes(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// The length of the longest line near a position along the scroll direction, if a correction may move items from line
  /// to line; otherwise 0.
  func longestLine(near position: CGFloat) -> CGFloat { 0 }

  /// The items in the group or line of a cell; nil if the layout has neither, and for other elements. While they stay the
  /// same, a correction moves all elements after them by one distance.
  func itemsInGroup(of key: ElementKey) -> Range<Int>? { nil }

  /// The content offset at which scrolling with a velocity, in points per millisecond, comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Decoration views

  /// Registers the class of the layout's decoration views of a kind; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViews[elementKind] = viewClass.map { .views($0) }
  }

  /// Registers the nib of the layout's decoration views of a kind; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationViews[elementKind] = nib.map { .nib($0) }
  }

  // MARK: Batch updates

  /// Called for a batch of updates, after `prepare()` and before the elements move. Overrides call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    store(BatchUpdate(updateItems))
  }

  /// Stores an update until `finalizeCollectionViewUpdates()`.
  func store(_ batch: BatchUpdate) { updates = Updates(batch) }

  /// Called after the elements of a batch of updates have begun to move. Overrides call `super`.
  open func finalizeCollectionViewUpdates() { updates = Updates() }

  /// Called before elements move because of an animated change of the bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after elements have moved because of an animated change of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// The attributes from which an item's cell appears.
  ///
  /// By default, the final attributes with an alpha of 0 if the item is inserted; nil otherwise.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.inserts(itemIndexPath) else { return nil }
    return layoutAttributesForItem(at: itemIndexPath)?.transparent()
  }

  /// The attributes to which an item's cell disappears.
  ///
  /// By default, the last attributes with an alpha of 0 if the item is deleted; nil otherwise. The path is the one before
  /// the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletes(itemIndexPath) else { return nil }
    return client?.displayedAttributes(of: .cell, kind: nil, at: itemIndexPath)?.transparent()
  }

  /// The attributes from which a supplementary view appears.
  ///
  /// By default, the final attributes with an alpha of 0 if it is inserted, alone or with its section; nil otherwise.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.inserts(.supplementary(elementKind, elementIndexPath)) else { return nil }
    return layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.transparent()
  }

  /// The attributes to which a supplementary view disappears.
  ///
  /// By default, the last attributes with an alpha of 0 if it is deleted, alone or with its section; nil otherwise. The
  /// path is the one before the update.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletes(.supplementary(elementKind, elementIndexPath)) else { return nil }
    return client?.displayedAttributes(of: .supplementaryView, kind: elementKind, at: elementIndexPath)?.transparent()
  }

  /// The attributes from which a decoration view appears.
  ///
  /// By default, the final attributes with an alpha of 0 if it is inserted, alone or with its section; nil otherwise.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.inserts(.decoration(elementKind, decorationIndexPath)) else { return nil }
    return layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.transparent()
  }

  /// The attributes to which a decoration view disappears.
  ///
  /// By default, the last attributes with an alpha of 0 if it is deleted, alone or with its section; nil otherwise. The
  /// path is the one before the update.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.deletes(.decoration(elementKind, decorationIndexPath)) else { return nil }
    return client?.displayedAttributes(of: .decorationView, kind: elementKind, at: decorationIndexPath)?.transparent()
  }

  // A deleted element's view is removed, and an inserted element gets a new view, even if an element with the same
  // path existed before the update.

  /// The supplementary elements that an update deletes, besides those of deleted sections, by their old paths.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration elements that an update deletes, besides those of deleted sections, by their old paths.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary elements that an update inserts, besides those of inserted sections.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration elements that an update inserts, besides those of inserted sections.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Changes of layout

  /// Called before another layout replaces this one. The collection view does not have the new layout yet.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one, and before it prepares.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called when all elements have their final frames after a change from or to this layout.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// The target path of an interactively moving item: the path of the item at the position, otherwise its previous
  /// path.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let point = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let cells = layoutAttributesForElements(in: point) ?? []
    return cells.first { $0.representedElementCategory == .cell && $0.frame.contains(position) }?.indexPath
      ?? previousIndexPath
  }

  /// The attributes of an interactively moving item: its own, centered on the position, in front of all other elements.
  ///
  /// Traps if a collection view uses the layout, and the layout has no attributes for the item.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.duplicate()
    if own == nil, client != nil {
      fatalError("no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \(indexPath)")
    }
    let attributes = own ?? makeAttributes(.cell, kind: nil, at: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// The invalidation context for a step of an interactive movement.
  ///
  /// - Parameters:
  ///   - targetIndexPaths: The paths of the moving items after this step.
  ///   - targetPosition: The position of the movement, in content coordinates.
  ///   - previousIndexPaths: The paths of the moving items before this step.
  ///   - previousPosition: The position before this step.
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

  /// The invalidation context for the end of an interactive movement.
  ///
  /// - Parameters:
  ///   - indexPaths: The final paths of the items.
  ///   - previousIndexPaths: The paths of the items before the movement.
  ///   - movementCancelled: True if the items return to their paths before the movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Direction

  /// The layout direction that the layout's geometry is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// A Boolean value that indicates whether the layout is mirrored if the view's layout direction is not the
  /// development direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

extension UICollectionViewLayout {
  /// Makes an invalidation context of ``invalidationContextClass``.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else { fatalError("\(Self.invalidationContextClass) is not a class of layout invalidation contexts") }
    return type.init()
  }

  /// Makes attributes of ``layoutAttributesClass``.
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

  /// Prepares for an update. An app's layout receives it as update items.
  func prepare(for batch: BatchUpdate) {
    if isBuiltIn { store(batch) } else { prepare(forCollectionViewUpdates: batch.makeUpdateItems()) }
  }

  /// True if frames are mirrored in the view's current layout direction.
  var isFlipped: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let client else { return false }
    return client.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy with an alpha of 0.
  func transparent() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }
}

// MARK: Updates and reuse

extension UICollectionViewLayout {
  /// The elements that an update inserts and deletes, for the default appearances and disappearances.
  @MainActor struct Updates {
    /// The current update; nil outside updates.
    private let batch: BatchUpdate?
    /// The supplementary and decoration elements that the layout itself inserts in existing sections.
    private(set) var insertedElements: Set<ElementKey> = []
    /// The supplementary and decoration elements that the layout itself deletes in remaining sections, by their
    /// old paths.
    private(set) var deletedElements: Set<ElementKey> = []

    init(_ batch: BatchUpdate? = nil) { self.batch = batch }

    /// True if the item is inserted or reloaded, alone or with its section.
    func inserts(_ path: IndexPath) -> Bool { batch?.insertsItem(at: path) ?? false || insertsSection(of: path) }

    /// True if the item is deleted or reloaded, alone or with its section.
    func deletes(_ path: IndexPath) -> Bool { batch?.deletesItem(at: path) ?? false || deletesSection(of: path) }

    /// True if a supplementary or decoration element is inserted, alone or with its section.
    func inserts(_ key: ElementKey) -> Bool { insertedElements.contains(key) || insertsSection(of: key.indexPath) }

    /// True if a supplementary or decoration element is deleted, alone or with its section.
    func deletes(_ key: ElementKey) -> Bool { deletedElements.contains(key) || deletesSection(of: key.indexPath) }

    /// True if the section of the path is inserted or reloaded.
    private func insertsSection(of path: IndexPath) -> Bool {
      path.first.flatMap { batch?.insertsSection($0) } ?? false
    }

    /// True if the section of the path is deleted or reloaded.
    private func deletesSection(of path: IndexPath) -> Bool {
      path.first.flatMap { batch?.deletesSection($0) } ?? false
    }

    /// The kinds whose elements were added. The path is empty.
    private var knownKinds: Set<ElementKey> = []

    /// Adds the elements of a kind that are inserted and deleted on their own. Does nothing if the kind was added before.
    ///
    /// - Parameter paths: Returns the paths of the inserted or of the deleted elements.
    mutating func addElements(
      like key: ElementKey, _ paths: (_ areInserted: Bool) -> [IndexPath]
    ) {
      guard key.category != .cell, knownKinds.insert(key.like(IndexPath())).inserted else { return }
      insertedElements.formUnion(paths(true).map { key.like($0) })
      deletedElements.formUnion(paths(false).map { key.like($0) })
    }
  }

  /// Asks the layout once per update for the elements of a kind that it inserts and deletes in remaining sections.
  func collectChangedElements(like key: ElementKey) {
    updates.addElements(like: key) { changedPaths(key, isInsertion: $0) }
  }

  /// The parts of a solved layout that can be reused when it is solved again.
  enum Reuse {
    case everything
    indirect case afterUpdates(BatchUpdate)
    case nothing

    /// The parts that can be reused after an update as well.
    ///
    /// Nothing can be reused after two updates between layout passes, because the index paths of the second update do not
    /// refer to the solved layout. Updates without changes do not count.
    ///
    /// - Parameter update: The update; nil if it is not known.
    func after(_ update: BatchUpdate?) -> Reuse {
      guard let update else { return .nothing }
      switch self {
      case .everything: return .afterUpdates(update)
      case .afterUpdates(let earlier) where earlier.isEmpty: return .afterUpdates(update)
      case .afterUpdates: return update.isEmpty ? self : .nothing
      case .nothing: return .nothing
      }
    }
  }
}

extension ElementKey {
  /// The key of an element of the same kind at another path.
  fileprivate func like(_ path: IndexPath) -> ElementKey {
    ElementKey(category: category, kind: kind, indexPath: path)
  }
}
