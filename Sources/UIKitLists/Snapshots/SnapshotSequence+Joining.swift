// Splitting and joining trees. No node but the root is thin for long: where two nodes meet and one of them is thin,
// they become one node or share their content evenly.

extension SnapshotSequence {
  /// The number of tokens or children of a new node, which leaves room for more.
  static let usualCount = (leaf: 192, branch: 96)

  /// The number of tokens or children below which a node is thin.
  static let thinCount = (leaf: 64, branch: 32)

  /// Joins two trees into one: first the tokens of the left tree, then those of the right one.
  ///
  /// - Complexity: O(1 + difference of the heights) nodes.
  mutating func joined(_ left: Node?, _ right: Node?) -> Node? {
    guard let left, let right else { return left ?? right }
    if left.height == right.height {
      return left.height == 0 ? joinedLeaves(left, right) : joinedBranches(left, right)
    }
    var children = children(of: left.height > right.height ? left : right)
    if left.height > right.height {
      guard let last = children.popLast(), let end = joined(detached(last), right) else { return left }
      return joined(left, children, with: end, at: children.count)
    }
    let first = children.removeFirst()
    guard let beginning = joined(left, detached(first)) else { return right }
    return joined(right, children, with: beginning, at: 0)
  }

  /// Puts a node among the children of a branch. The node was made from another child: it is as high as the children,
  /// or a branch of two such nodes.
  private mutating func joined(
    _ branch: Node, _ children: ContiguousArray<Node>, with node: Node, at place: Int
  ) -> Node? {
    var children = children
    if node.height < branch.height {
      children.insert(node, at: place)
    } else {
      children.insert(contentsOf: self.children(of: node), at: place)
      dropBranch(node)
    }
    if children.count <= Self.branchCapacity {
      setChildren(children, of: branch)
      return branch
    }
    setChildren(ContiguousArray(children[..<(children.count / 2)]), of: branch)
    return makeBranch([branch, makeBranch(ContiguousArray(children[(children.count / 2)...]))])
  }

  private mutating func joinedLeaves(_ left: Node, _ right: Node) -> Node {
    let (count, other) = (count(ofLeaf: Int(left.number)), count(ofLeaf: Int(right.number)))
    guard count + other <= Self.usualCount.leaf || min(count, other) < Self.thinCount.leaf else {
      return makeBranch([left, right])
    }
    let kept = Self.countOnLeft(count, other, usual: Self.usualCount.leaf, thin: Self.thinCount.leaf)
    if kept > count {
      let moved = tokens(ofLeaf: Int(right.number), in: 0..<(kept - count))
      removeTokens(ofLeaf: Int(right.number), in: 0..<(kept - count))
      insertTokens(moved, intoLeaf: Int(left.number), at: count)
    } else if kept < count {
      let moved = tokens(ofLeaf: Int(left.number), in: kept..<count)
      removeTokens(ofLeaf: Int(left.number), in: kept..<count)
      insertTokens(moved, intoLeaf: Int(right.number), at: 0)
    }
    if kept < count + other { return makeBranch([left, right]) }
    dropLeaf(right)
    return left
  }

  private mutating func joinedBranches(_ left: Node, _ right: Node) -> Node {
    let (count, other) = (
      head(ofBranch: Int(left.number)).count, head(ofBranch: Int(right.number)).count
    )
    guard count + other <= Self.usualCount.branch || min(count, other) < Self.thinCount.branch else {
      return makeBranch([left, right])
    }
    let all = children(of: left) + children(of: right)
    let kept = Self.countOnLeft(count, other, usual: Self.usualCount.branch, thin: Self.thinCount.branch)
    if kept == all.count {
      dropBranch(right)
      setChildren(all, of: left)
      return left
    }
    setChildren(ContiguousArray(all[..<kept]), of: left)
    setChildren(ContiguousArray(all[kept...]), of: right)
    return makeBranch([left, right])
  }

