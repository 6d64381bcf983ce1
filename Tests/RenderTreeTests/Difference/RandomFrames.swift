import Foundation
import RenderTree
import SeededRandomness

/// Random trees over a few identities, so that the nodes of one tree are found all over another.
struct RandomFrames {
  private var randomness: Randomness
  private let identities: [NodeID]
  /// The nodes of the frames so far, which later frames with equal ones share.
  private var shared: [NodeID: RenderNode] = [:]
  private var number = 0

  init(seed: Int, identities: Int = 8) {
    randomness = Randomness(seed: seed)
    self.identities = (1...identities).map { NodeID(rawValue: UInt64($0)) }
  }

  mutating func next() -> Frame {
    number += 1
    let members = identities.shuffled(using: &randomness).prefix(1 + randomness.next(below: identities.count))
    var children: [NodeID: [NodeID]] = [:]
    for (index, node) in members.enumerated().dropFirst() {
      // Mostly flat trees, so that siblings change places, and sometimes deep ones.
      let parent = members[randomness.next(below: 3) > 0 ? index / 4 : randomness.next(below: index)]
      children[parent, default: []].append(node)
    }
    return Frame(
      number: number, size: CGSize(width: 100, height: 100), scale: 1, root: makeNode(members[0], children),
      transitions: [], focusedNode: members.last, title: "frame \(number)")
  }

  private mutating func makeNode(_ id: NodeID, _ children: [NodeID: [NodeID]]) -> RenderNode {
    let nodes = (children[id] ?? []).map { makeNode($0, children) }
    // The same properties often come again.
    let look = randomness.next(below: 6)
    let node = RenderNode(
      id: id, frame: CGRect(x: 0, y: 0, width: 10, height: look == 1 ? 20 : 10),
      style: BoxStyle(opacity: look == 2 ? 0.5 : 1), contentOrigin: look == 3 ? CGPoint(x: 1, y: 1) : .zero,
      semantics: look == 4 ? Semantics(role: .button) : nil, children: nodes)
    if let last = shared[id], last == node, randomness.next(below: 4) > 0 { return last }
    shared[id] = node
    return node
  }
}
