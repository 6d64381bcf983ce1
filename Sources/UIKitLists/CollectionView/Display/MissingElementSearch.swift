import Foundation
@_spi(Toolkit) import UIKitCore

/// The search for missing elements, which are visible and have no view yet, after the layout was corrected.
///
/// It finds them in their order (``DisplayOrder``), as if the layout were asked for all visible elements after each
/// correction. But it asks for those in small parts of the visible rectangle, next to the element that was made last.
/// A part grows until it holds a missing element, so that the search costs the elements that it passes, each once.
///
/// After a correction the search goes on
/// 1. where elements came into view because those before the corrected element moved, then
/// 2. from the corrected element on to the end of the visible rectangle, or only beside it, if the elements behind it
///    have their views and did not move, then
/// 3. from the first element with a view backwards.
@MainActor struct MissingElementSearch {
  private let view: UICollectionView
  private(set) var order: DisplayOrder

  /// The place of the element that was made last, along the axis.
  private var last: ClosedRange<CGFloat> = 0...0
  /// True if elements ahead have their views, so that the search goes backwards.
  private var isBackwards = false
  /// The position up to which elements ahead may be missing; nil for the end of the visible rectangle.
  private var aheadEnd: CGFloat?
  /// The part of the visible rectangle into which a correction moved elements that are before the corrected one.
  private var revealed: ClosedRange<CGFloat>?
  /// The end of such a part, and the position where the search goes on after the elements that came into it.
  private var gap: ClosedRange<CGFloat>?

  /// The elements that got a view since the last correction, and the first one before them.
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

  // MARK: Elements that got their views

  /// Takes account of an element that got its view.
  ///
  /// - Parameter wasAhead: True if it was ahead.
  mutating func add(_ attributes: UICollectionViewLayoutAttributes, wasAhead: Bool) {
    include(attributes)
    setLast(attributes)
    isBackwards = !wasAhead
    revealed = nil
  }

  private mutating func setLast(_ attributes: UICollectionViewLayoutAttributes) {
    // Along a row others may have come into view that begin before the cell.
    let start = view.row(of: attributes.key)?.frame.start(order.axis) ?? start(attributes)
    last = start...max(start, attributes.frame.end(order.axis))
    if let passed = gap, last.lowerBound >= passed.upperBound { gap = nil }
  }

  /// Takes account of an element that got its view and was corrected.
  mutating func add(
    _ attributes: UICollectionViewLayoutAttributes, wasAhead: Bool, correctedWith movement: ContentPosition.Movement
  ) {
    let distance = movement.distance
    if let passed = gap, passed.upperBound > start(attributes) {
      gap = passed.lowerBound + distance...passed.upperBound + distance
    }
    if let first = firstElement, first.start > start(attributes) { firstElement?.start += distance }
    include(attributes)
    renewFirstElement(near: attributes)
    order.first = firstElement?.start
    setLast(attributes)
    isBackwards = false
    if case .following = movement, distance != 0 {
      aheadEnd = nil
    } else if !wasAhead {
      aheadEnd = last.upperBound
    } else if let end = aheadEnd {
      aheadEnd = max(end, last.upperBound)
    }
    revealed = nil
    if case .preceding = movement, distance < 0 {
      let start = view.bounds.start(order.axis)
      revealed = start...start - distance
    }
  }

  /// Finds the first element again where a correction moved elements beside the corrected one: lines of a flow are
  /// centered.
  private mutating func renewFirstElement(near attributes: UICollectionViewLayoutAttributes) {
    guard let key = firstElement?.key, key.category == .cell, attributes.representedElementCategory == .cell,
      let first = view.layoutAttributes(for: key)?.frame, first.start(order.axis) < attributes.frame.end(order.axis),
      attributes.frame.start(order.axis) < first.end(order.axis)
    else { return }
    firstElement = (key, first.start(order.axis))
    for beside in view.visibleElements(from: first.start(order.axis), to: first.end(order.axis), order.axis)
    where view.visible[beside.key] != nil { include(beside) }
  }

  // MARK: Missing elements

  /// The next missing elements in order, up to the first one with an estimated size; none if no such one is missing.
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
    var reach = leastReach
    while true {
      let reached = min(limit, end + reach)
      let found = missing(from: start, to: reached).filter(isAhead)
      // Others may begin before those that begin beyond the part.
      let certain = upToEstimated(reached < limit ? found.prefix { self.start($0) < reached } : found[...])
      if reached >= limit || isEstimated(certain.last) { return certain }
      reach *= 2
    }
  }

  /// The missing elements that are not ahead, backwards, up to the first one with an estimated size.
  private func backwards() -> [UICollectionViewLayoutAttributes] {
    guard let first = order.first else { return [] }
    // Those that begin where the last one begins may be missing.
    let end = isBackwards ? last.lowerBound + 0.01 : first
    let limit = view.bounds.start(order.axis)
    var reach = leastReach
    while true {
      let reached = max(limit, end - reach)
      let found = missing(from: reached, to: end).filter { !isAhead($0) && start($0) < end }
      // Others may begin behind those that begin before the part.
      let certain = upToEstimated(reached > limit ? found.prefix { start($0) >= reached } : found[...])
      if reached <= limit || isEstimated(certain.last) { return certain }
      reach *= 2
    }
  }

  /// The distance to which the next element is looked for at first: half the length of the one that was made last.
  private var leastReach: CGFloat { max(1, (last.upperBound - last.lowerBound) / 2) }

  /// The missing elements between two positions along the axis, in order.
  private func missing(from start: CGFloat, to end: CGFloat) -> [UICollectionViewLayoutAttributes] {
    let found = view.visibleElements(from: start, to: end, order.axis).filter { view.visible[$0.key] == nil }
    return order.sorted(found) { self.start($0) }
  }
}
