@_spi(Toolkit) import UIKitCore

#if DEBUG

  extension RunTree {
    /// Traps, naming the values, if the nodes on the way to some runs break the rules of a B+ tree. Does nothing in
    /// release builds.
    ///
    /// 1. A node has at least one run or child, and at most as many as its capacity.
    /// 2. Its count and its sum are those of its runs or children.
    /// 3. All leaves have the same depth, and a root that is a branch has more than one child.
    /// 4. Neighbouring runs differ; equal ones were joined.
    ///
    /// - Parameter runs: The numbers of the inserted runs. The nodes on the way to the first and the last of them are
    ///   checked.
    /// - Complexity: O(log n).
    func checkInvariants(at runs: Range<Int>) {
      guard let root else { return }
      precondition(root.isLeaf || root.children.count > 1, "The root has a single child")
      let depth = Self.depth(of: root)
      for place in [runs.lowerBound, runs.upperBound - 1] where 0..<count ~= place {
        Self.checkPath(to: place, in: root, depth: depth)
        for (run, next) in [(place - 1, place), (place, place + 1)] where run >= 0 && next < count {
          let isEqual = self[run].joined(with: self[next]) != nil
          precondition(!isEqual, "Runs \(run) and \(next) are equal")
        }
      }
    }

    /// The number of nodes on the way from a node down to its first leaf.
    private static func depth(of node: Node) -> Int {
      var (depth, node) = (1, node)
      while let child = node.children.first { (depth, node) = (depth + 1, child) }
      return depth
    }

    /// Checks the nodes on the way from a node down to the leaf that holds a run.
    private static func checkPath(to place: Int, in node: Node, depth: Int) {
      precondition(1...capacity ~= node.load, "A node has \(node.load) runs or children")
      precondition(node.isLeaf == (depth == 1), "A leaf is not as deep as the first one")
      if node.isLeaf {
        precondition(node.count == node.runs.count, "A leaf of \(node.runs.count) runs counts \(node.count)")
        let sum = node.runs.reduce(Run.Sum.zero) { $0 + $1.sum }
        precondition(node.sum == sum, "A leaf's runs add up to \(sum), and not to \(node.sum)")
        return
      }
      let (count, sum) = node.children.reduce((0, Run.Sum.zero)) { ($0.0 + $1.count, $0.1 + $1.sum) }
      precondition(node.count == count, "A branch of \(count) runs counts \(node.count)")
      precondition(node.sum == sum, "A branch's children add up to \(sum), and not to \(node.sum)")
      var rest = place
      for child in node.children {
        if rest < child.count { return checkPath(to: rest, in: child, depth: depth - 1) }
        rest -= child.count
      }
    }
  }

#else

  extension RunTree {
    /// Traps, naming the values, if the nodes on the way to some runs break the rules of a B+ tree. Does nothing in
    /// release builds.
    @inline(__always)
    func checkInvariants(at runs: Range<Int>) {}
  }

#endif
