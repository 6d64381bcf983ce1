import Foundation
@_spi(Toolkit) import UIKitCore

/// Changes of the layout, and animated changes of the bounds size.
extension UICollectionView {
  /// An item that keeps its position on the screen during a layout change.
  private struct Anchor {
    let path: IndexPath
    /// The center of the item, relative to the upper left corner of the bounds.
    let center: CGPoint
  }

  // MARK: Layout changes

  /// Sets the layout and displays it: at once if elements are displayed and nothing else is in progress, otherwise in
  /// the next pass, without the calls of a transition. If the layout is in use already, only schedules the completion
  /// handler.
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
      transition(to: layout, from: old, animated: animated, completion: completion)
    } else {
      // Nothing is displayed yet, a pass or an update is running, or a batch is open.
      layoutInUse = layout
      layout.client = self
      if old.client === self { old.client = nil }
      resetLayout()
      if let completion { later { completion(true) } }
    }
  }

  /// Schedules a full preparation of the new layout. The views stay, except decoration views.
  ///
  /// For a layout that cannot be displayed at once. The calls of a transition are not made.
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

  /// Replaces the layout of displayed elements, as `setCollectionViewLayout(_:animated:completion:)` documents it.
  private final func transition(
    to layout: UICollectionViewLayout, from old: UICollectionViewLayout, animated: Bool,
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
  /// item, nearest to the middle of the visible rectangle; nil if the content is at its start, or if no item is visible.
  private final var anchor: Anchor? {
    guard contentOffset != offsetRange.origin else { return nil }
    let visibleRect = visibleContentRect
    let candidates = visible.cells.compactMap { path, _ -> (isSelected: Bool, distance: CGFloat, Anchor)? in
      guard let attributes = visible[.cell(path)]?.attributes else { return nil }
      let frame = shownFrame(of: attributes)
      let distance = hypot(frame.midX - visibleRect.midX, frame.midY - visibleRect.midY)
      let center = CGPoint(x: frame.midX - bounds.minX, y: frame.midY - bounds.minY)
      return (selection.contains(path), distance, Anchor(path: path, center: center))
    }
    let selected = candidates.filter(\.isSelected)
    return (selected.isEmpty ? candidates : selected)
      .min { ($0.distance, $0.2.path) < ($1.distance, $1.2.path) }?.2
  }

  /// Moves the content in the new layout so that an item keeps its position on the screen, unless the layout or the
  /// delegate chooses another offset. Without an item the offset stays, as far as the content allows.
  private final func moveContent(keeping anchor: Anchor?) {
    var proposed = clamped(contentOffset)
    if let anchor, let attributes = collectionViewLayout.layoutAttributesForItem(at: anchor.path) {
      let frame = shownFrame(of: attributes)
      proposed = clamped(CGPoint(x: frame.midX - anchor.center.x, y: frame.midY - anchor.center.y))
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
      update.removeDisappearingViews(in: self)
    }
  }
}
