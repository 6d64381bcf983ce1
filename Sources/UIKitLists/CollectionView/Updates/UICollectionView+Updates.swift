import Diffing
import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  // MARK: Batches

  /// Adds changes to the open batch, or performs them as a batch of their own.
  final func record(_ changes: [BatchUpdate.Change]) {
    if openBatch != nil {
      openBatch?.changes += changes
    } else {
      performInOwnContext { performBatch({ self.record(changes) }, completion: nil) }
    }
  }

  /// Runs a closure that requests changes, and displays them as one batch. In an open batch the closure becomes part of
  /// that. Without a closure, and while nothing can be displayed at once, only pending layout is performed.
  final func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard openBatch == nil else {
      if let completion { openBatch?.completions.append(completion) }
      updates?()
      return
    }
    let isDisplayed = pass.isPrepared && !pass.needsReload && !pass.isRunning && update == nil
    if updates == nil, !isDisplayed { return completeAfterLayout(completion) }
    beginBatch()
    if let completion { openBatch?.completions.append(completion) }
    updates?()
    endBatch()
  }

  /// Invalidates the layout as a batch without changes does: the next pass asks the layout's provider or delegate again,
  /// and measured sizes remain valid.
  final func invalidateLayoutWithoutChanges() {
    // Otherwise the next pass asks for everything.
    guard pass.isPrepared, !pass.needsReload else { return }
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    context.update = BatchUpdate(SectionedChangeset())
    collectionViewLayout.invalidateLayout(with: context)
    pass.layoutIsStale = true
    if measuresInEachUpdate { measureVisibleElementsAgain() }
    setNeedsLayout()
  }

  /// Makes the next pass, or the current update, measure the visible elements again.
  private final func measureVisibleElementsAgain() {
    for element in visible.byKey.values { element.measuredSize = nil }
  }

  /// Opens a batch, which collects all changes until `endBatch()`.
  ///
  /// - Precondition: No batch is open.
  final func beginBatch() {
    cancelMovement()
    openBatch = OpenBatch(countsBefore: currentCounts(), nearbyAttributes: nearbyAttributes())
  }

  /// Checks and displays the changes since `beginBatch()`. Traps if they disagree with the data source's counts.
  final func endBatch() {
    guard let open = openBatch else { return }
    openBatch = nil
    let countsAfter = loadCounts()
    let batch = checked(open.changes, before: open.countsBefore, after: countsAfter)
    counts = countsAfter
    commit(
      batch, reconfigured: open.reconfiguredItems.compactMap { batch.newPath(of: $0) },
      nearbyAttributes: open.nearbyAttributes,
      context: collectionViewLayout.makeInvalidationContext(), completions: open.completions)
  }

  /// Performs an update that a data source provides as one value.
  ///
  /// An app's subclass receives the update as calls of the public methods, which it may override. In an open batch, the
  /// update becomes part of that.
  final func perform(
    _ batch: BatchUpdate, changingData changeData: @escaping () -> Void = {}, completion: ((Bool) -> Void)? = nil
  ) {
    guard isBuiltIn, openBatch == nil else {
      return performBatchUpdates(
        { [self] in
          changeData()
          callPublicMethods(for: batch)
        }, completion: completion)
    }
    performInOwnContext {
      cancelMovement()
      let (countsBefore, nearby) = (currentCounts(), nearbyAttributes())
      changeData()
      let countsAfter = loadCounts()
      // A subclass of the data source may return other counts. The check reports the error.
      let isValid = batch.leads(from: countsBefore, to: countsAfter)
      let valid = isValid ? batch : checked(batch.changesInCallOrder, before: countsBefore, after: countsAfter)
      counts = countsAfter
      commit(
        valid, nearbyAttributes: nearby, context: collectionViewLayout.makeInvalidationContext(),
        completions: completion.map { [$0] } ?? [])
    }
  }

  /// Calls the public methods for an update's changes.
  private final func callPublicMethods(for batch: BatchUpdate) {
    let (sections, changes) = (batch.changes.sections, batch.changes)
    if !sections.deletions.isEmpty { deleteSections(IndexSet(sections.deletions)) }
    if !sections.insertions.isEmpty { insertSections(IndexSet(sections.insertions)) }
    for move in sections.moves { moveSection(move.source, toSection: move.target) }
    if !changes.deletions.isEmpty { deleteItems(at: changes.deletions.map { IndexPath($0) }) }
    if !changes.insertions.isEmpty { insertItems(at: changes.insertions.map { IndexPath($0) }) }
    for move in changes.moves { moveItem(at: IndexPath(move.source), to: IndexPath(move.target)) }
    if !sections.updates.isEmpty { reloadSections(IndexSet(sections.updates.map(\.source))) }
    // In the order of the reload requests.
    let reloaded = batch.changesInCallOrder.compactMap { if case .reloadItem(let path) = $0 { path } else { nil } }
    if !reloaded.isEmpty { reloadItems(at: reloaded) }
  }

  /// Performs pending layout at once, unless a pass or an update is running, and schedules a completion handler.
  private final func completeAfterLayout(_ completion: ((Bool) -> Void)?) {
    if !pass.isRunning, update == nil { layoutIfNeeded() }
    if let completion { later { completion(true) } }
  }

  /// Makes the update that an app's calls request. Traps if they contradict each other or the counts.
  final func checked(_ calls: [BatchUpdate.Change], before: [Int], after: [Int]) -> BatchUpdate {
    do {
      return try BatchUpdate(checking: calls, before: before, after: after)
    } catch {
      fatalError("\(error.message) Collection view: \(self)")
    }
  }

  /// Updates all stored index paths after a valid batch, and displays it: at once if elements are displayed, otherwise
  /// in the next pass. The next pass reloads everything if a pass or another update is running, or if the batch also set
  /// another layout. `counts` are those after the batch.
  ///
  /// - Parameters:
  ///   - reconfigured: the items to reconfigure, by their new index paths.
  ///   - nearby: the old attributes of the elements on and near the screen.
  ///   - context: the invalidation context for the layout, to which the batch is added.
  final func commit(
    _ batch: BatchUpdate, reconfigured: [IndexPath] = [], nearbyAttributes nearby: [UICollectionViewLayoutAttributes],
    context: UICollectionViewLayoutInvalidationContext, completions: [(Bool) -> Void] = []
  ) {
    movabilityMayHaveChanged()
    ordinalsMayHaveChanged()
    offscreenTexts.forget()
    let unhighlighted = follow(batch)
    // The delegate is called last, when the state is consistent again, because it may query anything.
    defer { if let unhighlighted { delegate?.collectionView(self, didUnhighlightItemAt: unhighlighted) } }
    if pass.isRunning || update != nil || !pass.isPrepared && !pass.needsReload && !batch.isEmpty {
      // The data source updates while it provides views, in the middle of a pass or an update, or the batch also set
      // another layout, which has no attributes from before the batch: reload instead.
      let known = counts
      setNeedsReload()
      counts = known
    } else if pass.isPrepared, !pass.needsReload {
      return display(
        batch, reconfigured: reconfigured, nearbyAttributes: nearby, context: context, completions: completions)
    } else {
      pass.layoutNeedsReload = true
      setNeedsLayout()
      reconfigure(reconfigured)
    }
    if !completions.isEmpty { later { for completion in completions { completion(true) } } }
  }

  /// Updates all stored index paths after a batch. Returns the old index path of a deleted item that was highlighted.
  private final func follow(_ batch: BatchUpdate) -> IndexPath? {
    selection.follow(batch, droppingReloadedItems: dropsSelectionOfReloadedItems)
    itemGestures.selectionDrag?.follow(batch)
    itemGestures.keyRange?.follow(batch)
    itemGestures.trackedItems.follow(batch)
    prefetch.follow { batch.newPath(of: $0) }
    let unhighlighted = followHighlight(batch)
    focusRules.lastPath = focusRules.lastPath.flatMap {
      batch.newPath(of: $0) ?? focusReplacement(of: $0, after: batch)
    }
    focusedPath = focusedPath.flatMap { batch.newPath(of: $0) ?? focusReplacement(of: $0, after: batch) }
    if let path = scrollTarget?.indexPath {
      if let new = batch.newPath(of: path) { scrollTarget?.indexPath = new } else { scrollTarget = nil }
    }
    return unhighlighted
  }

  // MARK: Displaying a batch

  /// Displays a batch at once, animated if possible: the remaining elements keep their views.
  ///
  /// - Precondition: The layout has prepared, and no pass or update is running.
  private final func display(
    _ batch: BatchUpdate, reconfigured: [IndexPath], nearbyAttributes nearby: [UICollectionViewLayoutAttributes],
    context: UICollectionViewLayoutInvalidationContext, completions: [(Bool) -> Void]
  ) {
    // Before the layout prepares, because it knows the old sections only until then.
    let numbered = supplementsNumberedByItems(among: nearby.map(\.key) + visible.byKey.keys)
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in nearby {
      let isNumbered = numbered.contains(attributes.key.supplementKind)
      if let key = batch.newKey(of: attributes.key, isNumberedByItems: isNumbered) { before[key] = attributes }
    }
    let update = UpdateInProgress(
      .batch(nearbyAttributes: before), isAnimated: animatesUpdates,
      attributesBefore: visible.byKey.mapValues(\.attributes), completions: completions)
    let layout = collectionViewLayout
    var disappearing: [(key: ElementKey, element: VisibleElement)] = []
    perform(update) { [self] in
      context.invalidateDataSourceCounts = true
      context.update = batch
      layout.invalidateLayout(with: context)
      pass.layoutIsStale = true
      prepareLayoutIfNeeded()
      layout.prepare(for: batch)
      for key in visible.byKey.keys { layout.collectChangedElements(like: key) }
      disappearing = rekey(batch, numberedByItems: numbered)
    } changes: { [self] in
      moveContent(proposing: contentOffset)
      for (key, element) in disappearing {
        update.disappear(element, as: key, to: layout.finalAttributes(for: key), in: self)
      }
      reconfigureCells(reconfigured)
      if measuresInEachUpdate { measureVisibleElementsAgain() }
      displayVisibleElements()
      layout.finalizeCollectionViewUpdates()
    }
  }

  /// True if a batch is animated.
  private final var animatesUpdates: Bool { UIView.areAnimationsEnabled && window != nil }

  /// The attributes of the elements on the screen and within one screen of it, from where remaining elements may move
  /// into view. Empty if a batch is not animated.
  final func nearbyAttributes() -> [UICollectionViewLayoutAttributes] {
    guard animatesUpdates, pass.isPrepared, !pass.needsReload, !pass.isRunning, !pass.layoutIsStale else {
      return []
    }
    let area = bounds.insetBy(
      dx: contentSize.width > bounds.width ? -bounds.width : 0,
      dy: contentSize.height > bounds.height ? -bounds.height : 0)
    return collectionViewLayout.layoutAttributesForElements(in: area) ?? []
  }

  /// Gives the remaining elements their new keys. Returns the disappearing elements with their old keys.
  private final func rekey(
    _ batch: BatchUpdate, numberedByItems numbered: Set<SupplementKind>
  ) -> [(key: ElementKey, element: VisibleElement)] {
    rekeyOrthogonalScrollViews(batch)
    var disappearing: [(key: ElementKey, element: VisibleElement)] = []
    for (key, element) in visible.removeAll() {
      let changes = collectionViewLayout.updates
      if !changes.deletedElements.contains(key),
        let new = batch.newKey(of: key, isNumberedByItems: numbered.contains(key.supplementKind)),
        !changes.insertedElements.contains(new)
      {
        visible.insert(element, for: new)
      } else {
        disappearing.append((key, element))
      }
    }
    return disappearing
  }

  /// The kinds of supplementary views among elements, by section, that belong to items and not to the whole section.
  private final func supplementsNumberedByItems(among keys: [ElementKey]) -> Set<SupplementKind> {
    let layout = collectionViewLayout
    let compositional = layout as? UICollectionViewCompositionalLayout
    var kinds: Set<SupplementKind> = []
    for key in keys where key.category == .supplementaryView && key.indexPath.count == 2 {
      let belongsToItem =
        compositional.map { !$0.isBoundary(key.kind ?? "", inSection: key.indexPath.section) }
        ?? (key.indexPath.item > 0)
      if belongsToItem { kinds.insert(key.supplementKind) }
    }
    return kinds
  }

  /// Makes the visible cells query again whether their items can be moved.
  final func movabilityMayHaveChanged() {
    for (_, cell) in visible.cells { cell.movabilityMayHaveChanged() }
  }

  // MARK: Reconfiguring

  /// Makes the data source reconfigure the visible cells of items.
  final func reconfigure(_ indexPaths: [IndexPath]) {
    offscreenTexts.forget()
    guard !pass.needsReload else { return }
    reconfigureCells(indexPaths)
  }

  private final func reconfigureCells(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let element = visible[.cell(path)], let cell = element.view as? UICollectionViewCell else { continue }
      _ = requestCell(at: path, attributes: element.attributes, existing: cell)
      if cell.isFocused { swipes?.focusDidChange(of: cell) }
      setNeedsMeasuring(element)
    }
  }

  // MARK: Scheduling

  /// Runs an action asynchronously, after the current work.
  final func later(_ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        if let self { self.performInOwnContext(action) } else { action() }
      }
    }
  }

  /// Makes changes, animated if requested and if the view is in a window.
  final func animating(_ isAnimated: Bool, _ changes: @escaping () -> Void) {
    if isAnimated, window != nil {
      performInOwnContext { UIView.animate(withDuration: UpdateInProgress.duration, animations: changes) }
    } else {
      changes()
    }
  }
}

/// A kind of supplementary view in a section.
private struct SupplementKind: Hashable {
  let section: Int
  let kind: String?
}

extension ElementKey {
  fileprivate var supplementKind: SupplementKind { SupplementKind(section: indexPath.first ?? 0, kind: kind) }
}

extension BatchUpdate {
  /// The key of a visible element after the batch; nil if its view disappears.
  ///
  /// A supplementary view that belongs to an item and is numbered within its kind disappears with any change of the
  /// section's items, because only the layout knows its number afterwards.
  @MainActor
  fileprivate func newKey(of key: ElementKey, isNumberedByItems: Bool) -> ElementKey? {
    let path = key.indexPath
    guard path.count == 2, path.item != UICollectionViewCompositionalLayout.contentBoundaryItem else { return key }
    let new: IndexPath?
    if key.category == .cell {
      new = reloadsItem(at: path) ? nil : newPath(of: path)
    } else if reloadsSection(path.section) || isNumberedByItems && changesItems(ofSection: path.section) {
      new = nil
    } else {
      new = newSection(of: path.section).map { IndexPath(item: path.item, section: $0) }
    }
    return new.map { ElementKey(category: key.category, kind: key.kind, indexPath: $0) }
  }
}
