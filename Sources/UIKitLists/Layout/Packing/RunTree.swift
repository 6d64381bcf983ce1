@_spi(Toolkit) import UIKitCore

/// A number of consecutive equal elements, as a `RunTree` stores them.
protocol TreeRun {
  associatedtype Sum: TreeSum

  /// The amount that the run adds to the sums before the runs after it.
  var sum: Sum { get }

  /// This run and the next one as a single run; nil if their elements differ.
  func joined(with next: Self) -> Self?
}

/// The sum of runs, in their order.
protocol TreeSum: Equatable {
  static var zero: Self { get }
  static func + (before: Self, after: Self) -> Self
}

/// A sequence of runs of equal elements, found by the sum of the runs before them, and replaced anywhere.
///
/// # The idea
///
/// The items of a section, its groups and its lines are mostly equal, and differ only where something was measured. A
/// run stands for consecutive equal elements, so that a million equal items are one run. The runs are the content of
/// the leaves of a B+ tree (R. Bayer and E. McCreight, "Organization and maintenance of large ordered indexes", Acta
/// Informatica 1, 1972). Each node stores the sum of the runs below it, so that a search by a condition on sums skips
/// whole subtrees, as in a finger tree (R. Hinze and R. Paterson, "Finger trees: a simple general-purpose data
/// structure", Journal of Functional Programming 16, 2006).
///
/// Nodes are immutable. A replacement makes new nodes on the paths from the root to the replaced runs and shares all
/// others (path copying: J. R. Driscoll, N. Sarnak, D. D. Sleator and R. E. Tarjan, "Making data structures
/// persistent", Journal of Computer and System Sciences 38, 1989). So a copy of the tree costs nothing, and a
/// correction can be tried on a copy.
///
/// # Steps
///
/// ``place(where:)`` finds a run:
/// 1. It descends from the root. In each node it passes children, and adds their sums, as long as the condition does
///    not hold for the sum.
/// 2. In the leaf it passes runs in the same way.
///
/// ``replace(_:with:)`` replaces runs by others:
/// 1. It joins the new runs with each other, and with the neighbours on both sides, if their elements are equal.
/// 2. It makes new nodes on the paths to the first and to the last replaced run. A node with more than 32 runs or
///    children is split; two neighbours with at most 24 together are joined.
/// 3. It adds a root if the old one was split, and removes roots with a single child.
///
/// # Example
///
/// Ten items that were not measured are one run. Then items 3 and 4 are measured, and have the same size:
///
///     nothing measured   10 × nil
///     item 3 measured    3 × nil, 1 × (100, 30), 6 × nil
///     item 4 measured    3 × nil, 2 × (100, 30), 5 × nil
///
/// The search for item 4 has the condition "more than 4 items". It passes the first run, whose sum is 3, and stops at
/// the second, where the sum is 5. The item is the second one of that run.
///
/// # Complexity
///
/// O(log n) to find one of n runs, O(r + m + log n) to replace r runs by m others, O(1) to copy the tree.
struct RunTree<Run: TreeRun> {
  /// The maximum number of runs or children of a node.
  static var capacity: Int { 32 }

  /// The maximum number of runs or children that two neighbours have together if they are joined into one node.
  private static var maximumJoinedLoad: Int { capacity * 3 / 4 }

  final class Node {
    let sum: Run.Sum
    /// The number of runs in the whole node.
    let count: Int
    /// The runs of a leaf; empty in a branch.
    let runs: ContiguousArray<Run>
    /// The children of a branch; empty in a leaf.
    let children: ContiguousArray<Node>

    init(runs: ContiguousArray<Run>) {
      self.runs = runs
      children = []
      count = runs.count
      sum = runs.reduce(.zero) { $0 + $1.sum }
    }

    init(children: ContiguousArray<Node>) {
      runs = []
      self.children = children
      count = children.reduce(0) { $0 + $1.count }
      sum = children.reduce(.zero) { $0 + $1.sum }
    }

    var isLeaf: Bool { children.isEmpty }
    /// The number of runs of a leaf, or of children of a branch.
    var load: Int { isLeaf ? runs.count : children.count }

    func joined(with next: Node) -> Node {
      isLeaf ? Node(runs: runs + next.runs) : Node(children: children + next.children)
    }
  }

  /// The root node; nil if there are no runs.
  private(set) var root: Node?

  init() {}

  /// The number of runs.
  var count: Int { root?.count ?? 0 }

  /// The sum of all runs.
  var sum: Run.Sum { root?.sum ?? .zero }

  // MARK: Finding

  /// A run, with the number and the sum of the runs before it.
  struct Place {
    var index: Int
    var before: Run.Sum
    var run: Run
  }

  /// The first run for which the sum up to and including it meets a condition, or the last run if none does; nil if
  /// there are no runs.
  ///
  /// - Parameter isBeyond: The condition. Once it holds for the sum up to a run, it must hold for all later sums.
  func place(where isBeyond: (Run.Sum) -> Bool) -> Place? {
    guard var node = root else { return nil }
    var (index, before) = (0, Run.Sum.zero)
    while !node.isLeaf {
      var child = 0
      while child < node.children.count - 1 {
        let with = before + node.children[child].sum
        if isBeyond(with) { break }
        before = with
        index += node.children[child].count
        child += 1
      }
      node = node.children[child]
    }
    var place = 0
    while place < node.runs.count - 1 {
      let with = before + node.runs[place].sum
      if isBeyond(with) { break }
      before = with
      place += 1
    }
    return Place(index: index + place, before: before, run: node.runs[place])
  }

