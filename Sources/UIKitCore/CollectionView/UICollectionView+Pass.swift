import Foundation

/// What a collection view knows about its layout and its views being up to date.
@MainActor
struct PassState {
  /// Whether the views are to be asked for anew.
  var needsReload = true
  /// Whether the layout has yet to be told that nothing is as it was.
  var layoutNeedsReload = true
  /// Whether the layout has to prepare again.
  var layoutIsStale = true
  /// Whether it has prepared at all since the last reload.
  var isPrepared = false
  var isPreparing = false
  var isRunning = false
  /// Counts what may change attributes: that the layout prepared, or that the view has other insets or another size.
  var layoutState = 0
  /// The insets and the size that were counted last.
  var countedSurroundings: (insets: UIEdgeInsets, size: CGSize)?
  /// What the layout wants the content offset moved by.
  var offsetAdjustment = CGPoint.zero
  /// What the layout wants added to the content size before it prepares.
  var sizeAdjustment = CGSize.zero
  /// The views that were measured in this pass.
  var measured: Set<ObjectIdentifier> = []
  /// Whether views are measured because their content changed while they were on screen.
  var contentChanged = false
  /// The bounds before an animation changed their size, until the layout has been told.
  var animatedBounds: CGRect?
}

extension UICollectionView {
  /// How often a pass may begin anew without having made or measured a view.
  private static let greatestNumberOfIdleRounds = 20

  // MARK: Counts

  /// The counts; asks the data source where that has to be done.
  final func currentCounts() -> [Int] {
    if let counts { return counts }
    let loaded = loadCounts()
    counts = loaded
    return loaded
  }

  final func loadCounts() -> [Int] {
    guard let dataSource else { return [] }
    let loaded = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    reloadIndexTitles(counts: loaded)
    return loaded
  }

  final func hasItem(at path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    let counts = currentCounts()
    return counts.indices.contains(path.section) && 0..<counts[path.section] ~= path.item
  }

  // MARK: Invalidation

  final func setNeedsReload() {
    if handMovement != nil { forgetHeldItem() }
    counts = nil
    pass.needsReload = true
    pass.layoutNeedsReload = true
    pass.isPrepared = false
    setNeedsLayout()
  }

