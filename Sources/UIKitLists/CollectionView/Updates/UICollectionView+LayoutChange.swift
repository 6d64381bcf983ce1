import Foundation
@_spi(Toolkit) import UIKitCore

/// Changes of the layout, and animated changes of the bounds size.
extension UICollectionView {
  /// An item that keeps its position on the screen during a layout change.
  private struct Anchor {
    let path: IndexPath
    /// The center of the item, relative to the upper left corner of the bounds.
    let middle: CGPoint
  }

  // MARK: Layout changes

  final func changeLayout(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = layoutInUse
    guard layout !== old else {
      if let completion { later { completion(true) } }
      return
    }
    cancelMovement()
    setNeedsRender()
    if pass.isPrepared, !pass.needsReload, !pass.isRunning, update == nil, openBatch == nil {
      show(layout, insteadOf: old, animated: animated, completion: completion)
    } else {
      // Nothing is displayed yet, or a pass or an update is running.
      layoutInUse = layout
      layout.client = self
      if old.client === self { old.client = nil }
      resetLayout()
      if let completion { later { completion(true) } }
    }
  }

  /// Schedules a full preparation of the new layout. The views stay, except decoration views.
  private final func resetLayout() {
    pass.layoutNeedsReload = true
    pass.isPrepared = false
    for element in visible.byKey.values { element.measuredSize = nil }
    removeDecorations { self.endDisplay(of: $1, as: $0) }
    setNeedsLayout()
  }

  /// Removes all decoration views. They belong to the old layout, even if the new one has the same kinds and index
  /// paths.
  private final func removeDecorations(_ end: (ElementKey, VisibleElement) -> Void) {
    for key in visible.byKey.keys.filter({ $0.category == .decorationView }).sorted(by: { $0.precedes($1) }) {
      if let element = visible.remove(key) { end(key, element) }
    }
  }

  private final func show(
    _ layout: UICollectionViewLayout, insteadOf old: UICollectionViewLayout, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let anchor = anchor
    old.prepareForTransition(to: layout)
    layoutInUse = layout
    layout.client = self
    layout.prepareForTransition(from: old)
    for element in visible.byKey.values { element.view.willTransition(from: old, to: layout) }
    let update = UpdateInProgress(
      .layout(old), isAnimated: animated && UIView.areAnimationsEnabled && window != nil,
      attributesBefore: visible.byKey.mapValues(\.attributes), completions: completion.map { [$0] } ?? [])
    perform(update) { [self] in
      pass.layoutNeedsReload = true
      for element in visible.byKey.values { element.measuredSize = nil }
      prepareLayoutIfNeeded()
    } changes: { [self] in
      moveContent(keeping: anchor)
      removeDecorations { update.disappear($1, as: $0, to: old.finalAttributes(for: $0), in: self) }
      displayVisibleElements()
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    } completion: { view in
      for element in view.visible.byKey.values { element.view.didTransition(from: old, to: layout) }
    }
    if old.client === self { old.client = nil }
  }

  /// The item that keeps its position on the screen in a layout change: the selected visible item, or else the visible
  /// item, nearest to the middle of the screen; nil if the content is at its start.
  private final var anchor: Anchor? {
    guard contentOffset != offsetRange.origin else { return nil }
    let sight = visibleContentRect
    let candidates = visible.cells.compactMap { path, _ -> (isSelected: Bool, distance: CGFloat, Anchor)? in
      guard let attributes = visible[.cell(path)]?.attributes else { return nil }
      let frame = shownFrame(of: attributes)
      let distance = hypot(frame.midX - sight.midX, frame.midY - sight.midY)
      let middle = CGPoint(x: frame.midX - bounds.minX, y: frame.midY - bounds.minY)
      return (selection.contains(path), distance, Anchor(path: path, middle: middle))
    }
    let selected = candidates.filter(\.isSelected)
    return (selected.isEmpty ? candidates : selected)
      .min { ($0.distance, $0.2.path) < ($1.distance, $1.2.path) }?.2
  }

  private final func moveContent(keeping anchor: Anchor?) {
    var proposed = clamped(contentOffset)
    if let anchor, let attributes = collectionViewLayout.layoutAttributesForItem(at: anchor.path) {
      let frame = shownFrame(of: attributes)
      proposed = clamped(CGPoint(x: frame.midX - anchor.middle.x, y: frame.midY - anchor.middle.y))
    }
    moveContent(proposing: proposed)
  }

  /// Moves the content to an offset, unless the layout or the delegate chooses another one.
  final func moveContent(proposing proposed: CGPoint) {
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    if target != contentOffset { moveContent(to: target) }
  }

  // MARK: Bounds changes

  /// Displays the visible elements as part of the animation that changed the bounds.
  final func displayInNewBounds(from old: CGRect) {
    let update = UpdateInProgress(
      .bounds, isAnimated: UIView.isAnimatingChanges, attributesBefore: visible.byKey.mapValues(\.attributes),
      completions: [])
    self.update = update
    prepareLayoutIfNeeded()
    collectionViewLayout.prepare(forAnimatedBoundsChange: old)
    displayVisibleElements()
    collectionViewLayout.finalizeAnimatedBoundsChange()
    self.update = nil
    if update.isAnimated {
      animatingUpdates.append(update)
      UIView.afterCurrentAnimation(of: self) { [weak self] in self?.end(update, finished: true) }
    } else {
      update.takeOff(in: self)
    }
  }
}