  /// The number of tokens or children that the left one of two nodes gets: all if one node can hold them; otherwise the
  /// fuller node stays filled as usual, because ordered insertions at one end go to the other node.
  private static func countOnLeft(_ left: Int, _ right: Int, usual: Int, thin: Int) -> Int {
    let all = left + right
    if all <= usual { return all }
    if all - usual < thin { return all / 2 }
    return left >= right ? usual : all - usual
  }

  /// Splits the tree in two at a place. The caller must join the parts with ``joined(_:_:)`` and set the result as the
  /// ``root``.
  ///
  /// - Complexity: O(log *n*) nodes.
  mutating func split(at cursor: Cursor) -> (left: Node?, right: Node?) {
    let leaf = Node(number: UInt32(cursor.leaf), height: 0)
    var node = leaf
    var parent = self.parent(of: leaf)
    _ = detached(leaf)
    var (left, right) = splitLeaf(leaf, at: cursor.offset)
    while parent != Self.none {
      let child = Int(parent) & (Self.branchCapacity - 1)
      node = Node(number: parent >> UInt32(Self.branchShift), height: node.height + 1)
      parent = self.parent(of: node)
      let children = children(of: node)
      let before = makeTree(ContiguousArray(children[..<child]), in: node)
      let after = makeTree(ContiguousArray(children[(child + 1)...]), in: before == node ? nil : node)
      if before != node, after != node { dropBranch(node) }
      left = joined(before, left)
      right = joined(right, after)
    }
    return (left, right)
  }

  private mutating func splitLeaf(_ leaf: Node, at offset: Int) -> (left: Node?, right: Node?) {
    let count = count(ofLeaf: Int(leaf.number))
    if count == 0 {
      dropLeaf(leaf)
      return (nil, nil)
    }
    if offset == 0 { return (nil, leaf) }
    if offset == count { return (leaf, nil) }
    let tail = tokens(ofLeaf: Int(leaf.number), in: offset..<count)
    removeTokens(ofLeaf: Int(leaf.number), in: offset..<count)
    return (leaf, makeLeaf(tail))
  }

  /// Makes a tree of some children: nil for none, the child itself for one, otherwise a branch, for which a node may be
  /// reused.
  private mutating func makeTree(_ children: ContiguousArray<Node>, in branch: Node?) -> Node? {
    if children.count < 2 { return children.first.map { detached($0) } }
    guard let branch else { return makeBranch(children) }
    setChildren(children, of: branch)
    return detached(branch)
  }

  // MARK: Making trees

  /// Makes a tree of some tokens; nil for none.
  mutating func makeTree(_ tokens: ContiguousArray<UInt32>) -> Node? {
    if tokens.isEmpty { return nil }
    var nodes: ContiguousArray<Node> = []
    Self.forEachPart(of: tokens.count, usual: Self.usualCount.leaf) { nodes.append(makeLeaf(tokens[$0])) }
    while nodes.count > 1 {
      var branches: ContiguousArray<Node> = []
      Self.forEachPart(of: nodes.count, usual: Self.usualCount.branch) {
        branches.append(makeBranch(ContiguousArray(nodes[$0])))
      }
      nodes = branches
    }
    return nodes.first
  }

  /// Calls a closure with parts of a range that are about equal.
  private static func forEachPart(of count: Int, usual: Int, _ body: (Range<Int>) -> Void) {
    let parts = (count + usual - 1) / usual
    for part in 0..<parts { body((count * part / parts)..<(count * (part + 1) / parts)) }
  }

  // MARK: Branches

  func children(of node: Node) -> ContiguousArray<Node> {
    let count = head(ofBranch: Int(node.number)).count
    return branches.withPage(Self.childrenPage(ofBranch: Int(node.number))) { children in
      ContiguousArray((0..<count).map { Node(number: children[$0], height: node.height - 1) })
    }
  }

  private mutating func makeBranch(_ children: ContiguousArray<Node>) -> Node {
    let branch: Int
    if unusedBranch != Self.none {
      branch = Int(unusedBranch)
      unusedBranch = head(ofBranch: branch).parent
    } else {
      branch = branches.count >> (Self.leafShift + 1)
      branches.setPage(Self.sumsPage(ofBranch: branch), to: Self.emptyPage)
      branches.setPage(Self.childrenPage(ofBranch: branch), to: Self.emptyPage)
    }
    let node = Node(number: UInt32(branch), height: children[0].height + 1)
    setChildren(children, of: node)
    return detached(node)
  }

