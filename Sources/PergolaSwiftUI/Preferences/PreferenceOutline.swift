/// The nodes around some nodes, by which a walk from above finds those nodes in document order and passes over the rest.
@MainActor
struct NodePaths {
  /// The nodes, and all nodes around them.
  private var members: Set<ObjectIdentifier> = []

  /// The paths to nodes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes on the paths.
  init(to nodes: some Sequence<ViewNode>) {
    for node in nodes {
      var current: ViewNode? = node
      while let member = current, members.insert(ObjectIdentifier(member)).inserted { current = member.parent }
    }
  }

  /// Calls a closure with the children that a path leads through, in document order.
  ///
  /// A removed node whose transition lasts is no child any more.
  func forEachChild(of node: ViewNode, _ body: (ViewNode) -> Void) {
    node.forEachChild { if members.contains(ObjectIdentifier($0)) { body($0) } }
  }
}

/// The writers and readers of a preference: below each one those inside it, up to the next ones, in document order.
@MainActor
struct PreferenceOutline {
  private let paths: NodePaths
  private let nodes: Set<ObjectIdentifier>
  private var inner: [ObjectIdentifier: [ViewNode]] = [:]

  /// The outline of the nodes that write or read a preference.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children of the nodes around writers and readers.
  init(of nodes: [ViewNode]) {
    paths = NodePaths(to: nodes)
    self.nodes = Set(nodes.map { ObjectIdentifier($0) })
    for node in nodes { add(node) }
  }

  private mutating func add(_ node: ViewNode) {
    guard inner[ObjectIdentifier(node)] == nil else { return }
    inner[ObjectIdentifier(node)] = []
    addNodes(inside: node, to: ObjectIdentifier(node))
  }

  private mutating func addNodes(inside node: ViewNode, to owner: ObjectIdentifier) {
    var children: [ViewNode] = []
    paths.forEachChild(of: node) { children.append($0) }
    for child in children {
      if nodes.contains(ObjectIdentifier(child)) {
        inner[owner]?.append(child)
        add(child)
      } else {
        addNodes(inside: child, to: owner)
      }
    }
  }

  /// The writers and readers inside one of them that stand inside no other one there, in document order.
  func nodes(inside node: ViewNode) -> [ViewNode] { inner[ObjectIdentifier(node)] ?? [] }
}
