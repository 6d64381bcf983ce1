import Foundation
import RenderTree
import SeededRandomness

/// A generator of random trees over a few identities, so that different trees share nodes.
struct RandomFrames {
  private var randomness: Randomness
  private let identities: [NodeID]
  /// The latest node of each identity, shared by later frames with an equal node.
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
    // Few variants, so that properties are often equal.
    let look = randomness.next(below: 7)
    let node = RenderNode(
      id: id, frame: CGRect(x: 0, y: 0, width: 10, height: look == 1 ? 20 : 10),
      style: BoxStyle(opacity: look == 2 ? 0.5 : 1), contentOrigin: look == 3 ? CGPoint(x: 1, y: 1) : .zero,
      pin: look == 5 ? NodePin(edge: .top, distance: 0, limits: 0...9) : nil,
      semantics: look == 4 ? Semantics(role: .button) : nil, children: nodes)
    if let last = shared[id], last == node, randomness.next(below: 4) > 0 { return last }
    shared[id] = node
    return node
  }
}