  private mutating func setChildren(_ children: ContiguousArray<Node>, of node: Node) {
    let branch = Int(node.number)
    let sizes = children.map { size(of: $0) }
    var all: (items: Int, marks: Int) = (0, 0)
    branches.withMutablePage(Self.sumsPage(ofBranch: branch)) { sums in
      for (child, size) in sizes.enumerated() {
        sums[child] = UInt32(all.items)
        sums[Self.branchCapacity + child] = UInt32(all.marks)
        all = (all.items + size.items, all.marks + size.marks)
      }
    }
    branches.withMutablePage(Self.childrenPage(ofBranch: branch)) { page in
      for (child, node) in children.enumerated() { page[child] = node.number }
      page[Self.headOffset] = UInt32(all.items)
      page[Self.headOffset + 1] = UInt32(all.marks)
      page[Self.headOffset + 3] = UInt32(children.count)
    }
    for (child, node) in children.enumerated() { setParent(UInt32(branch << Self.branchShift | child), of: node) }
  }

  private mutating func setParent(_ parent: UInt32, of node: Node) {
    // A shared page is not written to without need.
    if self.parent(of: node) == parent { return }
    if node.height == 0 {
      leafHeads[Int(node.number)].parent = parent
    } else {
      branches.withMutablePage(Self.childrenPage(ofBranch: Int(node.number))) { $0[Self.headOffset + 2] = parent }
    }
  }

  /// Detaches a node from its parent, so that it is a tree of its own.
  private mutating func detached(_ node: Node) -> Node {
    setParent(Self.none, of: node)
    return node
  }

  private mutating func dropBranch(_ node: Node) {
    // The page is always written to: no copy may take it for the page of a branch that it shares.
    branches.withMutablePage(Self.childrenPage(ofBranch: Int(node.number))) { $0[Self.headOffset + 2] = unusedBranch }
    unusedBranch = node.number
  }

  /// Frees the nodes of a tree.
  mutating func drop(_ tree: Node) {
    if tree.height == 0 { return dropLeaf(tree) }
    for child in children(of: tree) { drop(child) }
    dropBranch(tree)
  }

  /// Adds to the sums that a node's ancestors keep.
  mutating func add(items: Int, marks: Int, above node: Node) {
    var parent = self.parent(of: node)
    while parent != Self.none {
      let branch = Int(parent >> UInt32(Self.branchShift))
      let next = Int(parent) & (Self.branchCapacity - 1) + 1
      let count = branches.withMutablePage(Self.childrenPage(ofBranch: branch)) { page in
        page[Self.headOffset] = UInt32(Int(page[Self.headOffset]) + items)
        page[Self.headOffset + 1] = UInt32(Int(page[Self.headOffset + 1]) + marks)
        parent = page[Self.headOffset + 2]
        return Int(page[Self.headOffset + 3])
      }
      if next == count { continue }
      let (items, marks) = (UInt32(truncatingIfNeeded: items), UInt32(truncatingIfNeeded: marks))
      branches.withMutablePage(Self.sumsPage(ofBranch: branch)) { sums in
        for child in next..<count { sums[child] &+= items }
        if marks == 0 { return }
        for child in next..<count { sums[Self.branchCapacity + child] &+= marks }
      }
    }
  }
}

// MARK: Leaves

extension SnapshotSequence {
  private static let emptyPage = PagedArray<UInt32>.Page(repeating: none, count: leafCapacity)

