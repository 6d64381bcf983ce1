import Foundation
import PergolaDiagnostics
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The self-sizing display pass: gives exactly the visible elements a view, in its correct place and size.
///
/// # The idea
///
/// An element is a cell, a supplementary view or a decoration view. It is visible if its layout attributes touch the
/// visible rectangle (the bounds). Visible elements have a view; the views of all others wait in the reuse pool.
///
/// A layout may only estimate an element's size. The view, once it exists, knows the preferred size. Replacing the
/// estimate by that size is a *correction*: it moves other elements into the visible rectangle or out of it. The pass
/// therefore makes and measures one view at a time: no view is made because of an estimate alone.
///
/// Starting over after every correction would cost O(k) layout attributes each time. A built-in layout can promise that
/// a correction moves other elements without changing their sizes. Then the elements on each side of the corrected
/// element stay in place or move together (``ContentPosition/Movement``), and the pass continues from the corrected
/// element. An app's own layout gives no such promise.
///
/// # Steps
///
/// A pass consists of rounds. Each round has five steps.
///
/// 1. **Prepare.** The layout prepares if it was invalidated. The content size and the content offset follow it.
/// 2. **Query.** The layout returns the elements in the visible rectangle. The views of all other elements are removed
///    and kept for reuse.
/// 3. **Update** (`updateViews(of:)`). Each element with a view gets its new place, and is measured if its size is new.
///    After a correction, every later element gets its current attributes from the layout, and step 4 is left to the
///    next round.
/// 4. **Fill** (`displayMissingElements(_:)`). Each element without a view gets one and is measured. The elements come
///    in the order in which they lie along the axis, away from those that have a view (``DisplayOrder``). After a
///    correction, the next missing element is searched for beside the corrected one, in a part of the visible rectangle
///    that doubles until it contains one (``MissingElementSearch``).
/// 5. **Repeat.** After a correction, another round starts with step 1. As a rule it measures nothing: it places the
///    elements that were displayed before the last correction, and finds those without an estimated size that the
///    correction moved into view.
///
/// The pass ends with the first round without a correction. In an app's own layout, a correction may change anything:
/// the next round starts at once. A layout that is invalidated again in every round ends the pass with a warning, after
/// `maximumIdleRounds` rounds that displayed and measured nothing new.
///
/// # Example
///
/// The visible rectangle is 100 points high. Every row has an estimated height of 50 points. The columns show the
/// layout after the query, and after each measurement.
///
///     query            row 0: 30        row 1: 40        row 2: 60
///     0    0 ..  50    0    0 ..  30    0    0 ..  30    0    0 ..  30
///     1   50 .. 100    1   30 ..  80    1   30 ..  70    1   30 ..  70
///                      2   80 .. 130    2   70 .. 120    2   70 .. 130
///
/// The query returns rows 0 and 1. Row 0 gets a view, which is 30 points high. The search continues at 30 and finds row
/// 1: its view is 40 points high. The search continues at 70 and finds row 2, which the corrections moved into view:
/// its view is 60 points high and leaves no room for row 3. The second round finds that all three rows have views, and
/// ends the pass: three views were made, and none was thrown away.
///
/// # Complexity
///
/// For *k* visible elements, *c* corrections and *n* items: O(*k* + *c* log *n*) in a built-in layout, O(*k* (1 + *c*))
/// in an app's own layout.
extension UICollectionView {
  /// The maximum number of rounds in a row that display and measure nothing new. The pass ends after the next one.
  private static let maximumIdleRounds = 20

  /// Brings the visible elements up to date. Does nothing during a pass, an update or a batch.
  final func performPass() {
    guard !pass.isRunning, update == nil, openBatch == nil else { return }
    pass.isRunning = true
    invalidateIfEnvironmentChanged()
    if let old = pass.animatedBounds, !pass.needsReload {
      displayInNewBounds(from: old)
    } else if pass.contentChanged, !pass.needsReload, window != nil {
      UIView.animate(withDuration: UpdateInProgress.duration) { self.displayVisibleElements() }
    } else {
      reloadIfNeeded()
      displayVisibleElements()
    }
    pass.contentChanged = false
    pass.animatedBounds = nil
    holdScrollTarget()
    pass.isRunning = false
    returnToKeptPosition()
    swipes?.passDidEnd()
    updatePrefetching()
  }