  /// The run at an index. Traps if there are no runs.
  subscript(index: Int) -> Run {
    guard var node = root else { fatalError("There is no run \(index), because there are no runs") }
    var place = index
    while !node.isLeaf {
      var child = 0
      while place >= node.children[child].count {
        place -= node.children[child].count
        child += 1
      }
      node = node.children[child]
    }
    return node.runs[place]
  }

  // MARK: Replacing

  /// Replaces runs by others, and joins neighbours with equal elements.
  mutating func replace(_ indices: Range<Int>, with runs: some Sequence<Run>) {
    let (replaced, joined) = self.joined(runs, inPlaceOf: indices)
    var level = ContiguousArray(
      root.map { Self.replaced($0, replaced, joined) } ?? Self.parts(of: joined, changedAt: 0).map { Node(runs: $0) })
    while level.count > 1 {
      level = ContiguousArray(Self.parts(of: level, changedAt: 0).map { Node(children: $0) })
    }
    root = level.first
    while let only = root, only.children.count == 1 { root = only.children[0] }
    checkInvariants(at: replaced.lowerBound..<replaced.lowerBound + joined.count)
  }

  /// Joins the new runs with each other and with the neighbours of the replaced ones.
  ///
  /// - Returns: The range of runs to replace, which now includes the neighbours, and the runs that replace them.
  private func joined(
    _ new: some Sequence<Run>, inPlaceOf indices: Range<Int>
  ) -> (replaced: Range<Int>, runs: ContiguousArray<Run>) {
    let low = max(0, indices.lowerBound - 1)
    let high = min(count, indices.upperBound + 1)
    var joined = ContiguousArray<Run>()
    func append(_ run: Run) {
      if let last = joined.last, let both = last.joined(with: run) {
        joined[joined.count - 1] = both
      } else {
        joined.append(run)
      }
    }
    if low < indices.lowerBound { append(self[low]) }
    for run in new { append(run) }
    if high > indices.upperBound { append(self[indices.upperBound]) }
    return (low..<high, joined)
  }

  /// The nodes, of the same height, that replace a node.
  private static func replaced(_ node: Node, _ indices: Range<Int>, _ runs: ContiguousArray<Run>) -> [Node] {
    if node.isLeaf {
      var all = node.runs
      all.replaceSubrange(indices, with: runs)
      return parts(of: all, changedAt: indices.lowerBound).map { Node(runs: $0) }
    }
    let (first, last) = (child(of: node, at: indices.lowerBound), child(of: node, at: indices.upperBound))
    let (low, high) = (indices.lowerBound - first.start, indices.upperBound - last.start)
    var new: [Node]
    if first.number == last.number {
      new = replaced(node.children[first.number], low..<high, runs)
    } else {
      new = replaced(node.children[first.number], low..<node.children[first.number].count, runs)
      new += replaced(node.children[last.number], 0..<high, [])
    }
    var children = node.children
    children.replaceSubrange(first.number...last.number, with: new)
    joinSmall(&children, around: first.number..<first.number + new.count)
    return parts(of: children, changedAt: first.number).map { Node(children: $0) }
  }

  /// The child that holds a run, and the number of the child's first run. The end of the node belongs to its last
  /// child.
  private static func child(of node: Node, at index: Int) -> (number: Int, start: Int) {
    var (number, start) = (0, 0)
    while number < node.children.count - 1, index >= start + node.children[number].count {
      start += node.children[number].count
      number += 1
    }
    return (number, start)
  }

  /// Joins neighbouring nodes with few runs or children, among those that changed and next to them.
  private static func joinSmall(_ children: inout ContiguousArray<Node>, around changed: Range<Int>) {
    var index = min(changed.upperBound, children.count - 1)
    while index > max(0, changed.lowerBound - 1) {
      if children[index - 1].load + children[index].load <= maximumJoinedLoad {
        children[index - 1] = children[index - 1].joined(with: children[index])
        children.remove(at: index)
      }
      index -= 1
    }
  }

  /// Divides runs or nodes into parts of at most the capacity of a node. After repeated insertions at one end, the
  /// other parts are full.
  private static func parts<Part>(
    of all: ContiguousArray<Part>, changedAt place: Int
  ) -> [ContiguousArray<Part>] {
    guard all.count > capacity else { return all.isEmpty ? [] : [all] }
    let count = (all.count + capacity - 1) / capacity
    let sizes: [Int]
    if place >= all.count * 3 / 4 || count > 2 {
      sizes = Array(repeating: capacity, count: count - 1) + [all.count - (count - 1) * capacity]
    } else if place < all.count / 4 {
      sizes = [all.count - capacity, capacity]
    } else {
      sizes = [all.count / 2, all.count - all.count / 2]
    }
    var start = 0
    return sizes.map { size in
      defer { start += size }
      return ContiguousArray(all[start..<start + size])
    }
  }
}