  /// Makes a leaf, as a tree of its own.
  mutating func makeLeaf(_ tokens: some RandomAccessCollection<UInt32>) -> Node {
    let leaf: Int
    if unusedLeaf != Self.none {
      leaf = Int(unusedLeaf)
      unusedLeaf = leafHeads[leaf].parent
      leafHeads[leaf] = Head()
    } else {
      leaf = leafHeads.count
      leafHeads.append(Head())
    }
    var page = PagedArray<UInt32>.Page()
    page.reserveCapacity(Self.leafCapacity)
    page.append(contentsOf: tokens)
    page.append(contentsOf: repeatElement(Self.none, count: Self.leafCapacity - tokens.count))
    leaves.setPage(leaf, to: page)
    let marks = tokens.reduce(0) { $0 + $1 & 1 }
    leafHeads[leaf].items = UInt32(tokens.count) - marks
    leafHeads[leaf].marks = marks
    remember(0..<tokens.count, ofLeaf: leaf)
    return Node(number: UInt32(leaf), height: 0)
  }

  mutating func dropLeaf(_ node: Node) {
    // No token may be found in it any more.
    leaves.setPage(Int(node.number), to: Self.emptyPage)
    leafHeads[Int(node.number)] = Head(parent: unusedLeaf)
    unusedLeaf = node.number
  }

  func tokens(ofLeaf leaf: Int, in range: Range<Int>) -> ContiguousArray<UInt32> {
    leaves.withPage(leaf) { ContiguousArray($0[range]) }
  }

  /// Inserts tokens that are not in the sequence into a leaf that has room for them. The sums of its ancestors are not
  /// updated. Returns the number of marks among the tokens.
  @discardableResult
  mutating func insertTokens(_ tokens: ContiguousArray<UInt32>, intoLeaf leaf: Int, at offset: Int) -> Int {
    let following = count(ofLeaf: leaf) - offset
    leaves.withMutablePage(leaf) { page in
      guard let memory = page.baseAddress else { return }
      (memory + offset + tokens.count).update(from: memory + offset, count: following)
      for (place, token) in tokens.enumerated() { memory[offset + place] = token }
    }
    let marks = tokens.reduce(0) { $0 + $1 & 1 }
    leafHeads.change(leaf) { head in
      head.items += UInt32(tokens.count) - marks
      head.marks += marks
    }
    remember(offset..<(offset + tokens.count), ofLeaf: leaf)
    return Int(marks)
  }

  /// Removes tokens from a leaf. The sums of its ancestors are not updated. Returns the number of marks among the
  /// tokens.
  @discardableResult
  mutating func removeTokens(ofLeaf leaf: Int, in range: Range<Int>) -> Int {
    let count = count(ofLeaf: leaf)
    let marks = leaves.withMutablePage(leaf) { page in
      guard let memory = page.baseAddress else { return UInt32(0) }
      let marks = range.reduce(0) { $0 + memory[$1] & 1 }
      (memory + range.lowerBound).update(from: memory + range.upperBound, count: count - range.upperBound)
      (memory + count - range.count).update(repeating: Self.none, count: range.count)
      return marks
    }
    leafHeads.change(leaf) { head in
      head.items -= UInt32(range.count) - marks
      head.marks -= marks
    }
    return Int(marks)
  }

  /// Records the places of some tokens of a leaf.
  private mutating func remember(_ offsets: Range<Int>, ofLeaf leaf: Int) {
    let tokens = leaves.page(leaf)
    let shift = PagedArray<UInt32>.pageShift
    var offset = offsets.lowerBound
    while offset < offsets.upperBound {
      // Usually their numbers are consecutive.
      let parity = tokens[offset] & 1
      let page = Int(tokens[offset] >> 1) >> shift
      func write(to places: UnsafeMutableBufferPointer<UInt32>) {
        while offset < offsets.upperBound, tokens[offset] & 1 == parity, Int(tokens[offset] >> 1) >> shift == page {
          places[Int(tokens[offset] >> 1) & (1 << shift - 1)] = UInt32(leaf << Self.leafShift | offset)
          offset += 1
        }
      }
      if parity == 0 {
        itemPlaces.grow(toHave: page << shift, filling: Self.emptyPage)
        itemPlaces.withMutablePage(page) { write(to: $0) }
      } else {
        markPlaces.grow(toHave: page << shift, filling: Self.emptyPage)
        markPlaces.withMutablePage(page) { write(to: $0) }
      }
    }
  }
}
