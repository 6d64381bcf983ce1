#if DEBUG

  extension SnapshotSequence {
    /// Traps, naming the values, if the nodes above a leaf contradict it or each other. Does nothing in release builds.
    ///
    /// 1. The root has no parent.
    /// 2. Each node is the child of its parent that it says it is.
    /// 3. The items and marks before the next child are those before the node and those below it. Below the last child
    ///    they are the parent's.
    /// 4. The leaf's first and last tokens are found in it.
    ///
    /// - Complexity: O(log n).
    func checkInvariants(aboveLeaf leaf: Int) {
      precondition(parent(of: root) == Self.none, "The root \(root) has a parent")
      var node = Node(number: UInt32(leaf), height: 0)
      while parent(of: node) != Self.none {
        let parent = parent(of: node)
        let branch = Node(number: parent >> UInt32(Self.branchShift), height: node.height + 1)
        let place = Int(parent) & (Self.branchCapacity - 1)
        let head = head(ofBranch: Int(branch.number))
        precondition(place < head.count, "\(node) is child \(place) of \(head.count)")
        precondition(child(place, of: branch) == node, "Child \(place) of \(branch) is not \(node)")
        let (start, size) = (sums(ofBranch: branch, before: place), size(of: node))
        let end =
          place + 1 < head.count ? sums(ofBranch: branch, before: place + 1) : (items: head.items, marks: head.marks)
        precondition(
          start.items + size.items == end.items && start.marks + size.marks == end.marks,
          "Below child \(place) of \(branch) are \(size), from \(start) to \(end)")
        node = branch
      }
      precondition(node == root, "\(node) is not below the root \(root)")
      let count = count(ofLeaf: leaf)
      for offset in Set([0, count - 1]) where offset >= 0 && offset < count {
        let place = Cursor(leaf: leaf, offset: offset)
        let token = token(at: place)
        precondition(cursor(of: token) == place, "Token \(token) at \(place) is found elsewhere")
      }
    }

    /// Traps, naming the values, if the nodes above the leaf of a place contradict each other. The place is that before
    /// a token, or the end.
    func checkInvariants(before token: UInt32?) { checkInvariants(aboveLeaf: place(before: token).leaf) }

    /// The numbers of items and marks that a branch records before a child.
    private func sums(ofBranch branch: Node, before child: Int) -> (items: Int, marks: Int) {
      branches.withPage(Self.sumsPage(ofBranch: Int(branch.number))) {
        (Int($0[child]), Int($0[Self.branchCapacity + child]))
      }
    }

    /// The first contradiction in the whole sequence, in words; nil if there is none. Always nil in release builds.
    ///
    /// 1. No leaf or branch but the root is thin, and none has too many tokens or children.
    /// 2. Its sums are those of its tokens or children, and the children know it.
    /// 3. A leaf's page is filled up with `none`.
    /// 4. Every leaf and every branch is either in the tree or in the chain of unused ones.
    ///
    /// - Complexity: O(n).
    var fault: String? {
      if parent(of: root) != Self.none { return "the root has a parent" }
      var (leaves, branches) = (Set<UInt32>(), Set<UInt32>())
      if let fault = fault(of: root, &leaves, &branches) { return fault }
      var unused = unusedLeaf
      while unused != Self.none {
        if !leaves.insert(unused).inserted { return "leaf \(unused) is unused and used, or unused twice" }
        unused = leafHeads[Int(unused)].parent
      }
      if leaves.count != leafHeads.count {
        return "\(leafHeads.count - leaves.count) leaves are neither used nor unused"
      }
      unused = unusedBranch
      while unused != Self.none {
        if !branches.insert(unused).inserted { return "branch \(unused) is unused and used, or unused twice" }
        unused = head(ofBranch: Int(unused)).parent
      }
      let all = self.branches.count >> (Self.leafShift + 1)
      return branches.count == all ? nil : "\(all - branches.count) branches are neither used nor unused"
    }

    private func fault(of node: Node, _ leaves: inout Set<UInt32>, _ branches: inout Set<UInt32>) -> String? {
      if node.height == 0 {
        return leaves.insert(node.number).inserted ? fault(ofLeaf: node) : "leaf \(node.number) is in two places"
      }
      if !branches.insert(node.number).inserted { return "branch \(node.number) is in two places" }
      let branch = Int(node.number)
      let children = children(of: node)
      if !((node == root ? 2 : Self.thinCount.branch)...Self.branchCapacity ~= children.count) {
        return "branch \(branch) has \(children.count) children"
      }
      var sum = (items: 0, marks: 0)
      for (place, child) in children.enumerated() {
        if parent(of: child) != UInt32(branch << Self.branchShift | place) {
          return "child \(place) of branch \(branch) has another parent"
        }
        if sums(ofBranch: node, before: place) != sum { return "before child \(place) of branch \(branch) are \(sum)" }
        if let fault = fault(of: child, &leaves, &branches) { return fault }
        let size = size(of: child)
        sum = (sum.items + size.items, sum.marks + size.marks)
      }
      return size(of: node) == sum ? nil : "below branch \(branch) are \(sum)"
    }

    private func fault(ofLeaf node: Node) -> String? {
      let leaf = Int(node.number)
      let all = leaves.page(leaf)
      let count = count(ofLeaf: leaf)
      let marks = all[..<count].count { $0 & 1 == 1 }
      if marks != Int(leafHeads[leaf].marks) { return "leaf \(leaf) counts \(leafHeads[leaf].marks) marks of \(marks)" }
      if all[count...].contains(where: { $0 != Self.none }) { return "leaf \(leaf) has a used slot after its tokens" }
      if all.count != Self.leafCapacity { return "leaf \(leaf) has \(all.count) places" }
      return count < Self.thinCount.leaf / 2 && node != root ? "leaf \(leaf) has only \(count) tokens" : nil
    }
  }

#else

  extension SnapshotSequence {
    /// Traps, naming the values, if the nodes above a leaf contradict it or each other. Does nothing in release builds.
    @inline(__always)
    func checkInvariants(aboveLeaf leaf: Int) {}

    /// Traps, naming the values, if the nodes above the leaf of a place contradict each other. Does nothing in release
    /// builds.
    @inline(__always)
    func checkInvariants(before token: UInt32?) {}

    /// The first contradiction in the whole sequence, in words; nil if there is none. Always nil in release builds.
    var fault: String? { nil }
  }

#endif
