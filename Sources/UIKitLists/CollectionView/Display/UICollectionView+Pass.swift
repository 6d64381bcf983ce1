import Foundation
import PergolaDiagnostics
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The pass: it brings the visible elements up to date.
///
/// # The idea
///
/// An element is a cell, a supplementary view or a decoration view. A collection view has views for the elements that
/// its layout places in the visible rectangle, and for no others. A layout may only estimate the size of an element. The
/// true size is known when the element has its view, and correcting it moves other elements into the visible rectangle
/// and out of it. So views are made and measured one at a time: no view is made because of an estimate alone.
///
/// A built-in layout can say that a correction moves other elements, but leaves their sizes. Then the elements on one
/// side of the corrected one stay in place, and those on the other side move together. The pass does not begin again: it
/// goes on from the corrected element.
///
/// # Steps
///
/// 1. The layout prepares, if it was invalidated. The content size and offset follow it.
/// 2. The layout is asked for the elements in the visible rectangle. The views of all others are taken off.
/// 3. Elements that have a view are placed and, if their size is new, measured, in the order of the layout. After a
///    correction each of the next ones gets the place that it has then (`updateViews(of:)`).
/// 4. Elements without a view get one and are measured, in the order in which they stand along the axis, away from those
///    that have a view (``DisplayOrder``). After a correction the next one is looked for next to the corrected element,
///    in a part of the visible rectangle that grows until it holds one (``MissingElementSearch``).
/// 5. If there was a correction, all begins again with step 1. That round has nothing to measure, as a rule. It places
///    the elements that were displayed before the last correction, and finds those that the others moved into view.
///
/// The pass ends with a round without a correction. After a correction in an app's own layout, which may change
/// anything, it begins again with step 1 at once.
///
/// # Example
///
/// A screen of 100 points, and rows that are estimated at 50 points. Rows 0 and 1 are visible.
///
///     asked for        row 0: 30        row 1: 40        row 2: 60
///     0    0 ..  50    0    0 ..  30    0    0 ..  30    0    0 ..  30
///     1   50 .. 100    1   30 ..  80    1   30 ..  70    1   30 ..  70
///                      2   80 .. 130    2   70 .. 120    2   70 .. 130
///
/// Row 0 is made, and is 30 points high. From its end on row 1 is found: it is made, and is 40 points high. From its end
/// on row 2 is found, which was not visible at first; its height leaves no room for another row. The next round finds
/// that all three have views, and ends the pass.
///
/// # Complexity
///
/// With k visible elements, of which c are corrected: O(k + c · log n), where n is the number of items. In an app's own
/// layout O(k · (1 + c)).
extension UICollectionView {
  /// The number of rounds after which a pass ends in which no view was made or measured.
  private static let greatestNumberOfIdleRounds = 20

  /// Brings the visible elements up to date.
  final func performPass() {
    guard !pass.isRunning, update == nil, openBatch == nil else { return }
    pass.isRunning = true
    noteSurroundings()
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

  /// Gives every visible element a view, and no other element.
  final func displayVisibleElements() {
    pass.measured = []
    var idleRounds = 0
    var elementsBefore = -1
    var rows: Set<Int> = []
    while true {
      prepareLayoutIfNeeded()
      countSurroundings()
      rows = followRows(in: bounds)
      let wanted = visibleElements()
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

  /// Counts a change of the insets or the size, which may change attributes.
  private final func countSurroundings() {
    let now = (insets: adjustedContentInset, size: bounds.size)
    if let counted = pass.countedSurroundings, counted == now { return }
    pass.countedSurroundings = now
    pass.layoutState += 1
  }

  // MARK: Visible elements

  /// The elements that the layout places in the visible rectangle, and the item that is moved by hand.
  private final func visibleElements() -> [UICollectionViewLayoutAttributes] {
    let found = visibleElements(in: bounds)
    guard let moving = handMovement?.current, !found.contains(where: { $0.key == .cell(moving) }),
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

  /// The visible elements between two positions along an axis. Their rows follow the layout.
  final func visibleElements(
    from start: CGFloat, to end: CGFloat, _ axis: LayoutAxis
  ) -> [UICollectionViewLayoutAttributes] {
    var rect = bounds
    rect.origin[axis] = max(start, bounds.start(axis))
    rect.size[axis] = min(end, bounds.end(axis)) - rect.origin[axis]
    let found = visibleElements(in: rect)
    if !found.isEmpty { followRows(in: rect) }
    return found
  }

  /// The elements that the layout places in a rectangle. Those of an app's own layout are copies: it may keep the
  /// attributes that it returns, and change them.
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return collectionViewLayout.isBuiltIn ? found : found.map { $0.duplicate() }
  }

  private final func touchesVisibleRect(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.isHidden && shownFrame(of: attributes).touches(bounds)
  }

  /// True if an element is visible. The item that is moved by hand always is.
  final func isVisible(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    touchesVisibleRect(attributes) || handMovement.map { attributes.key == .cell($0.current) } ?? false
  }

  // MARK: A round

  /// Places the elements that have a view, and makes views for the others.
  ///
  /// - Returns: True if the layout is as it was when it was asked for the elements.
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
        applyCurrentAttributes(to: element)
        guard settle(element, correctedFrom: before) != nil else { return false }
      }
    }
    return !isCorrected
  }

  /// Makes views for missing elements, in order, and measures them.
  ///
  /// After a correction other elements may be missing: they are searched for. Those whose sizes are not estimated are
  /// made on the way to the next estimated one, and in the next round if there is none.
  ///
  /// - Parameter missing: All missing elements, in the order of the layout. They are made in that order if no size is
  ///   estimated.
  /// - Returns: True if nothing was corrected.
  private final func displayMissingElements(_ missing: [UICollectionViewLayoutAttributes]) -> Bool {
    guard !missing.isEmpty else { return true }
    guard missing.contains(where: { !$0.estimatedAxes.isEmpty }) else { return displayInOrderOfLayout(missing) }
    var search = MissingElementSearch(in: self)
    let order = search.order
    var next = order.sorted(missing) { $0.frame.start(order.axis) }[...]
    var isCorrected = false
    while let attributes = next.popFirst() {
      let wasAhead = search.order.isAhead(attributes.frame.start(order.axis))
      let effect = beginDisplay(attributes)
      guard !pass.layoutIsStale, !pass.needsReload, let element = visible[attributes.key] else { return false }
      var row: ContentPosition.Row?
      switch effect {
      case .none: search.add(element.attributes, wasAhead: wasAhead)
      case .invalidation: return false
      case .correction(let before):
        guard let movement = settle(element, correctedFrom: before) else { return false }
        search.add(element.attributes, wasAhead: wasAhead, correctedWith: movement)
        (isCorrected, next, row) = (true, [], before.row)
      }
      if isCorrected, next.isEmpty {
        next = (missingNeighborInRow(of: element.attributes, from: row) ?? search.next())[...]
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
  /// True if the rectangles share more than an edge. One without a width or a height does if it is inside.
  func touches(_ other: CGRect) -> Bool {
    func meet(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool {
      start == end ? otherStart <= start && start < otherEnd : start < otherEnd && otherStart < end
    }
    return meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY)
  }
}