  private final func reloadIfNeeded() {
    if dataSource == nil, counts?.isEmpty == false { setNeedsReload() }
    guard pass.needsReload else { return }
    pass.needsReload = false
    pass.position = nil
    _ = currentCounts()
    focusedPath = focusedPath.flatMap(existingItem(near:))
    focusRules.lastPath = focusRules.lastPath.flatMap(existingItem(near:))
    interruptAnimatingUpdates()
    unhighlight()
    for (key, element) in visible.removeAll() { endDisplay(of: element, as: key) }
    prefetch = PrefetchState()
  }

  /// Gives every visible element a view, and removes all other views. The rounds of a pass.
  final func displayVisibleElements() {
    pass.measured = []
    var idleRounds = 0
    var elementsBefore = -1
    var orthogonalSections: Set<Int> = []
    while true {
      prepareLayoutIfNeeded()
      updateLayoutStateIfEnvironmentChanged()
      orthogonalSections = updateOrthogonalScrollViews(in: bounds)
      let wanted = visibleElements()
      endDisplay(ofAllExcept: wanted)
      if display(wanted), !pass.layoutIsStale || pass.needsReload { break }
      if pass.needsReload { break }
      let elements = visible.byKey.count + pass.measured.count
      idleRounds = elements == elementsBefore ? idleRounds + 1 : 0
      elementsBefore = elements
      if idleRounds > Self.maximumIdleRounds {
        Log.warning("\(collectionViewLayout) was invalidated again in each of \(idleRounds) rounds of a pass: \(self)")
        break
      }
    }
    retireOrthogonalScrollViews(except: orthogonalSections)
    for element in visible.byKey.values { element.measuredSize = element.attributes.size }
  }

  /// Advances `pass.layoutState` if the insets or the size changed, because attributes may depend on them.
  private final func updateLayoutStateIfEnvironmentChanged() {
    let now = (insets: adjustedContentInset, size: bounds.size)
    if let last = pass.lastEnvironment, last == now { return }
    pass.lastEnvironment = now
    pass.layoutState += 1
  }

  // MARK: Visible elements

  /// The elements that the layout places in the visible rectangle, and the moving item.
  private final func visibleElements() -> [UICollectionViewLayoutAttributes] {
    let found = visibleElements(in: bounds)
    guard let moving = interactiveMovement?.current, !found.contains(where: { $0.key == .cell(moving) }),
      let attributes = collectionViewLayout.layoutAttributesForItem(at: moving)
    else { return found }
    return found + [attributes]
  }