  final func askLayoutAboutBounds(_ newBounds: CGRect) {
    guard pass.isPrepared, !pass.isPreparing else { return }
    let layout = collectionViewLayout
    let isResized = newBounds.size != bounds.size
    if isResized, UIView.currentAnimation != nil, window != nil, !pass.isRunning, !pass.needsReload {
      pass.animatedBounds = pass.animatedBounds ?? bounds
    }
    if layout.shouldInvalidateLayout(forBoundsChange: newBounds) || isResized {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
  }

  /// Has the layout prepare if something changed; for those who ask between passes.
  ///
  /// False while the layout is preparing: it cannot answer then.
  final func prepareLayoutNow() -> Bool {
    guard !pass.isPreparing else { return false }
    noteSurroundings()
    performWithOwnTraits { prepareLayoutIfNeeded() }
    return true
  }

  /// Has the layout prepare if what it prepared was for other surroundings.
  final func noteSurroundings() {
    if pass.isPrepared, !pass.layoutIsStale, collectionViewLayout.isOutdated(for: self) { pass.layoutIsStale = true }
  }

  final func prepareLayoutIfNeeded() {
    guard !pass.isPreparing else { return }
    let layout = collectionViewLayout
    if pass.layoutNeedsReload {
      pass.layoutNeedsReload = false
      _ = currentCounts()
      let context = layout.makeInvalidationContext()
      context.invalidateEverything = true
      context.invalidateDataSourceCounts = true
      layout.invalidateLayout(with: context)
      pass.layoutIsStale = true
    }
    guard pass.layoutIsStale else { return }
    pass.layoutIsStale = false
    adjustSize()
    pass.isPreparing = true
    layout.prepare()
    pass.layoutState += 1
    pass.isPreparing = false
    pass.isPrepared = true
    let size = layout.collectionViewContentSize
    if contentSize != size { keepingMirroredStart { contentSize = size } }
    adjustOffset()
  }

  /// Changes the content's size. Content that is mirrored begins at the right, and stays there where it is at its
  /// start.
  private final func keepingMirroredStart(_ change: () -> Void) {
    guard collectionViewLayout.isFlipped, contentOffset.x >= offsetRange.maxX, !isTracking else { return change() }
    change()
    let start = offsetRange.maxX
    if contentOffset.x != start { changeGeometry { $0.bounds.origin.x = start } }
  }

  /// The same for bounds of another width.
  final func keepMirroredStart(from old: CGRect) {
    guard old.width != bounds.width, contentSize.width > old.width, collectionViewLayout.isFlipped, !isTracking,
      old.minX >= offsetRange(contentSize: contentSize, inset: adjustedContentInset, size: old.size).maxX
    else { return }
    moveContent(to: CGPoint(x: offsetRange.maxX, y: contentOffset.y))
  }

  /// Adds to the content size what the layout asked for: it finds that when it prepares, and then says the size itself.
  private final func adjustSize() {
    let adjustment = pass.sizeAdjustment
    guard adjustment != .zero else { return }
    pass.sizeAdjustment = .zero
    contentSize.width += adjustment.width
    contentSize.height += adjustment.height
  }

  /// Moves the content by what the layout asked for, which is no scrolling: it keeps in place what is on screen.
  private final func adjustOffset() {
    let adjustment = pass.offsetAdjustment
    guard adjustment != .zero else { return }
    pass.offsetAdjustment = .zero
    let target = contentOffset + adjustment
    let possible = isTracking ? target : clamped(target)
    shiftContentOffset(by: CGPoint(x: possible.x - contentOffset.x, y: possible.y - contentOffset.y))
  }

  /// Moves the content without ending the movement that is under way.
  final func moveContent(to offset: CGPoint) {
    let offset = clamped(offset)
    if offset != contentOffset { changeGeometry { $0.bounds.origin = offset } }
  }

  // MARK: The pass

  /// Brings what is on screen up to date.
  final func performPass() {
    guard !pass.isRunning, update == nil, openBatch == nil else { return }
    pass.isRunning = true
    noteSurroundings()
    if let old = pass.animatedBounds, !pass.needsReload {
      displayInNewBounds(from: old)
    } else if pass.contentChanged, !pass.needsReload, window != nil {
      UIView.animate(withDuration: UpdateInProgress.duration) { self.displayWhatIsInSight() }
    } else {
      reloadIfNeeded()
      displayWhatIsInSight()
    }
    pass.contentChanged = false
    pass.animatedBounds = nil
    holdScrollTarget()
    pass.isRunning = false
    swipes?.passDidEnd()
    tellPrefetching()
  }

  private final func reloadIfNeeded() {
    if dataSource == nil, counts?.isEmpty == false { setNeedsReload() }
    guard pass.needsReload else { return }
    pass.needsReload = false
    _ = currentCounts()
    focusedPath = focusedPath.flatMap(existingItem(near:))
    focusRules.lastPath = focusRules.lastPath.flatMap(existingItem(near:))
    endShownUpdates(finished: false)
    unhighlight()
    for (key, element) in visible.removeAll() { endDisplay(of: element, as: key) }
    prefetch = PrefetchState()
  }

  /// Shows what the layout places in the visible rectangle, and nothing else.
  ///
  /// Views whose size is an estimate are measured one by one, each before the next is made: a layout that learns the
  /// true size may place the next ones out of sight.
  final func displayWhatIsInSight() {
    pass.measured = []
    var idleRounds = 0
    var elementsBefore = -1
    var rows: Set<Int> = []
    while true {
      prepareLayoutIfNeeded()
      countSurroundings()
      rows = followRows()
      let wanted = attributesInSight()
      endDisplayOfAll(but: wanted)
      if display(wanted), !pass.layoutIsStale || pass.needsReload { break }
      if pass.needsReload { break }
      let elements = visible.byKey.count + pass.measured.count
      idleRounds = elements == elementsBefore ? idleRounds + 1 : 0
      elementsBefore = elements
      if idleRounds > Self.greatestNumberOfIdleRounds {
        Log.warning("\(collectionViewLayout) was invalidated again in each of \(idleRounds) rounds of a pass: \(self)")
        break
      }
    }
    retireRows(but: rows)
    for element in visible.byKey.values { element.settledSize = element.attributes.size }
  }

  private final func countSurroundings() {
    let now = (insets: adjustedContentInset, size: bounds.size)
    if let counted = pass.countedSurroundings, counted == now { return }
    pass.countedSurroundings = now
    pass.layoutState += 1
  }

  /// What the layout places in the visible rectangle.
  private final func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    let rect = bounds
    guard rect.width > 0, rect.height > 0 else { return [] }
    var seen: Set<ElementKey> = []
    let found = elements(in: rect).filter { attributes in
      guard !attributes.isHidden, shownFrame(of: attributes).touches(rect), seen.insert(attributes.key).inserted else {
        return false
      }
      if attributes.representedElementCategory == .cell, !hasItem(at: attributes.indexPath) {
        fatalError(
          """
          UICollectionView received layout attributes for a cell with an index path that does not exist: \
          \(attributes.indexPath)
          """)
      }
      return true
    }
    // What is under a hand is seen, wherever it belongs.
    guard let moving = handMovement?.current, !seen.contains(.cell(moving)),
      let attributes = collectionViewLayout.layoutAttributesForItem(at: moving)
    else { return found }
    return found + [attributes]
  }

  /// What the layout places in a rectangle. Of an app's own layout they are copies: it may keep what it hands out, and
  /// change that.
  private final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return collectionViewLayout.makesAttributesAnew ? found : found.map { $0.duplicate() }
  }

  /// Places what is there and makes what is missing. False where the layout has to be asked again.
  private final func display(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    var missing: [UICollectionViewLayoutAttributes] = []
    for attributes in wanted {
      guard let element = visible[attributes.key] else {
        missing.append(attributes)
        continue
      }
      apply(attributes, to: element)
      if measureIfNeeded(element) { return false }
    }
    for attributes in inOrderOfMeasuring(missing) {
      if beginDisplay(attributes) || pass.layoutIsStale || pass.needsReload { return false }
    }
    return true
  }

  /// What is estimated is measured along the axis that the content continues on, away from what is on screen.
  private final func inOrderOfMeasuring(
    _ missing: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard missing.count > 1, missing.contains(where: { !$0.estimatedAxes.isEmpty }) else { return missing }
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    func start(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      isVertical ? attributes.frame.minY : attributes.frame.minX
    }
    let sorted = missing.enumerated()
      .sorted { (start($0.element), $0.offset) < (start($1.element), $1.offset) }
      .map(\.element)
    let firstShown = visible.byKey.values.lazy.map { start($0.attributes) }.min() ?? -.infinity
    let ahead = sorted.filter { start($0) >= firstShown }
    return ahead + sorted.filter { start($0) < firstShown }.reversed()
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge. One without a width or a height does where it is inside.
  func touches(_ other: CGRect) -> Bool {
    func meet(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool {
      start == end ? otherStart <= start && start < otherEnd : start < otherEnd && otherStart < end
    }
    return meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY)
  }
}
