import Foundation
@_spi(Toolkit) import UIKitCore

/// Searches for the missing elements (visible elements without a view) after a correction of the layout.
///
/// It finds them in their ``DisplayOrder``, as if the layout returned all visible elements after each correction. But
/// it queries only small parts of the visible rectangle, beside the element that was displayed last. A part doubles
/// until it contains a missing element, so that the whole search visits each element a constant number of times.
///
/// After a correction the search continues
/// 1. in the part of the visible rectangle into which elements before the corrected one moved, then
/// 2. from the corrected element to the end of the visible rectangle, without the part in which all elements have views,
///    then
/// 3. from the first element with a view backwards.
@MainActor struct MissingElementSearch {
  private let view: UICollectionView
  private(set) var order: DisplayOrder

  /// The extent along the axis of the element that was displayed last.
  private var last: ClosedRange<CGFloat> = 0...0
  /// True if elements ahead have their views, so that the search goes backwards.
  private var isBackwards = false
  /// The position up to which elements ahead may be missing; nil for the end of the visible rectangle.
  private var aheadEnd: CGFloat?
  /// The part of the visible rectangle into which a correction moved elements that precede the corrected one.
  private var revealed: ClosedRange<CGFloat>?
  /// A part ahead in which all elements have views, so that the search skips it.
  private var gap: ClosedRange<CGFloat>?

  /// The element with a view that starts first along the axis.
  private var firstElement: (key: ElementKey, start: CGFloat)?

  init(in view: UICollectionView) {
    self.view = view
    order = DisplayOrder(axis: view.displayAxis(of: view.contentSize))
    for element in view.visible.byKey.values { include(element.attributes) }
    order.first = firstElement?.start
  }

  private mutating func include(_ attributes: UICollectionViewLayoutAttributes) {
    let start = start(attributes)
    if start < firstElement?.start ?? .infinity { firstElement = (attributes.key, start) }
  }

  private func start(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat { attributes.frame.start(order.axis) }

  // MARK: Adding displayed elements

  /// Adds an element that was displayed without a correction.
  ///
  /// - Parameter wasAhead: True if the element was ahead (see ``DisplayOrder``).
  mutating func add(_ attributes: UICollectionViewLayoutAttributes, wasAhead: Bool) {
    include(attributes)
    setLast(attributes)
    isBackwards = !wasAhead
    revealed = nil
  }

  private mutating func setLast(_ attributes: UICollectionViewLayoutAttributes) {
    // In an orthogonal section, cells that start before this one may have come into view.
    let start = view.orthogonalSection(of: attributes.key)?.frame.start(order.axis) ?? start(attributes)
    last = start...max(start, attributes.frame.end(order.axis))
    if let passed = gap, last.lowerBound >= passed.upperBound { gap = nil }
  }

  /// Adds an element that was displayed and corrected.
  ///
  /// - Parameters:
  ///   - oldStart: The position where the element started before the correction.
  ///   - wasAhead: True if the element was ahead.
  mutating func add(
    _ attributes: UICollectionViewLayoutAttributes, from oldStart: CGFloat, wasAhead: Bool,
    correctedWith movement: ContentPosition.Movement
  ) {
    let growth = movement.growth
    if let passed = gap, passed.upperBound > start(attributes) {
      // Elements that moved out of the visible rectangle lost their views.
      let end = min(passed.upperBound + growth, view.bounds.end(order.axis))
      gap = min(passed.lowerBound + growth, end)...end
    }
    if let first = firstElement, first.start > start(attributes) { firstElement?.start += growth }
    include(attributes)
    if movement.keepsGroups {
      updateFirstElement(near: attributes)
    } else {
      findFirstElement(near: attributes)
    }
    order.first = firstElement?.start
    setLast(attributes)
    // Elements may be missing where the corrected one started: in its line, or in the one that it left.
    if oldStart < last.lowerBound { last = oldStart...last.upperBound }
    isBackwards = false
    if !wasAhead, movement.keepsGroups {
      skipFilledPart(movedBy: movement.followingDistance)
    } else if movement.followingDistance != 0 {
      aheadEnd = nil
    } else if !wasAhead {
      aheadEnd = last.upperBound
    } else if let end = aheadEnd {
      aheadEnd = max(end, last.upperBound)
    }
    revealed = nil
    if movement.precedingDistance > 0 {
      let start = view.bounds.start(order.axis)
      revealed = start...start + movement.precedingDistance
    }
  }

  /// Skips the elements ahead. All of them have views when the search goes backwards.
  ///
  /// - Parameter distance: The distance by which they moved. If it is negative, others came into view after them.
  private mutating func skipFilledPart(movedBy distance: CGFloat) {
    let filled = max(last.upperBound, view.bounds.end(order.axis) + distance)
    (aheadEnd, gap) = distance < 0 ? (nil, last.upperBound...filled) : (last.upperBound, nil)
  }

  /// Finds the first element again if the correction may have moved elements beside the corrected one, such as the
  /// items of a centered line of a flow layout.
  private mutating func updateFirstElement(near attributes: UICollectionViewLayoutAttributes) {
    guard let key = firstElement?.key, key.category == .cell, attributes.representedElementCategory == .cell,
      let first = view.layoutAttributes(for: key)?.frame, first.start(order.axis) < attributes.frame.end(order.axis),
      attributes.frame.start(order.axis) < first.end(order.axis)
    else { return }
    guard !movesAlongSectionOnly(key.indexPath, attributes.indexPath) else { return }
    firstElement = (key, first.start(order.axis))
    includeElements(beside: first)
  }

  /// Finds the first element again after a correction that moved elements to other lines. It is in the line of the
  /// corrected element or in that of the former first one.
  private mutating func findFirstElement(near attributes: UICollectionViewLayoutAttributes) {
    let former = firstElement?.key
    firstElement = nil
    include(attributes)
    includeElements(beside: attributes.frame)
    guard let former, view.visible[former] != nil, let first = view.layoutAttributes(for: former) else { return }
    include(first)
    includeElements(beside: first.frame)
  }

  /// Includes the elements with views that meet the extent of a frame along the axis.
  private mutating func includeElements(beside frame: CGRect) {
    for beside in view.visibleElements(from: frame.start(order.axis), to: frame.end(order.axis), order.axis)
    where view.visible[beside.key] != nil { include(beside) }
  }

  /// True if two cells are in an orthogonal section in which a correction moves cells along the section only.
  private func movesAlongSectionOnly(_ first: IndexPath, _ second: IndexPath) -> Bool {
    guard first.section == second.section else { return false }
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.hasSingleCellGroups(inSection: first.section) ?? false
  }

  // MARK: Searching

  /// The next missing elements in order, up to the first one with an estimated size; empty if no missing element has
  /// one.
  mutating func next() -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    if !isBackwards {
      if let revealed {
        found = upToEstimated(missing(from: revealed.lowerBound, to: revealed.upperBound).filter(isAhead))
        if isEstimated(found.last) {
          gap = gap ?? revealed.upperBound...max(revealed.upperBound, last.lowerBound)
          return found
        }
      }
      found += ahead()
      if isEstimated(found.last) { return found }
    }
    let behind = backwards()
    return isEstimated(behind.last) ? found + behind : []
  }

