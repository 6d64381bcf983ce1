import Diffing
import RenderTree

/// The search for the changes between two trees.
///
/// 1. Both trees are walked in parallel, from the roots down. Identical objects are skipped. Otherwise the properties
///    are compared, and the children matched by identity: common children at both ends are taken off, and of the
///    others, the children outside a longest increasing subsequence of the old indexes move. Children without a match
///    are *lost* or *gained*.
/// 2. All nodes in lost subtrees are indexed by their identity.
/// 3. A gained node that is lost elsewhere has moved, such as a label from one stack view to another. It is compared
///    with its old state, which may lose and gain further nodes. Every other gained node is inserted, without its
///    descendants that are lost elsewhere: these count as gained.
/// 4. Lost nodes that did not move are removed.
///
/// Steps 2 to 4 visit only nodes that were inserted, removed or got another parent.
struct FrameComparison {
  /// A node that moves to a position among the same siblings, or comes from elsewhere.
  private struct Arrival {
    let node: RenderNode
    let position: FrameDifference.Position
    let isFromSameParent: Bool
  }

  /// The number of visited nodes.
  private(set) var visits = 0

  /// The roots of lost subtrees.
  private var lost: [RenderNode] = []
  /// All nodes in lost subtrees that have not been found elsewhere, by identity.
  private var lostNodes: [NodeID: RenderNode] = [:]
  /// The identities of nodes in lost subtrees that were found elsewhere.
  private var found: Set<NodeID> = []
  /// The arrivals in the order in which they are applied.
  private var arrivals: [Arrival] = []
  private var updates: [FrameDifference.Change] = []

  /// Returns the changes from one tree to another, in the order in which they are applied.
  mutating func changes(from old: RenderNode, to new: RenderNode) -> [FrameDifference.Change] {
    compareChildren([old], [new], of: nil)
    if arrivals.contains(where: { !$0.isFromSameParent }) {
      for node in lost { indexLostNodes(in: node) }
    }
    var placements: [FrameDifference.Change] = []
    var next = 0
    // `placement(of:)` may append arrivals.
    while next < arrivals.count {
      placements.append(placement(of: arrivals[next]))
      next += 1
    }
    return lost.filter { !found.contains($0.id) }.map { .remove($0.id) } + placements + updates
  }

  // MARK: Walking through both

  private mutating func compare(_ old: RenderNode, _ new: RenderNode) {
    visits += 1
    guard old !== new else { return }
    let properties = new.properties(changedFrom: old)
    if !properties.isEmpty { updates.append(.set(new.id, to: properties)) }
    compareChildren(old.children, new.children, of: new.id)
  }

  private mutating func compareChildren(_ old: [RenderNode], _ new: [RenderNode], of parent: NodeID?) {
    var (start, oldEnd, newEnd) = (0, old.count, new.count)
    while start < min(oldEnd, newEnd), old[start].id == new[start].id {
      compare(old[start], new[start])
      start += 1
    }
    while start < min(oldEnd, newEnd), old[oldEnd - 1].id == new[newEnd - 1].id {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    if start < oldEnd || start < newEnd {
      compareUnordered(old[start..<oldEnd], new[start..<newEnd], of: parent)
    }
    for index in oldEnd..<old.count { compare(old[index], new[index - oldEnd + newEnd]) }
  }

  /// Compares children that have no common prefix or suffix.
  private mutating func compareUnordered(
    _ old: ArraySlice<RenderNode>, _ new: ArraySlice<RenderNode>, of parent: NodeID?
  ) {
    var oldIndexes: [NodeID: Int] = [:]
    if !new.isEmpty {
      for index in old.indices { oldIndexes[old[index].id] = index }
    }
    let matches = new.map { oldIndexes.removeValue(forKey: $0.id) }
    let kept = LongestIncreasingSubsequence(by: ContiguousArray(matches.lazy.compactMap { $0 }.map(Int32.init)))
    var matchCount = 0
    for index in new.indices {
      guard let oldIndex = matches[index - new.startIndex] else {
        visits += 1
        arrivals.append(arrival(of: new[index], at: index, in: parent, isFromSameParent: false))
        continue
      }
      if !kept.keeps(matchCount) {
        arrivals.append(arrival(of: new[index], at: index, in: parent, isFromSameParent: true))
      }
      matchCount += 1
      compare(old[oldIndex], new[index])
    }
    for node in old where new.isEmpty || oldIndexes[node.id] != nil {
      visits += 1
      lost.append(node)
    }
  }

  private func arrival(
    of node: RenderNode, at index: Int, in parent: NodeID?, isFromSameParent: Bool
  ) -> Arrival {
    Arrival(
      node: node, position: FrameDifference.Position(parent: parent, index: index), isFromSameParent: isFromSameParent)
  }

  // MARK: Lost and found

  private mutating func indexLostNodes(in node: RenderNode) {
    visits += 1
    lostNodes[node.id] = node
    for child in node.children { indexLostNodes(in: child) }
  }

  private mutating func placement(of arrival: Arrival) -> FrameDifference.Change {
    let node = arrival.node
    if arrival.isFromSameParent { return .move(node.id, to: arrival.position) }
    if let old = lostNodes.removeValue(forKey: node.id) {
      found.insert(node.id)
      compare(old, node)
      return .move(node.id, to: arrival.position)
    }
    return .insert(withoutLostNodes(node), at: arrival.position)
  }

  /// Returns a new node without its descendants that were lost elsewhere, which are recorded as arrivals.
  private mutating func withoutLostNodes(_ node: RenderNode) -> RenderNode {
    guard !lostNodes.isEmpty else { return node }
    var children: [RenderNode] = []
    var isWhole = true
    for (index, child) in node.children.enumerated() {
      visits += 1
      if lostNodes[child.id] != nil {
        arrivals.append(arrival(of: child, at: index, in: node.id, isFromSameParent: false))
        isWhole = false
      } else {
        let child = withoutLostNodes(child)
        isWhole = isWhole && child === node.children[index]
        children.append(child)
      }
    }
    return isWhole ? node : node.with(children: children)
  }
}
