import Foundation

/// Which items each group holds, where that depends on what was measured.
///
/// Stretches in which nothing was measured are kept as one: all their groups are alike. The others are packed one by
/// one, so the work follows what was measured and not what there is.
@MainActor struct GroupPacking {
  /// One of the groups.
  struct Group {
    var index: Int
    var firstItem: Int
    var itemCount: Int
    var start: CGFloat
  }

  /// Groups that are alike: a single one where something was measured.
  private struct Stretch {
    var firstGroup: Int
    var groupCount: Int
    var firstItem: Int
    var capacity: Int
    var start: CGFloat
    var stride: CGFloat
  }

  private let itemCount: Int
  private let capacity: Int
  private let stride: CGFloat
  private var stretches: [Stretch] = []

  /// The items of which something is known, in order.
  private var known: [Int] = []

  /// - Parameters:
  ///   - capacity: how many items a group holds in which nothing was measured.
  ///   - stride: from the beginning of such a group to that of the next one.
  init(itemCount: Int, capacity: Int, stride: CGFloat) {
    self.itemCount = itemCount
    self.capacity = capacity
    self.stride = max(0, stride)
    appendStretch(firstItem: 0, before: itemCount)
  }

  var groupCount: Int { stretches.last.map { $0.firstGroup + $0.groupCount } ?? 0 }

  var last: Group? { groupCount > 0 ? group(at: groupCount - 1) : nil }

  private mutating func appendStretch(firstItem: Int, before end: Int) {
    guard firstItem < end else { return }
    append(
      Stretch(
        firstGroup: 0, groupCount: (end - firstItem + capacity - 1) / capacity, firstItem: firstItem,
        capacity: capacity, start: 0, stride: stride))
  }

  private mutating func append(_ stretch: Stretch) {
    var stretch = stretch
    if let last = stretches.last {
      stretch.firstGroup = last.firstGroup + last.groupCount
      stretch.start = last.start + CGFloat(last.groupCount) * last.stride
    }
    stretches.append(stretch)
  }

  /// Takes that something is known of an item, or no longer is, and packs anew from its group.
  ///
  /// - Parameter solve: how many items the group holds that begins with an item, and how far it is from its beginning
  ///   to the next one's.
  /// - Complexity: O(number of items after this one of which something is known).
  mutating func update(_ item: Int, isKnown: Bool, solve: (Int) -> (capacity: Int, stride: CGFloat)) {
    let place = known.partitioningIndex { $0 >= item }
    let wasKnown = place < known.count && known[place] == item
    if isKnown, !wasKnown { known.insert(item, at: place) }
    if !isKnown, wasKnown { known.remove(at: place) }
    repack(from: item, solve)
  }

  /// Takes that something is known of all items.
  mutating func updateAll(solve: (Int) -> (capacity: Int, stride: CGFloat)) {
    known = Array(0..<itemCount)
    stretches = []
    pack(from: 0, solve)
  }

  private mutating func repack(from item: Int, _ solve: (Int) -> (capacity: Int, stride: CGFloat)) {
    // An item that has become shorter may fit into the group before its own.
    let own = group(ofItem: item)
    let group = own.index > 0 ? group(at: own.index - 1) : own
    let kept = stretchIndex { $0.firstItem <= group.firstItem }
    let stretch = stretches[kept]
    stretches.removeSubrange(kept...)
    // Of a stretch of equal groups those before the changed one stay.
    let untouched = (group.firstItem - stretch.firstItem) / max(1, stretch.capacity)
    if untouched > 0 {
      var before = stretch
      before.groupCount = untouched
      append(before)
    }
    pack(from: group.firstItem, solve)
  }

  private mutating func pack(from item: Int, _ solve: (Int) -> (capacity: Int, stride: CGFloat)) {
    var next = item
    var upcoming = known.partitioningIndex { $0 >= next }
    while next < itemCount {
      while upcoming < known.count, known[upcoming] < next { upcoming += 1 }
      guard upcoming < known.count else { return appendStretch(firstItem: next, before: itemCount) }
      // The group right before such an item may have room for it, so it is not like the others.
      let even = max(0, known[upcoming] - next - 1) / capacity
      if even > 0 {
        appendStretch(firstItem: next, before: next + even * capacity)
        next += even * capacity
      }
      let solved = solve(next)
      let count = max(1, solved.capacity)
      append(
        Stretch(
          firstGroup: 0, groupCount: 1, firstItem: next, capacity: count, start: 0, stride: max(0, solved.stride)))
      next += count
    }
  }

  /// The last stretch for which a condition holds, which holds for the first and then for no later than some.
  private func stretchIndex(_ condition: (Stretch) -> Bool) -> Int {
    max(0, stretches.partitioningIndex { !condition($0) } - 1)
  }

  /// The group of that number.
  func group(at index: Int) -> Group {
    let stretch = stretches[stretchIndex { $0.firstGroup <= index }]
    let within = index - stretch.firstGroup
    let first = stretch.firstItem + within * stretch.capacity
    return Group(
      index: index, firstItem: first, itemCount: min(stretch.capacity, itemCount - first),
      start: stretch.start + CGFloat(within) * stretch.stride)
  }

  /// The group that holds an item.
  func group(ofItem item: Int) -> Group {
    let stretch = stretches[stretchIndex { $0.firstItem <= item }]
    return group(at: stretch.firstGroup + (item - stretch.firstItem) / stretch.capacity)
  }

  /// The last group that begins at or before a place.
  func groupIndex(at place: CGFloat) -> Int {
    let stretch = stretches[stretchIndex { $0.start <= place }]
    guard stretch.stride > 0 else { return stretch.firstGroup + stretch.groupCount - 1 }
    let steps = max(0, ((place - stretch.start) / stretch.stride).rounded(.down))
    return stretch.firstGroup + Int(min(steps, CGFloat(stretch.groupCount - 1)))
  }

  /// How many views of a kind the groups before one have.
  func supplements(ofKind kind: String, before index: Int, solved: (Group) -> SolvedGroup) -> Int {
    var count = 0
    for stretch in stretches where stretch.firstGroup < index {
      let groups = min(stretch.groupCount, index - stretch.firstGroup)
      count += groups * Self.count(kind, in: group(at: stretch.firstGroup), solved)
    }
    return count
  }

  /// The group that has a view of a kind, by the view's number.
  func groupIndex(ofSupplement number: Int, kind: String, solved: (Group) -> SolvedGroup) -> Int? {
    var before = 0
    for stretch in stretches {
      let count = Self.count(kind, in: group(at: stretch.firstGroup), solved)
      if count > 0, number < before + stretch.groupCount * count {
        return stretch.firstGroup + (number - before) / count
      }
      before += stretch.groupCount * count
    }
    return nil
  }

  private static func count(_ kind: String, in group: Group, _ solved: (Group) -> SolvedGroup) -> Int {
    solved(group).supplementCounts(cells: group.itemCount)[kind] ?? 0
  }
}

extension Array {
  /// The first index whose element satisfies a condition that holds for all elements from some index on.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
