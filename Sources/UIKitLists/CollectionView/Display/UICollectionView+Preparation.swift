import Foundation
import PergolaDiagnostics
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The item counts of the data source, and the preparation of the layout.
extension UICollectionView {
  // MARK: Counts

  /// The number of items in each section. The data source is called once after each reload, and the result is kept.
  final func currentCounts() -> [Int] {
    if let counts { return counts }
    let loaded = loadCounts()
    counts = loaded
    return loaded
  }

  /// The number of items in a section. Traps if the section does not exist.
  final func currentCount(ofSection section: Int) -> Int {
    let counts = currentCounts()
    guard counts.indices.contains(section) else {
      fatalError(
        """
        request for number of items in section \(section) when there are only \(counts.count) sections in the \
        collection view
        """)
    }
    return counts[section]
  }

  /// Asks the data source for the number of items in each section, and for the index titles.
  final func loadCounts() -> [Int] {
    guard let dataSource else { return [] }
    let loaded = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    reloadIndexTitles(counts: loaded)
    return loaded
  }

  /// True if the path names an item of the current counts.
  final func hasItem(at path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    let counts = currentCounts()
    return counts.indices.contains(path.section) && 0..<counts[path.section] ~= path.item
  }

  /// The number of an item among all items of all sections, and their count, as in "item 3 of 20".
  ///
  /// - Complexity: O(1); the first call after an update is O(*n*) in the number of sections.
  final func ordinal(of path: IndexPath) -> Semantics.Position? {
    guard counts != nil, path.count == 2 else { return nil }
    let offsets = currentItemOffsets()
    guard offsets.indices.dropLast().contains(path.section), let count = offsets.last else { return nil }
    return Semantics.Position(index: offsets[path.section] + path.item, count: count)
  }

  private final func currentItemOffsets() -> [Int] {
    if let itemOffsets { return itemOffsets }
    var offsets = [0]
    for count in counts ?? [] { offsets.append((offsets.last ?? 0) + count) }
    itemOffsets = offsets
    return offsets
  }

  /// Renders the visible cells again, because "item 3 of 20" may have become "item 4 of 21" while the cell did not
  /// change.
  final func ordinalsMayHaveChanged() { for cell in visibleCells { cell.setNeedsRender() } }

  // MARK: Invalidation

  /// Clears the state of items, and reloads everything in the next pass. Ignored with a warning inside of a batch.
  final func performReload() {
    if openBatch != nil {
      Log.warning("reloadData() was called inside of performBatchUpdates(_:completion:) and is ignored: \(self)")
      return
    }
    selectNothing()
    itemGestures.selectionDrag?.forgetItems()
    itemGestures.keyRange = nil
    itemGestures.trackedItems.forget()
    setNeedsReload()
  }

  /// Schedules a reload of the counts, the layout and all visible views for the next pass. The selection stays; an
  /// interactive movement ends without its delegate calls.
  final func setNeedsReload() {
    if interactiveMovement != nil { clearInteractiveMovement() }
    counts = nil
    offscreenTexts.forget()
    pass.needsReload = true
    pass.layoutNeedsReload = true
    pass.isPrepared = false
    setNeedsLayout()
  }