  /// The visible elements in a part of the visible rectangle.
  final func visibleElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    var seen: Set<ElementKey> = []
    return elements(in: rect).filter { attributes in
      guard touchesVisibleRect(attributes), seen.insert(attributes.key).inserted else { return false }
      if attributes.representedElementCategory == .cell, !hasItem(at: attributes.indexPath) {
        fatalError(
          """
          UICollectionView received layout attributes for a cell with an index path that does not exist: \
          \(attributes.indexPath)
          """)
      }
      return true
    }
  }

  /// The visible elements between two positions along an axis. Updates the scroll views of their orthogonal sections.
  final func visibleElements(
    from start: CGFloat, to end: CGFloat, _ axis: LayoutAxis
  ) -> [UICollectionViewLayoutAttributes] {
    var rect = bounds
    rect.origin[axis] = max(start, bounds.start(axis))
    rect.size[axis] = min(end, bounds.end(axis)) - rect.origin[axis]
    let found = visibleElements(in: rect)
    if !found.isEmpty { updateOrthogonalScrollViews(in: rect) }
    return found
  }

  /// The attributes that the layout returns for a rectangle. Attributes of an app's own layout are copied, because the
  /// app may keep and change them.
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return collectionViewLayout.isBuiltIn ? found : found.map { $0.duplicate() }
  }

  private final func touchesVisibleRect(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.isHidden && shownFrame(of: attributes).touches(bounds)
  }

  /// True if an element is visible. The moving item is always visible.
  final func isVisible(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    touchesVisibleRect(attributes) || interactiveMovement.map { attributes.key == .cell($0.current) } ?? false
  }

  // MARK: A round

  /// Places the elements that have a view, and makes views for the others.
  ///
  /// - Returns: True if the elements still have the attributes of the query: nothing was corrected or invalidated.
  private final func display(_ elements: [UICollectionViewLayoutAttributes]) -> Bool {
    let missing = elements.filter { visible[$0.key] == nil }
    return updateViews(of: elements) && displayMissingElements(missing)
  }

  /// Places the elements that have a view, and measures those with a new size.
  ///
  /// - Returns: True if nothing was corrected.
  private final func updateViews(of elements: [UICollectionViewLayoutAttributes]) -> Bool {
    var isCorrected = false
    for attributes in elements {
      guard let element = visible[attributes.key] else { continue }
      if isCorrected {
        guard applyCurrentAttributes(to: element) else { continue }
      } else {
        apply(attributes, to: element)
      }
      switch measureIfNeeded(element) {
      case .none: break
      case .invalidation: return false
      case .correction(let before):
        isCorrected = true
        prepareLayoutIfNeeded()
        place(element)
        guard finishCorrection(of: element, from: before) != nil else { return false }
      }
    }
    return !isCorrected
  }

  /// Makes views for missing elements, in ``DisplayOrder``, and measures them.
  ///
  /// After a correction, other elements may be missing: ``MissingElementSearch`` finds them. It returns elements
  /// without an estimated size only on the way to one with an estimated size; the next round displays the rest.
  ///
  /// - Parameter missing: All missing elements, in the order of the layout. They are displayed in that order if none
  ///   has an estimated size.
  /// - Returns: True if nothing was corrected.
  private final func displayMissingElements(_ missing: [UICollectionViewLayoutAttributes]) -> Bool {
    guard !missing.isEmpty else { return true }
    guard missing.contains(where: { !$0.estimatedAxes.isEmpty }) else { return displayInOrderOfLayout(missing) }
    var search = MissingElementSearch(in: self)
    let order = search.order
    var next = order.sorted(missing) { $0.frame.start(order.axis) }[...]
    var isCorrected = false
    while let attributes = next.popFirst() {
      let start = attributes.frame.start(order.axis)
      let wasAhead = search.order.isAhead(start)
      let effect = beginDisplay(attributes)
      guard !pass.layoutIsStale, !pass.needsReload, let element = visible[attributes.key] else { return false }
      var orthogonalSection: ContentPosition.OrthogonalSection?
      switch effect {
      case .none: search.add(element.attributes, wasAhead: wasAhead)
      case .invalidation: return false
      case .correction(let before):
        guard let movement = finishCorrection(of: element, from: before) else { return false }
        search.add(element.attributes, from: start, wasAhead: wasAhead, correctedWith: movement)
        (isCorrected, next, orthogonalSection) = (true, [], before.orthogonalSection)
      }
      if isCorrected, next.isEmpty {
        let neighbor = missingOrthogonalNeighbor(of: element.attributes, from: orthogonalSection)
        next = (neighbor ?? search.next())[...]
      }
    }
    return !isCorrected
  }

  private final func displayInOrderOfLayout(_ missing: [UICollectionViewLayoutAttributes]) -> Bool {
    for attributes in missing {
      let effect = beginDisplay(attributes)
      if effect.changesLayout || pass.layoutIsStale || pass.needsReload { return false }
    }
    return true
  }
}

extension CGRect {
  /// True if the rectangles share more than an edge. An empty rectangle touches another one that contains it.
  func touches(_ other: CGRect) -> Bool {
    func meet(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool {
      start == end ? otherStart <= start && start < otherEnd : start < otherEnd && otherStart < end
    }
    return meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY)
  }
}
