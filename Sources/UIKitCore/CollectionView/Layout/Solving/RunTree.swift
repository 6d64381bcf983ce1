/// So many things alike, one after the other, as a `RunTree` keeps them.
protocol TreeRun {
  associatedtype Sum: TreeSum

  /// What the run adds to the sums before what follows it.
  var sum: Sum { get }

  /// This run and the next one as a single one; nil where they are not alike.
  func joined(with next: Self) -> Self?
}

/// What runs add up to, in their order.
protocol TreeSum {
  static var zero: Self { get }
  static func + (before: Self, after: Self) -> Self
}

/// Runs one after the other: found by what all runs before them add up to, and replaced wherever they are.
///
/// It is a B+ tree (R. Bayer and E. McCreight, *Organization and maintenance of large ordered indexes*, Acta
/// Informatica 1, 1972) of nodes that never change: a replacement makes those anew that lead to it, and shares the
/// others with all copies of the tree. Neighbours that are alike are joined, so that a million equal things are one
/// run.
///
/// - Complexity: finding a run is O(log n), replacing some O(number of them and of those that replace them + log n),
///   copying O(1).
struct RunTree<Run: TreeRun> {
  /// How many runs or children a node has at most.
  private static var capacity: Int { 32 }

  /// Neighbours with no more than this between them are made one.
  private static var fewest: Int { capacity * 3 / 4 }

  private final class Node {
    let sum: Run.Sum
    /// How many runs there are in all of the node.
    let count: Int
    /// What a leaf consists of.
    let runs: ContiguousArray<Run>
    /// What a branch consists of.
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
    var load: Int { isLeaf ? runs.count : children.count }

    func joined(with next: Node) -> Node {
      isLeaf ? Node(runs: runs + next.runs) : Node(children: children + next.children)
    }
  }

  /// Nil where there are no runs.
  private var root: Node?

  init() {}

  /// How many runs there are.
  var count: Int { root?.count ?? 0 }

  /// What all runs add up to.
  var sum: Run.Sum { root?.sum ?? .zero }

  // MARK: Finding

  /// A run and what is before it.
  struct Place {
    var index: Int
    var before: Run.Sum
    var run: Run
  }

  /// The first run with which the sums are beyond something, or the last run; nil where there are none.
  ///
  /// - Parameter isBeyond: holds for the sums from some run on.
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

  /// The run of that number. There must be one.
  private subscript(index: Int) -> Run {
    guard var node = root else { fatalError("There is no run \(index) among none") }
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

  /// Puts others in the place of some runs, and joins those that are alike.
  mutating func replace(_ indices: Range<Int>, with runs: some Sequence<Run>) {
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
    for run in runs { append(run) }
    if high > indices.upperBound { append(self[indices.upperBound]) }
    var level = ContiguousArray(
      root.map { Self.replaced($0, low..<high, joined) }
        ?? Self.parts(of: joined, changedAt: 0).map { Node(runs: $0) })
    while level.count > 1 {
      level = ContiguousArray(Self.parts(of: level, changedAt: 0).map { Node(children: $0) })
    }
    root = level.first
    while let only = root, only.children.count == 1 { root = only.children[0] }
  }

  /// What takes a node's place: nodes of its own height.
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

  /// The child in which a run's number is, and the number of its own first run; the end belongs to the last one.
  private static func child(of node: Node, at index: Int) -> (number: Int, start: Int) {
    var (number, start) = (0, 0)
    while number < node.children.count - 1, index >= start + node.children[number].count {
      start += node.children[number].count
      number += 1
    }
    return (number, start)
  }

  private static func joinSmall(_ children: inout ContiguousArray<Node>, around changed: Range<Int>) {
    var index = min(changed.upperBound, children.count - 1)
    while index > max(0, changed.lowerBound - 1) {
      if children[index - 1].load + children[index].load <= fewest {
        children[index - 1] = children[index - 1].joined(with: children[index])
        children.remove(at: index)
      }
      index -= 1
    }
  }

  /// Cut into parts that a node has room for. Where something is added at an end again and again, the parts on the
  /// other side are full.
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
