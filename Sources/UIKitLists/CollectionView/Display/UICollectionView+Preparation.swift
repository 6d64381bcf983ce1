import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The counts of the data source, and the preparation of the layout.
extension UICollectionView {
  // MARK: Counts

  /// The numbers of items in the sections. The data source is asked for them once.
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
    offscreenTexts.forget()
    pass.needsReload = true
    pass.layoutNeedsReload = true
    pass.isPrepared = false
    setNeedsLayout()
  }

  final func askLayoutAboutBounds(_ newBounds: CGRect) {
    guard pass.isPrepared, !pass.isPreparing else { return }
    let layout = collectionViewLayout
    let isResized = newBounds.size != bounds.size
    if isResized, UIView.isAnimatingChanges, window != nil, !pass.isRunning, !pass.needsReload {
      pass.animatedBounds = pass.animatedBounds ?? bounds
    }
    if layout.shouldInvalidateLayout(forBoundsChange: newBounds) || isResized {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
  }

  /// Prepares the layout if it was invalidated, for questions between passes.
  ///
  /// - Returns: False while the layout is preparing: it cannot answer then.
  final func prepareLayoutNow() -> Bool {
    guard !pass.isPreparing else { return false }
    noteSurroundings()
    performWithOwnTraits { prepareLayoutIfNeeded() }
    return true
  }

  /// Invalidates the layout if it was prepared for other surroundings.
  final func noteSurroundings() {
    if pass.isPrepared, !pass.layoutIsStale, collectionViewLayout.isOutdated(for: self) { pass.layoutIsStale = true }
  }

  /// Prepares the layout if it was invalidated. The content size and offset follow it.
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

  /// Tells the layout that everything has changed.
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

  /// Changes the content's size. Mirrored content begins at the right edge, and stays there if it is at its start.
  private final func keepingMirroredStart(_ change: () -> Void) {
    guard collectionViewLayout.isFlipped, contentOffset.x >= offsetRange.maxX, !isTracking else { return change() }
    change()
    let start = offsetRange.maxX
    if contentOffset.x != start { setBoundsOrigin(CGPoint(x: start, y: bounds.minY)) }
  }

  /// Keeps mirrored content at its start when the bounds get another width.
  final func keepMirroredStart(from old: CGRect) {
    guard old.width != bounds.width, contentSize.width > old.width, collectionViewLayout.isFlipped, !isTracking,
      old.minX >= offsetRange(contentSize: contentSize, inset: adjustedContentInset, size: old.size).maxX
    else { return }
    moveContent(to: CGPoint(x: offsetRange.maxX, y: contentOffset.y))
  }

  /// Adds to the content size the amount that the layout asked for. The layout reads that size when it prepares, and then
  /// gives its own.
  private final func adjustSize() {
    let adjustment = pass.sizeAdjustment
    guard adjustment != .zero else { return }
    pass.sizeAdjustment = .zero
    contentSize.width += adjustment.width
    contentSize.height += adjustment.height
  }

  /// Moves the content by the distance that the layout asked for. That is not scrolling: it keeps the visible elements in
  /// place.
  private final func adjustOffset() {
    let adjustment = pass.offsetAdjustment
    guard adjustment != .zero else { return }
    pass.offsetAdjustment = .zero
    let target = contentOffset + adjustment
    let possible = isTracking ? target : clamped(target)
    shiftContentOffset(by: CGPoint(x: possible.x - contentOffset.x, y: possible.y - contentOffset.y))
  }

  /// Moves the content without ending a movement that is under way.
  final func moveContent(to offset: CGPoint) {
    let offset = clamped(offset)
    if offset != contentOffset { setBoundsOrigin(offset) }
  }
}
