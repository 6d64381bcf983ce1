import Foundation
@_spi(Toolkit) import UIKitCore

/// The items of a section in lines, in coordinates that begin with the section.
///
/// Lines of equal items are found by arithmetic. If sizes differ or were measured, lines are packed one by one and kept
/// in a tree with the sums of their lengths (``GroupPacking``). A copy is O(1), so that a correction can be tried on a
/// copy.
///
/// # The mean
///
/// Items that were not measured get the mean size of those that were, unless the delegate gives sizes. A correction does
/// not change the mean size, so that it costs only the lines that it changes. The layout adopts the new mean when it is
/// prepared after the corrections, which packs the lines from the first item on that was not measured. Usually all
/// items before it were measured, and all others are a single stretch of equal lines. Otherwise
/// - the items keep their length along the line, because another one would move items that follow to other lines, and
/// - if many runs of sizes follow, the items keep their size. The mean of that many hardly changes.
@MainActor struct FlowSection {
  /// The maximum number of items in a line.
  private static let maximumItemCount = 10_000

  /// The maximum number of runs of sizes after the first item that was not measured, up to which the mean is adopted.
  private static let maximumRunCount = 500

  /// The layout's input for a section, before any item is placed.
  struct Metrics {
    var insets = NSDirectionalEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0
    /// The size of items without a size of their own.
    var itemSize = CGSize.zero
    /// The sizes of the items; nil if all have `itemSize`.
    var sizes: [CGSize]?
    /// True if the delegate gave the sizes, also if all are `itemSize`.
    fileprivate var hasGivenSizes = false
    /// True if views may correct the sizes.
    var isEstimated = false
  }

  /// A line of items side by side.
  struct Line {
    var index: Int
    var firstItem: Int
    var itemCount: Int
    var start: CGFloat
    /// The length of the line along the scroll direction: that of its longest item.
    var thickness: CGFloat

    var items: Range<Int> { firstItem..<firstItem + itemCount }
  }

  let metrics: Metrics
  let axis: LayoutAxis
  let itemCount: Int
  /// The available length of a line, between the insets.
  let room: CGFloat

  /// The sizes that views prefer, by item.
  private(set) var measured: MeasuredSizes
  /// The size of items that were not measured and have no size of their own.
  private var commonSize: CGSize
  private var packing = GroupPacking()
  private var lastThickness: CGFloat = 0

