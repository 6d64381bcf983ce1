import Foundation
@_spi(Toolkit) import UIKitCore

/// The groups of a section, or the lines of a flow: the items of each group and the position at which it begins.
///
/// # The idea
///
/// A group holds as many items as fit, so the size of one item can change all groups after it. Groups are packed one
/// after the other: a closure solves each group from its first item on and returns the number of items that it holds.
/// This is the first-fit method of line breaking (D. E. Knuth and M. F. Plass, "Breaking paragraphs into lines",
/// Software: Practice and Experience 11, 1981). Consecutive equal groups are one *stretch* in a tree of sums
/// (``RunTree``), and are solved once.
///
/// When an item is measured, inserted or deleted, packing starts at the first group that may depend on the change. It
/// stops as soon as a group begins with an item that was also the first of a group before the change: from there on all
/// groups are unchanged, and only their positions move.
///
/// # Steps
///
/// ``apply(_:alike:solve:)`` goes through the edits in order:
/// 1. It cuts the tree before the group of the item that lies `lookahead` items before the edit. A group may have
///    depended on items that did not fit, at most `lookahead` of them, and these may fit now.
/// 2. It solves the group that begins there. The following groups are equal as long as they depend on equal items only,
///    and join its stretch.
/// 3. It continues with the next item, and passes the edits that begin at or before it. It stops if that item lies
///    after all inserted items of these edits, and was the first item of a group before the edits.
/// 4. It replaces the stretches between the two cuts by the new ones, and the values in the lanes likewise.
/// 5. If edits are left, it continues at step 1 with the next one.
///
/// # Example
///
/// Ten items in lines of three are one stretch, `4 × 3 items`; the last line has one item. Item 4 is measured and gets
/// twice its estimated width. Packing starts at the line of item 3:
///
///     before   0 1 2 | 3 4 5 | 6 7 8 | 9
///     after    0 1 2 | 3 4 | 5 6 7 | 8 9
///
/// No new line begins with item 6 or 9, so packing continues to the end. The stretches are `1 × 3`, `1 × 2` and
/// `2 × 3`.
///
/// If item 4 only gets taller, its line still holds the items 3 to 5. Item 6 began a line before, so packing stops
/// after one line. The stretches are `1 × 3`, `1 × 3` with a greater stride, and `2 × 3`.
///
/// # Complexity
///
/// O(log n) to find a group. O(k · log n) for an edit that changes k groups, where consecutive equal groups count as
/// one.
@MainActor struct GroupPacking {
  /// A group: its number, its items and its position.
  struct Group {
    var index: Int
    var firstItem: Int
    var itemCount: Int
    var start: CGFloat

    var items: Range<Int> { firstItem..<firstItem + itemCount }
  }

  /// The solution of the group that starts at a given item.
  struct Solution {
    /// The number of items that it can hold; the last group of a section may hold fewer.
    var capacity: Int
    /// The number of items from its first one on that the solution depends on, which may include items that did not
    /// fit.
    var reach: Int
    /// The distance from its beginning to that of the next group.
    var stride: CGFloat
    /// The values to sum up over groups besides the strides, one for each lane.
    var values: [CGFloat] = []
  }

  /// Consecutive equal groups.
  private struct Stretch: TreeRun {
    var groups: UInt32
    var capacity: UInt32
    var stride: CGFloat

    var sum: Sum {
      Sum(groups: Int(groups), items: Int(groups) * Int(capacity), length: CGFloat(groups) * stride)
    }

    func joined(with next: Stretch) -> Stretch? {
      let (sum, overflows) = groups.addingReportingOverflow(next.groups)
      guard capacity == next.capacity, stride == next.stride, !overflows else { return nil }
      return Stretch(groups: sum, capacity: capacity, stride: stride)
    }
  }

  private struct Sum: TreeSum {
    var groups = 0
    var items = 0
    var length: CGFloat = 0

    static var zero: Sum { Sum() }
    static func + (before: Sum, after: Sum) -> Sum {
      Sum(
        groups: before.groups + after.groups, items: before.items + after.items, length: before.length + after.length)
    }
  }

  private(set) var itemCount = 0
  private var stretches = RunTree<Stretch>()
  private(set) var lanes: [GroupLane]

  /// The maximum number of items after a group's own items on which its solution depended.
  private var lookahead = 0

  /// Makes a packing without items.
  ///
  /// - Parameter laneCount: The number of values that each group has.
  init(laneCount: Int = 0) { lanes = Array(repeating: GroupLane(), count: laneCount) }

  // MARK: Groups

  var groupCount: Int { stretches.sum.groups }

  var last: Group? { groupCount > 0 ? group(at: groupCount - 1) : nil }

  /// The group at an index. Traps if there are no groups.
  func group(at index: Int) -> Group {
    guard let place = stretches.place(where: { $0.groups > index }) else {
      fatalError("There is no group \(index), because there are no groups")
    }
    return group(index - place.before.groups, in: place)
  }

  /// The group that holds an item. Traps if there are no groups.
  func group(ofItem item: Int) -> Group {
    guard let place = stretches.place(where: { $0.items > item }) else {
      fatalError("There is no group of item \(item), because there are no groups")
    }
    return group((item - place.before.items) / Int(place.run.capacity), in: place)
  }

  private func group(_ number: Int, in place: RunTree<Stretch>.Place) -> Group {
    let first = place.before.items + number * Int(place.run.capacity)
    return Group(
      index: place.before.groups + number, firstItem: first,
      itemCount: min(Int(place.run.capacity), itemCount - first),
      start: place.before.length + CGFloat(number) * place.run.stride)
  }