  private func isAhead(_ attributes: UICollectionViewLayoutAttributes) -> Bool { order.isAhead(start(attributes)) }

  private func isEstimated(_ attributes: UICollectionViewLayoutAttributes?) -> Bool {
    attributes?.estimatedAxes.isEmpty == false
  }

  private func upToEstimated(
    _ elements: some Collection<UICollectionViewLayoutAttributes>
  ) -> [UICollectionViewLayoutAttributes] {
    guard let end = elements.firstIndex(where: { isEstimated($0) }) else { return Array(elements) }
    return Array(elements[...end])
  }

  /// The missing elements ahead, up to the first one with an estimated size.
  private func ahead() -> [UICollectionViewLayoutAttributes] {
    let limit = aheadEnd ?? view.bounds.end(order.axis)
    guard let gap else { return ahead(from: last.lowerBound, after: last.upperBound, to: limit) }
    let beside = ahead(from: last.lowerBound, after: last.upperBound, to: min(limit, gap.lowerBound))
    return isEstimated(beside.last) ? beside : beside + ahead(from: gap.upperBound, after: gap.upperBound, to: limit)
  }

  private func ahead(
    from start: CGFloat, after end: CGFloat, to limit: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    var reach = initialReach
    while true {
      let reached = min(limit, end + reach)
      let found = missing(from: start, to: reached).filter(isAhead)
      // An element that starts beyond the part may come after others that are not in the part.
      let certain = upToEstimated(reached < limit ? found.prefix { self.start($0) < reached } : found[...])
      if reached >= limit || isEstimated(certain.last) { return certain }
      reach *= 2
    }
  }

  /// The missing elements that are not ahead, backwards, up to the first one with an estimated size.
  private func backwards() -> [UICollectionViewLayoutAttributes] {
    guard let first = order.first else { return [] }
    // Elements that start together with the last one may be missing.
    let end = isBackwards ? last.lowerBound + 0.01 : first
    let limit = view.bounds.start(order.axis)
    var reach = initialReach
    while true {
      let reached = max(limit, end - reach)
      let found = missing(from: reached, to: end).filter { !isAhead($0) && start($0) < end }
      // An element that starts before the part may come after others that are not in the part.
      let certain = upToEstimated(reached > limit ? found.prefix { start($0) >= reached } : found[...])
      if reached <= limit || isEstimated(certain.last) { return certain }
      reach *= 2
    }
  }

  /// The initial distance of a search, in points: half the length of the element that was displayed last, at least 1.
  private var initialReach: CGFloat { max(1, (last.upperBound - last.lowerBound) / 2) }

  /// The missing elements between two positions along the axis, in order.
  private func missing(from start: CGFloat, to end: CGFloat) -> [UICollectionViewLayoutAttributes] {
    let found = view.visibleElements(from: start, to: end, order.axis).filter { view.visible[$0.key] == nil }
    return order.sorted(found) { self.start($0) }
  }
}

/// The order in which visible elements get their views: along the scroll axis, away from the elements that have a view.
///
/// Elements that start at or after the first one with a view are *ahead*. They come first, in ascending order. The
/// others come after them, in descending order. A correction then moves only elements that are not displayed yet.
struct DisplayOrder {
  let axis: LayoutAxis

  /// The position where the first element with a view starts; nil if no element has a view.
  var first: CGFloat?

  /// True if an element that starts at a position is ahead.
  func isAhead(_ start: CGFloat) -> Bool { first.map { start >= $0 } ?? true }

  /// Sorts elements. Elements that start at the same position keep their order if they are ahead, and are reversed
  /// otherwise.
  func sorted<Element>(_ elements: [Element], by start: (Element) -> CGFloat) -> [Element] {
    let ascending = elements.enumerated()
      .map { (start: start($0.element), number: $0.offset, element: $0.element) }
      .sorted { ($0.start, $0.number) < ($1.start, $1.number) }
    return ascending.filter { isAhead($0.start) }.map(\.element)
      + ascending.filter { !isAhead($0.start) }.reversed().map(\.element)
  }
}
