import RenderTree

/// The children of a node as a page has them: in reading order, with the levels that let them be painted in drawing order.
///
/// Elements of one level are painted in the order of the page, and those of a higher level in front of them. A node whose
/// children have levels keeps them apart from those of other nodes (`isolation`).
struct PageChildren: Equatable, Sendable {
  /// The children in reading order.
  let nodes: [RenderNode]
  /// The levels of the children; empty if all are 0.
  private let levels: [Int]

  /// The children of a node.
  ///
  /// - Complexity: O(*n* log *n*) in the children.
  init(of node: RenderNode, _ page: PageSurroundings) {
    nodes = node.childrenInReadingOrder(isRightToLeft: page.isRightToLeft)
    levels = Self.levels(of: nodes, drawnAs: node.children)
  }

  /// Returns the lowest levels with which nodes in one order are painted in another one: a node gets a higher level than
  /// the one that is painted before it only if it stands before that one.
  private static func levels(of nodes: [RenderNode], drawnAs drawn: [RenderNode]) -> [Int] {
    if zip(nodes, drawn).allSatisfy({ $0 === $1 }) { return [] }
    var indexes: [NodeID: Int] = [:]
    for (index, node) in nodes.enumerated() { indexes[node.id] = index }
    var levels = Array(repeating: 0, count: nodes.count)
    var (level, last) = (0, -1)
    for node in drawn {
      guard let index = indexes[node.id] else { continue }
      if index < last { level += 1 }
      levels[index] = level
      last = index
    }
    return levels
  }

  /// True if some children are painted in another order than that of the page.
  var haveLevels: Bool { !levels.isEmpty }

  /// Returns the level of the child at an index.
  func level(at index: Int) -> Int { levels.isEmpty ? 0 : levels[index] }

  static func == (a: PageChildren, b: PageChildren) -> Bool {
    a.levels == b.levels && a.nodes.elementsEqual(b.nodes) { $0.id == $1.id }
  }
}