  /// Invalidates the layout before the bounds change, if their size changes or the layout asks for it.
  final func invalidateLayoutIfNeeded(_ newBounds: CGRect) {
    guard pass.isPrepared, !pass.isPreparing else { return }
    let layout = collectionViewLayout
    let isResized = newBounds.size != bounds.size
    if isResized, UIView.isAnimatingChanges, window != nil, !pass.isRunning, !pass.needsReload {
      pass.animatedBounds = pass.animatedBounds ?? bounds
    }
    if isResized { keepPosition() }
    if layout.shouldInvalidateLayout(forBoundsChange: newBounds) || isResized {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
  }

  /// Prepares the layout if it was invalidated, for queries between passes.
  ///
  /// - Returns: False while the layout is preparing, because it cannot be queried then.
  final func prepareLayoutNow() -> Bool {
    guard !pass.isPreparing else { return false }
    // A query by a cell provider must not begin the pass again.
    if !pass.isRunning { invalidateIfEnvironmentChanged() }
    performWithOwnTraits { prepareLayoutIfNeeded() }
    return true
  }

  /// Invalidates the layout if it was prepared in another environment, such as other insets or traits.
  final func invalidateIfEnvironmentChanged() {
    guard pass.isPrepared, !pass.layoutIsStale, collectionViewLayout.isOutdated(for: self) else { return }
    keepPosition()
    collectionViewLayout.willPrepareOutdatedLayout()
    pass.layoutIsStale = true
  }

  /// Keeps the first visible item, to which the next pass returns, before the layout forgets the sizes of items. Mirrored
  /// content keeps its distance from its start.
  private final func keepPosition() {
    guard collectionViewLayout.forgetsSizesInOtherEnvironments, !collectionViewLayout.isFlipped, pass.position == nil,
      pass.isPrepared, !pass.layoutIsStale, !pass.needsReload, !isTracking, !isDecelerating, window != nil
    else { return }
    pass.position = positionWithItem
  }

  /// Returns to the item that was the first visible one before the layout forgot the sizes of items.
  final func returnToKeptPosition() {
    guard let position = pass.position else { return }
    pass.position = nil
    _ = returnToItem(of: position)
  }

  /// Prepares the layout if it was invalidated, and updates the content size and the content offset.
  final func prepareLayoutIfNeeded() {
    guard !pass.isPreparing else { return }
    if pass.layoutNeedsReload { reloadLayout() }
    guard pass.layoutIsStale else { return }
    pass.layoutIsStale = false
    let layout = collectionViewLayout
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

  /// Invalidates everything in the layout, including its counts.
  private final func reloadLayout() {
    pass.layoutNeedsReload = false
    _ = currentCounts()
    let layout = collectionViewLayout
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    pass.layoutIsStale = true
  }

  /// Changes the content size. Right-to-left content that is scrolled to its start stays there, at the right edge.
  private final func keepingMirroredStart(_ change: () -> Void) {
    guard collectionViewLayout.isFlipped, contentOffset.x >= offsetRange.maxX, !isTracking else { return change() }
    change()
    let start = offsetRange.maxX
    if contentOffset.x != start { setBoundsOrigin(CGPoint(x: start, y: bounds.minY)) }
  }

  /// Keeps right-to-left content at its start, the right edge, when the width of the bounds changes.
  final func keepMirroredStart(from old: CGRect) {
    guard old.width != bounds.width, contentSize.width > old.width, collectionViewLayout.isFlipped, !isTracking,
      old.minX >= offsetRange(contentSize: contentSize, inset: adjustedContentInset, size: old.size).maxX
    else { return }
    moveContent(to: CGPoint(x: offsetRange.maxX, y: contentOffset.y))
  }

  /// Applies the layout's content size adjustment. The layout can read that size while it prepares; its own content
  /// size replaces it afterwards.
  private final func adjustSize() {
    let adjustment = pass.sizeAdjustment
    guard adjustment != .zero else { return }
    pass.sizeAdjustment = .zero
    contentSize.width += adjustment.width
    contentSize.height += adjustment.height
  }

  /// Applies the layout's content offset adjustment. It is not scrolling: it keeps the visible elements in place.
  private final func adjustOffset() {
    let adjustment = pass.offsetAdjustment
    guard adjustment != .zero else { return }
    pass.offsetAdjustment = .zero
    let target = contentOffset + adjustment
    let possible = isTracking ? target : clamped(target)
    shiftContentOffset(by: CGPoint(x: possible.x - contentOffset.x, y: possible.y - contentOffset.y))
  }

  /// Sets the content offset, clamped to the content, without ending a running scroll animation or deceleration.
  final func moveContent(to offset: CGPoint) {
    let offset = clamped(offset)
    if offset != contentOffset { setBoundsOrigin(offset) }
  }
}

extension UICollectionView: UICollectionViewLayoutClient {
  var layoutDelegate: AnyObject? { delegate }

  var readableContentInsets: UIEdgeInsets {
    let margins = layoutMargins
    let excess = max(0, bounds.width - margins.left - margins.right - Self.maximumReadableWidth) / 2
    return UIEdgeInsets(
      top: margins.top, left: margins.left + excess, bottom: margins.bottom, right: margins.right + excess)
  }

  /// The maximum width of readable content, in points: longer lines are hard to read at the default text size.
  private static let maximumReadableWidth: CGFloat = 672

  func displayedAttributes(
    of category: ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(category: category, kind: kind, indexPath: indexPath)
    return update.map { $0.attributesBefore[key] } ?? visible[key]?.attributes
  }

  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    pass.layoutIsStale = true
    pass.offsetAdjustment.x += context.contentOffsetAdjustment.x
    pass.offsetAdjustment.y += context.contentOffsetAdjustment.y
    pass.sizeAdjustment.width += context.contentSizeAdjustment.width
    pass.sizeAdjustment.height += context.contentSizeAdjustment.height
    setNeedsLayout()
  }
}
