import Foundation
@_spi(Toolkit) import UIKitCore

/// While an item is moved by hand the layout and the views have it where the hand is, and the data source knows nothing
/// of that: what it and the delegate are asked about they are asked by the data source's own paths. Only in the end is
/// it told.
extension UICollectionView {
  // MARK: Beginning

  /// Whether the item at a path can be moved by hand now.
  final func canMoveItem(at path: IndexPath) -> Bool {
    interactiveMovement == nil && isMovable(at: path)
  }

  /// Whether the data source lets the item that is shown at a path be moved by hand.
  final func isMovable(at path: IndexPath) -> Bool {
    hasItem(at: path) && dataSource?.collectionView(self, canMoveItemAt: dataPath(of: path)) ?? false
  }

  final func startMovement(at path: IndexPath) -> Bool {
    guard canMoveItem(at: path), !isMakingViews, prepareLayoutNow(),
      let frame = collectionViewLayout.layoutAttributesForItem(at: path).map({ shownFrame(of: $0) })
    else { return false }
    unhighlight()
    swipes?.close()
    interactiveMovement = InteractiveMovement(of: path, at: CGPoint(x: frame.midX, y: frame.midY))
    if let element = visible[.cell(path)] {
      (element.view as? UICollectionViewCell)?.setMoving(true)
      place(element, by: element.attributes)
      element.view.superview?.bringSubviewToFront(element.view)
    }
    return true
  }

  // MARK: Going on

  final func updateMovement(to position: CGPoint) {
    guard let before = interactiveMovement else { return }
    interactiveMovement?.position = position
    if let target = targetOfMovement {
      moveOnScreen(to: target, from: before.position)
    } else {
      collectionViewLayout.invalidateLayout(with: invalidation(to: before.current, from: before.position))
    }
    placeMovingCell()
  }

  final func placeMovingCell() {
    guard let interactiveMovement, let element = visible[.cell(interactiveMovement.current)] else { return }
    UIView.performWithoutAnimation { place(element, by: element.attributes) }
  }

