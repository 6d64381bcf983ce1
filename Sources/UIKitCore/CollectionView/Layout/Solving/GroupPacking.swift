import Foundation

/// Which items each group holds, and where it begins.
///
/// Groups in a row that are alike are one stretch of a tree. Where something becomes known of an item, or items come
/// and go, groups are packed anew from the first one that this could concern, until one begins with an item with which
/// one began before: what follows is as it was, and only moves.
@MainActor struct GroupPacking {
  /// One of the groups.
  struct Group {
    var index: Int
    var firstItem: Int
    var itemCount: Int
    var start: CGFloat
  }

  /// What a group is that begins with an item.
  struct Solution {
    /// How many items it holds, if there are so many.
    var capacity: Int
    /// How many items from its first one on it depends on: it may look at some that it then has no room for.
    var reach: Int
    /// From its beginning to that of the next one.
    var stride: CGFloat
    /// What else is to be summed up over groups, a number for each lane.
    var values: [CGFloat] = []
  }

  /// Groups that are alike.
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

  /// How many items behind its own a group has at most looked at.
  private var lookahead = 0

  /// Without items.
  ///
  /// - Parameter laneCount: how many values groups have.
  init(laneCount: Int = 0) { lanes = Array(repeating: GroupLane(), count: laneCount) }

  // MARK: Groups

  var groupCount: Int { stretches.sum.groups }

  var last: Group? { groupCount > 0 ? group(at: groupCount - 1) : nil }

  /// The group of that number. There must be one.
  func group(at index: Int) -> Group {
    guard let place = stretches.place(where: { $0.groups > index }) else {
      fatalError("There is no group \(index) among none")
    }
    return group(index - place.before.groups, in: place)
  }

  /// The group that holds an item. There must be one.
  func group(ofItem item: Int) -> Group {
    guard let place = stretches.place(where: { $0.items > item }) else {
      fatalError("There is no group of item \(item) among none")
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

  /// The last group that begins at or before a place.
  func groupIndex(at position: CGFloat) -> Int {
    guard let place = stretches.place(where: { $0.length > position }) else { return 0 }
    let last = Int(place.run.groups) - 1
    guard place.run.stride > 0 else { return place.before.groups + last }
    let steps = max(0, ((position - place.before.length) / place.run.stride).rounded(.down))
    return place.before.groups + Int(min(steps, CGFloat(last)))
  }

  // MARK: Packing

  /// Takes that items came and went, or that other things are known of them.
  ///
  /// - Parameters:
  ///   - edits: in order.
  ///   - alike: how many items from one on are alike, and whether something is known of them.
  ///   - solve: what the group is that begins with an item.
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
  }

  /// Where a group begins.
  private struct Cut {
    var stretch = 0
    /// The group's number in the stretch.
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

  /// Before the group that holds an item.
  private func cut(ofItem item: Int) -> Cut {
    guard let place = stretches.place(where: { $0.items > item }) else { return Cut() }
    let within = (item - place.before.items) / Int(place.run.capacity)
    return cut(min(within, Int(place.run.groups) - 1), in: place)
  }

  /// Before the group that begins with an item; nil where none does.
  private func cut(beforeItem item: Int) -> Cut? {
    guard item < stretches.sum.items, let place = stretches.place(where: { $0.items > item }) else { return nil }
    let (within, rest) = (item - place.before.items).quotientAndRemainder(dividingBy: Int(place.run.capacity))
    return rest == 0 ? cut(within, in: place) : nil
  }

  /// Groups in place of those before.
  private struct Packed {
    var edits: Range<Int>
    var start: Cut
    /// Where the groups go on that were there before; nil at the end.
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

  private mutating func pack(
    _ edits: [ItemEdit], from first: Int, _ alike: (Int) -> (count: Int, isKnown: Bool), _ solve: (Int) -> Solution
  ) -> Packed {
    let start = cut(ofItem: max(0, edits[first].inserted.lowerBound - lookahead))
    var packed = Packed(edits: first..<first, start: start, lanes: Array(repeating: [], count: lanes.count))
    // By how much the numbers of items differ from those of the groups before.
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

  /// How many groups in a row are alike, the first of which is solved: those that depend on items alike alone.
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