  /// The last group that begins at or before a position.
  func groupIndex(at position: CGFloat) -> Int {
    guard let place = stretches.place(where: { $0.length > position }) else { return 0 }
    let last = Int(place.run.groups) - 1
    guard place.run.stride > 0 else { return place.before.groups + last }
    let steps = max(0, ((position - place.before.length) / place.run.stride).rounded(.down))
    return place.before.groups + Int(min(steps, CGFloat(last)))
  }

  // MARK: Packing

  /// Applies insertions, deletions and newly measured sizes.
  ///
  /// - Parameters:
  ///   - edits: The changes, in order.
  ///   - alike: Returns the number of consecutive equal items from a given one on, and true if they were measured.
  ///   - solve: Returns the solution of the group that starts at a given item.
  /// - Complexity: O(number of groups that change · log n).
  mutating func apply(
    _ edits: [ItemEdit], alike: (Int) -> (count: Int, isKnown: Bool), solve: (Int) -> Solution
  ) {
    itemCount += edits.reduce(0) { $0 + $1.growth }
    var done = 0
    while done < edits.count {
      let packed = pack(edits, from: done, alike, solve)
      replace(packed)
      done = packed.end == nil ? edits.count : packed.edits.upperBound
    }
    checkInvariants(at: edits)
  }

  /// A boundary between two groups: before the group with a number.
  private struct Cut {
    var stretch = 0
    /// The number of the group within its stretch.
    var within = 0
    var group = 0
    var item = 0
    var run = Stretch(groups: 0, capacity: 1, stride: 0)
  }

  private func cut(_ within: Int, in place: RunTree<Stretch>.Place) -> Cut {
    Cut(
      stretch: place.index, within: within, group: place.before.groups + within,
      item: place.before.items + within * Int(place.run.capacity), run: place.run)
  }

  /// The cut before the group that holds an item.
  private func cut(ofItem item: Int) -> Cut {
    guard let place = stretches.place(where: { $0.items > item }) else { return Cut() }
    let within = (item - place.before.items) / Int(place.run.capacity)
    return cut(min(within, Int(place.run.groups) - 1), in: place)
  }

  /// The cut before the group that begins with an item; nil if no group does.
  private func cut(beforeItem item: Int) -> Cut? {
    guard item < stretches.sum.items, let place = stretches.place(where: { $0.items > item }) else { return nil }
    let (within, rest) = (item - place.before.items).quotientAndRemainder(dividingBy: Int(place.run.capacity))
    return rest == 0 ? cut(within, in: place) : nil
  }

  /// New groups, and the two cuts between which they replace the old groups.
  private struct Packed {
    /// The edits that the new groups account for.
    var edits: Range<Int>
    var start: Cut
    /// The cut after which the groups have not changed; nil if no group is reused.
    var end: Cut?
    var stretches: ContiguousArray<Stretch> = []
    var lanes: [ContiguousArray<GroupLane.Run>]

    mutating func append(_ groups: Int, _ solution: Solution) {
      stretches.append(
        Stretch(groups: UInt32(groups), capacity: UInt32(clamping: solution.capacity), stride: solution.stride))
      for (lane, value) in solution.values.enumerated() {
        lanes[lane].append(GroupLane.Run(groups: groups, value: value))
      }
    }
  }

  /// Packs groups from an edit on, until a group begins with the first item of an old group.
  private mutating func pack(
    _ edits: [ItemEdit], from first: Int, _ alike: (Int) -> (count: Int, isKnown: Bool), _ solve: (Int) -> Solution
  ) -> Packed {
    let start = cut(ofItem: max(0, edits[first].inserted.lowerBound - lookahead))
    var packed = Packed(edits: first..<first, start: start, lanes: Array(repeating: [], count: lanes.count))
    // `shift` is the number of the next item minus its number before the edits.
    var (next, shift, made) = (start.item, 0, first)
    while next < itemCount {
      while made < edits.count, edits[made].inserted.lowerBound <= next {
        shift += edits[made].growth
        made += 1
      }
      if made > first, next >= edits[made - 1].inserted.upperBound, let end = cut(beforeItem: next - shift) {
        packed.end = end
        break
      }
      let solution = solve(next)
      lookahead = max(lookahead, solution.reach - solution.capacity)
      let groups = Self.groupsAlike(solution, alike(next), before: itemCount - next)
      packed.append(groups, solution)
      next += groups * solution.capacity
    }
    packed.edits = first..<made
    return packed
  }

  /// The number of consecutive groups with the same solution: those that depend on equal items only.
  private static func groupsAlike(
    _ solution: Solution, _ items: (count: Int, isKnown: Bool), before end: Int
  ) -> Int {
    let count: Int
    if !items.isKnown, items.count >= end {
      count = (end + solution.capacity - 1) / solution.capacity
    } else {
      count = items.count < solution.reach ? 1 : (items.count - solution.reach) / solution.capacity + 1
    }
    return min(max(1, count), Int(UInt32.max))
  }

  /// Replaces the groups between two cuts by new ones, and splits the stretches at the cuts.
  private mutating func replace(_ packed: Packed) {
    let (start, end) = (packed.start, packed.end)
    let groups = start.group..<(end?.group ?? max(start.group, groupCount))
    for (lane, values) in packed.lanes.enumerated() { lanes[lane].replace(groups, with: values) }
    var new = packed.stretches
    if start.within > 0 {
      var before = start.run
      before.groups = UInt32(start.within)
      new.insert(before, at: 0)
    }
    if let end, end.within < end.run.groups {
      var after = end.run
      after.groups -= UInt32(end.within)
      new.append(after)
    }
    stretches.replace(start.stretch..<(end.map { $0.stretch + 1 } ?? stretches.count), with: new)
  }
}