  /// Where the item would go: as the layout proposes and the delegate decides. Nil where it stays.
  private final var targetOfMovement: IndexPath? {
    guard let interactiveMovement, prepareLayoutNow() else { return nil }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: interactiveMovement.current, withPosition: interactiveMovement.position)
    return proposed == interactiveMovement.current ? nil : decidedTarget(forProposed: proposed)
  }

  /// Where the item may go in place of a path; nil where it stays.
  final func decidedTarget(forProposed proposed: IndexPath) -> IndexPath? {
    guard let interactiveMovement else { return nil }
    let decided =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: interactiveMovement.source,
        atCurrentIndexPath: interactiveMovement.current, toProposedIndexPath: proposed) ?? proposed
    guard decided.count == 2, decided != interactiveMovement.current else { return nil }
    let counts = currentCounts()
    guard counts.indices.contains(decided.section) else { return nil }
    let others = counts[decided.section] - (decided.section == interactiveMovement.current.section ? 1 : 0)
    return 0...others ~= decided.item ? decided : nil
  }

  /// Has the item stand elsewhere among the others on the screen.
  ///
  /// - Parameter position: where the hand was before; nil where it has not moved.
  final func moveOnScreen(to target: IndexPath, from position: CGPoint? = nil) {
    guard let interactiveMovement, target != interactiveMovement.current, !isMakingViews else { return }
    let near = attributesNearby()
    let batch = BatchUpdate(moving: interactiveMovement.current, to: target)
    let context = invalidation(to: target, from: position ?? interactiveMovement.position)
    self.interactiveMovement?.current = target
    if counts == nil { counts = loadCounts() }
    counts?[interactiveMovement.current.section] -= 1
    counts?[target.section] += 1
    performInOwnContext { commit(batch, near: near, context: context) }
  }

  private final func invalidation(
    to target: IndexPath, from position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let interactiveMovement else { return collectionViewLayout.makeInvalidationContext() }
    return collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: interactiveMovement.position,
      previousIndexPaths: [interactiveMovement.current], previousPosition: position)
  }

  // MARK: Ending

  final func finishMovement() {
    guard let ended = interactiveMovement else { return }
    clearInteractiveMovement()
    if ended.current != ended.source {
      performInOwnContext {
        let reordering = dataSource as? any ReorderingDataSource
        reordering?.willCommitMove(moveFrom: ended.source, to: ended.current)
        dataSource?.collectionView(self, moveItemAt: ended.source, to: ended.current)
        reordering?.didCommitMove()
        requireMoved(ended)
      }
    }
    settle(ended, isCancelled: false)
  }

  /// The data source must have as many items in the movement's sections as are shown; it is not asked about others.
  private final func requireMoved(_ ended: InteractiveMovement) {
    guard !pass.needsReload, let shown = counts, let dataSource else { return }
    let touched = Set([ended.source.section, ended.current.section])
    let agrees =
      dataSource.numberOfSections(in: self) == shown.count
      && touched.allSatisfy { dataSource.collectionView(self, numberOfItemsInSection: $0) == shown[$0] }
    if agrees { return }
    let loaded = loadCounts()
    guard loaded != shown else { return }
    var before = shown
    before[ended.current.section] -= 1
    before[ended.source.section] += 1
    _ = checked([.moveItem(from: ended.source, to: ended.current)], before: before, after: loaded)
  }

  final func cancelMovement() {
    guard let begun = interactiveMovement else { return }
    moveOnScreen(to: begun.source)
    let isBack = interactiveMovement.map { $0.current == $0.source } ?? true
    clearInteractiveMovement()
    guard isBack else { return setNeedsReload() }
    settle(InteractiveMovement(of: begun.source, at: begun.position), isCancelled: true)
  }

  /// Has nobody move anything any more.
  final func clearInteractiveMovement() {
    interactiveMovement = nil
    itemGestures.grasp = nil
    itemGestures.isMovedByKeys = false
    itemGestures.edgeScroller.stop()
  }

  /// Lets the cell go to where it belongs now.
  private final func settle(_ ended: InteractiveMovement, isCancelled: Bool) {
    guard !pass.needsReload else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [ended.current], previousIndexPaths: [ended.source], movementCancelled: isCancelled))
    for (_, cell) in visible.cells where cell.isMoving { cell.setMoving(false) }
    guard let element = visible[.cell(ended.current)] else { return }
    animating(true) { self.place(element, by: element.attributes) }
    insertInOrder(element)
    setNeedsLayout()
  }

  // MARK: Paths

  /// The path in the data source of what stands at a path on the screen: another one only while an item is moved.
  final func dataPath(of shown: IndexPath) -> IndexPath {
    guard shown.count == 2, let interactiveMovement else { return shown }
    return interactiveMovement.sourcePath(of: shown)
  }

  // MARK: Placing

  /// The attributes of the cell that is being moved; nil for others, and while the layout has no place for the item.
  final func movingAttributes(for attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard let interactiveMovement, attributes.key == .cell(interactiveMovement.current), prepareLayoutNow(),
      collectionViewLayout.layoutAttributesForItem(at: interactiveMovement.current) != nil
    else { return nil }
    let moving = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: interactiveMovement.current, withTargetPosition: interactiveMovement.position)
    let inFront = moving.duplicate()
    inFront.zIndex += Self.movingZIndex
    // The hand is where it is seen, and the views in a row of their own are placed as if that were not scrolled.
    let shown = shownFrame(of: attributes)
    inFront.center.x += attributes.frame.minX - shown.minX
    inFront.center.y += attributes.frame.minY - shown.minY
    return inFront
  }

  /// In front of everything that layouts place.
  private static let movingZIndex = 2_000_000_000
}
