extension SnapshotSequence {
  /// Calls a closure with all marks, in order.
  ///
  /// - Complexity: O(number of marks · log *n*).
  @usableFromInline
  func visitMarks(_ body: (UInt32) -> Void) { visitMarks(below: root, body) }

  private func visitMarks(below node: Node, _ body: (UInt32) -> Void) {
    if size(of: node).marks == 0 { return }
    if node.height > 0 {
      for child in children(of: node) { visitMarks(below: child, body) }
      return
    }
    let count = count(ofLeaf: Int(node.number))
    leaves.withPage(Int(node.number)) {
      for token in $0[..<count] where token & 1 == 1 { body(token) }
    }
  }

  /// Calls a closure with the tokens from a place on, one leaf at a time, until it returns false.
  @usableFromInline
  func visitTokens(from cursor: Cursor, _ body: (Slice<UnsafeBufferPointer<UInt32>>) -> Bool) {
    var leaf = Node(number: UInt32(cursor.leaf), height: 0)
    var offset = cursor.offset
    while true {
      let count = count(ofLeaf: Int(leaf.number))
      let goesOn = offset >= count || leaves.withPage(Int(leaf.number)) { body($0[offset..<count]) }
      guard goesOn, let next = leafAfter(leaf) else { return }
      leaf = next
      offset = 0
    }
  }

  /// The leaf after another.
  func leafAfter(_ leaf: Node) -> Node? {
    var node = leaf
    while true {
      let parent = parent(of: node)
      if parent == Self.none { return nil }
      let branch = Int(parent >> UInt32(Self.branchShift))
      let next = Int(parent) & (Self.branchCapacity - 1) + 1
      node = Node(number: UInt32(branch), height: node.height + 1)
      guard next < head(ofBranch: branch).count else { continue }
      node = child(next, of: node)
      while node.height > 0 { node = child(0, of: node) }
      return node
    }
  }
}
