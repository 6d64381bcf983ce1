import Foundation
@_spi(Toolkit) import UIKitCore

/// Interactive movement: performs the actions that a ``MovementMachine`` returns.
///
/// While an item moves, the layout and the views have it at its place on the screen, and the data source at its source.
/// The data source and the delegate are called with index paths of the data source. The data source is notified once, at
/// the end.
extension UICollectionView {
  // MARK: Beginning

  /// True if the item at an index path can start to move.
  final func canMoveItem(at path: IndexPath) -> Bool {
    interactiveMovement == nil && isMovable(at: path)
  }

  /// True if the data source allows the displayed item at an index path to move.
  final func isMovable(at path: IndexPath) -> Bool {
    hasItem(at: path) && dataSource?.collectionView(self, canMoveItemAt: dataPath(of: path)) ?? false
  }

  final func startMovement(at indexPath: IndexPath) -> Bool {
    guard canMoveItem(at: indexPath), !isMakingViews else { return false }
    var started: IndexPath?
    // The delegate may change the data when the highlight and the swipe end.
    tracking([indexPath]) { items in
      unhighlight()
      swipes?.close()
      started = items.paths[0]
    }
    guard let path = started, prepareLayoutNow(),
      let frame = collectionViewLayout.layoutAttributesForItem(at: path).map({ shownFrame(of: $0) }),
      itemGestures.movement.begin(path, at: CGPoint(x: frame.midX, y: frame.midY))
    else { return false }
    if let element = visible[.cell(path)] {
      (element.view as? UICollectionViewCell)?.setMoving(true)
      place(element, by: element.attributes)
      element.view.superview?.bringSubviewToFront(element.view)
    }
    return true
  }

  /// Marks the cells for rendering: their accessibility actions are missing while an item moves.
  final func movementDidBeginOrEnd() {
    for (_, cell) in visible.cells { cell.setNeedsRender() }
  }

  // MARK: Continuing

  final func updateMovement(to position: CGPoint) {
    guard let before = interactiveMovement else { return }
    itemGestures.movement.cellDidMove(to: position)
    if let target = movementTarget() {
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

  /// The index path at the moving item's position: proposed by the layout, decided by the delegate. Nil if the item
  /// stays at its current place.
  private final func movementTarget() -> IndexPath? {
    guard let interactiveMovement, prepareLayoutNow() else { return nil }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: interactiveMovement.current, withPosition: interactiveMovement.position)
    return proposed == interactiveMovement.current ? nil : decidedTarget(forProposed: proposed)
  }

  /// The index path that the delegate chooses for a proposed one; nil if the item stays at its current place.
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

  /// Moves the item among the others on the screen.
  ///
  /// - Parameter position: the position of the cell before; nil if it has not changed.
  final func moveOnScreen(to target: IndexPath, from position: CGPoint? = nil) {
    guard let interactiveMovement, target != interactiveMovement.current, !isMakingViews else { return }
    let nearby = nearbyAttributes()
    let batch = BatchUpdate(moving: interactiveMovement.current, to: target)
    let context = invalidation(to: target, from: position ?? interactiveMovement.position)
    itemGestures.movement.itemDidMove(to: target)
    if counts == nil { counts = loadCounts() }
    counts?[interactiveMovement.current.section] -= 1
    counts?[target.section] += 1
    performInOwnContext { commit(batch, nearbyAttributes: nearby, context: context) }
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
    let actions = itemGestures.movement.end()
    if !actions.isEmpty { itemGestures.edgeScroller.stop() }
    perform(actions)
  }

  final func cancelMovement() {
    perform(itemGestures.movement.cancel())
    itemGestures.edgeScroller.stop()
    perform(itemGestures.movement.itemDidReturn())
  }

  /// Clears the interactive-movement state.
  final func clearInteractiveMovement() {
    itemGestures.movement.clear()
    itemGestures.edgeScroller.stop()
  }

  private final func perform(_ actions: [MovementMachine.Action]) {
    for action in actions {
      switch action {
      case .move(let path): moveOnScreen(to: path)
      case .commit(let movement): commit(movement)
      case .finish(let movement, let isCancelled): finish(movement, isCancelled: isCancelled)
      case .reload: setNeedsReload()
      }
    }
  }

  private final func commit(_ ended: InteractiveMovement) {
    performInOwnContext {
      let reordering = dataSource as? any ReorderingDataSource
      reordering?.willCommitMove(moveFrom: ended.source, to: ended.current)
      dataSource?.collectionView(self, moveItemAt: ended.source, to: ended.current)
      reordering?.didCommitMove()
      requireMoved(ended)
    }
  }

  /// Traps unless the data source has the displayed number of items in the sections of the movement. The counts of other
  /// sections are not requested.
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

  /// Ends a movement on the screen: animates the cell to the item's place.
  private final func finish(_ ended: InteractiveMovement, isCancelled: Bool) {
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

  /// The index path in the data source of the item at an index path on the screen. They differ only while an item moves.
  final func dataPath(of shown: IndexPath) -> IndexPath {
    guard shown.count == 2, let interactiveMovement else { return shown }
    return interactiveMovement.sourcePath(of: shown)
  }

  // MARK: Placing

  /// The attributes of the moving cell; nil for other cells, and if the layout has no attributes for the item.
  final func movingAttributes(for attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard let interactiveMovement, attributes.key == .cell(interactiveMovement.current), prepareLayoutNow(),
      collectionViewLayout.layoutAttributesForItem(at: interactiveMovement.current) != nil
    else { return nil }
    let moving = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: interactiveMovement.current, withTargetPosition: interactiveMovement.position)
    let inFront = moving.duplicate()
    inFront.zIndex = max(inFront.zIndex, Self.movingZIndex)
    // The position is on the screen, and cells of an orthogonal section are placed without its scroll offset.
    let shown = shownFrame(of: attributes)
    inFront.center.x += attributes.frame.minX - shown.minX
    inFront.center.y += attributes.frame.minY - shown.minY
    return inFront
  }

  /// A position in front of all views that layouts place.
  private static let movingZIndex = 2_000_000_000
}