  init(_ metrics: Metrics, axis: LayoutAxis, itemCount: Int, breadth: CGFloat) {
    var metrics = metrics
    if metrics.sizes != nil { metrics.hasGivenSizes = true }
    if let sizes = metrics.sizes, let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      metrics.itemSize = first
      metrics.sizes = nil
    }
    self.metrics = metrics
    commonSize = metrics.itemSize
    self.axis = axis
    self.itemCount = itemCount
    room = max(0, breadth - metrics.insets.sum(axis.other))
    measured = MeasuredSizes(count: metrics.isEstimated ? itemCount : 0)
    pack([ItemEdit(removed: 0..<0, inserted: 0..<itemCount)])
  }

  // MARK: Lengths

  /// The position at which the first line begins.
  var linesStart: CGFloat { metrics.headerLength + metrics.insets.start(axis) }

  /// The length of all lines.
  private var linesLength: CGFloat { packing.last.map { $0.start + lastThickness } ?? 0 }

  /// The position at which the footer begins.
  var footerStart: CGFloat { linesStart + linesLength + metrics.insets.end(axis) }

  /// The length of the section with its header and footer.
  var length: CGFloat { footerStart + metrics.footerLength }

  /// The length of the longest item across the scroll direction.
  var longestSide: CGFloat {
    guard itemCount > 0 else { return 0 }
    return metrics.sizes?.reduce(0) { max($0, $1[axis.other]) } ?? metrics.itemSize[axis.other]
  }

  // MARK: Lines

  func size(of item: Int) -> CGSize { measured[item] ?? metrics.sizes?[item] ?? commonSize }

  /// True if all items of a line have the common size.
  private func isUniform(_ items: Range<Int>) -> Bool {
    metrics.sizes == nil && !measured.hasMeasuredItem(of: items)
  }

  func line(ofItem item: Int) -> Line { line(packing.group(ofItem: item)) }

  /// The items in the line that contains an item.
  func items(inLineOf item: Int) -> Range<Int> { packing.group(ofItem: item).items }

  func line(at index: Int) -> Line { line(packing.group(at: index)) }

  private func line(_ group: GroupPacking.Group) -> Line {
    Line(
      index: group.index, firstItem: group.firstItem, itemCount: group.itemCount, start: group.start,
      thickness: thickness(group.items))
  }

  private func thickness(_ items: Range<Int>) -> CGFloat {
    isUniform(items) ? commonSize[axis] : items.reduce(0) { max($0, size(of: $1)[axis]) }
  }

  /// The numbers of the lines between two positions in the section.
  func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard itemCount > 0, low < high else { return 0..<0 }
    let overlap = max(0, -metrics.lineSpacing)
    let first = packing.groupIndex(at: low - linesStart - overlap)
    return first..<max(first, packing.groupIndex(at: high - linesStart)) + 1
  }

  /// The length, with its spacing, of the longest line among the one at a position in the section and two on each side.
  func longestLine(near position: CGFloat) -> CGFloat {
    guard let last = packing.last?.index else { return 0 }
    let middle = min(last, packing.groupIndex(at: position - linesStart))
    return (max(0, middle - 2)...min(last, middle + 2)).reduce(0) { max($0, line(at: $1).thickness) }
      + max(0, metrics.lineSpacing)
  }

  /// The number of items of one length that a line holds.
  private func capacity(ofLength length: CGFloat) -> Int {
    let spacing = max(0, metrics.itemSpacing)
    let fitting = length + spacing > 0 ? ((room + spacing + 0.001) / (length + spacing)).rounded(.down) : .infinity
    return max(1, Int(min(fitting, CGFloat(Self.maximumItemCount))))
  }

  /// The number of items in a line that begins with a given item.
  private func count(from first: Int) -> Int {
    var length = size(of: first)[axis.other]
    var count = 1
    while first + count < itemCount, count < Self.maximumItemCount {
      length += max(0, metrics.itemSpacing) + size(of: first + count)[axis.other]
      if length > room + 0.001 { break }
      count += 1
    }
    return count
  }

  /// The frames of a line's items.
  func frames(in line: Line) -> [CGRect] {
    let items = line.items
    let (start, spacing) = spread(items)
    var frames: [CGRect] = []
    var side = metrics.insets.start(axis.other) + start
    for item in items {
      let size = size(of: item)
      let along = linesStart + line.start + (line.thickness - size[axis]) / 2
      frames.append(CGRect(origin: CGPoint(along: along, across: side, axis), size: size))
      side += size[axis.other] + spacing
    }
    return frames
  }

  /// The position of a line's first item, and the distance between its items.
  ///
  /// A line is spread over the room. Items of one length share a grid, so that their last line is spread as if it were
  /// full. A last line of items that differ has the least spacing.
  private func spread(_ items: Range<Int>) -> (start: CGFloat, spacing: CGFloat) {
    let least = max(0, metrics.itemSpacing)
    let isLast = items.upperBound == itemCount
    let first = size(of: items.lowerBound)[axis.other]
    let isCommon = isUniform(items)
    var (count, sum) = (items.count, CGFloat(items.count) * first)
    if !isCommon { sum = items.reduce(0) { $0 + size(of: $1)[axis.other] } }
    if isLast {
      let isEven =
        isCommon || count == 1
        || metrics.isEstimated && items.allSatisfy { abs(size(of: $0)[axis.other] - first) < 0.001 }
      guard isEven else { return (0, least) }
      count = max(count, capacity(ofLength: first))
      sum = CGFloat(count) * first
    }
    if count == 1 {
      // An item that is wider than its line is centred as well, unless its view chose the size.
      let start = (room - sum) / 2
      return (metrics.isEstimated ? max(0, start) : start, 0)
    }
    return (0, max(least, (room - sum) / CGFloat(count - 1)))
  }

  // MARK: Measured sizes

  /// Sets an item to the size that its view prefers; nil restores its estimate.
  ///
  /// - Complexity: O(number of lines that change · log n): the item's own line, and those that now hold other items.
  mutating func measure(_ item: Int, _ size: CGSize?) {
    guard metrics.isEstimated, item >= 0, item < itemCount, measured[item] != size else { return }
    measured[item] = size
    pack([.changed(item)])
  }

  /// The size that the items without a measured size should have; nil if they have it.
  private var newMean: CGSize? {
    guard metrics.isEstimated, !metrics.hasGivenSizes, var mean = measured.mean, let first = measured.firstUnknown,
      first.runCount <= Self.maximumRunCount
    else { return nil }
    if !first.isFollowedByNone { mean[axis.other] = commonSize[axis.other] }
    let isSame = abs(mean.width - commonSize.width) < 0.001 && abs(mean.height - commonSize.height) < 0.001
    return isSame ? nil : mean
  }

  /// True if the items without a measured size have another size than the mean of the measured ones.
  var hasNewMean: Bool { newMean != nil }

  /// Gives the items without a measured size the mean of the measured ones.
  ///
  /// - Complexity: O(number of runs of sizes after the first item that was not measured), at most a constant number.
  mutating func adoptMean() {
    guard let mean = newMean, let first = measured.firstUnknown?.item else { return }
    commonSize = mean
    pack([ItemEdit(removed: first..<itemCount, inserted: first..<itemCount)])
  }

  /// Reuses the sizes that were measured in the same section before insertions and deletions.
  ///
  /// - Parameters:
  ///   - edits: The insertions and deletions, in order.
  ///   - size: Returns the measured size of an item that came from elsewhere, by its number after the edits.
  /// - Complexity: O((number of edits + number of lines that change) · log n). If items have sizes of their own, all
  ///   lines are packed.
  mutating func reuse(from old: FlowSection, _ edits: [ItemEdit], size: (Int) -> CGSize?) {
    guard metrics.isEstimated, old.metrics.isEstimated else { return }
    let edits = edits.explaining(old.itemCount, to: itemCount)
    measured = old.measured
    measured.apply(edits, size: size)
    if metrics.itemSize == old.metrics.itemSize { commonSize = old.commonSize }
    if metrics.sizes == nil, old.metrics.sizes == nil, metrics.itemSize == old.metrics.itemSize, room == old.room,
      axis == old.axis, metrics.lineSpacing == old.metrics.lineSpacing,
      metrics.itemSpacing == old.metrics.itemSpacing
    {
      packing = old.packing
      pack(edits)
    } else {
      packing = GroupPacking()
      pack([ItemEdit(removed: 0..<0, inserted: 0..<itemCount)])
    }
  }

  private mutating func pack(_ edits: [ItemEdit]) {
    var packing = packing
    packing.apply(edits, alike: { alike(from: $0) }) { first in
      let count = count(from: first)
      return GroupPacking.Solution(
        capacity: count, reach: count + 1, stride: max(0, thickness(first..<first + count) + metrics.lineSpacing))
    }
    self.packing = packing
    lastThickness = packing.last.map { thickness($0.items) } ?? 0
  }

  private func alike(from item: Int) -> (count: Int, isKnown: Bool) {
    if metrics.sizes != nil { return (1, true) }
    return measured.isEmpty ? (itemCount - item, false) : measured.alike(from: item)
  }
}
