import RenderTree

extension FrameDifference {
  /// Returns the frame that results from the changes.
  ///
  /// - Parameter old: the frame from which the difference was computed.
  /// - Complexity: O(*n*) in the frame's nodes. Unchanged subtrees stay the same objects.
  package func applied(to old: Frame) -> Frame {
    var tree = ElementTree(old.root)
    for change in changes {
      switch change {
      case .remove(let node), .move(let node, _): tree.takeOut(node)
      case .insert, .set: continue
      }
    }
    for change in changes {
      switch change {
      case .remove: continue
      case .insert(let node, let position): tree.put(tree.makeElement(node), at: position)
      case .move(let node, let position): tree.put(tree.element(node), at: position)
      case .set(let node, let properties): tree.set(properties, of: node)
      }
    }
    return Frame(
      number: number, size: size, scale: scale, root: tree.root, transitions: transitions, focusedNode: focusedNode,
      title: title)
  }
}

/// A mutable tree, like a host's.
private struct ElementTree {
  /// A mutable node.
  final class Element {
    /// The node of the old frame.
    let node: RenderNode
    var properties: [NodeProperty] = []
    var children: [Element]
    weak var parent: Element?
    /// True if a child was added or removed.
    var childrenDidChange = false

    init(_ node: RenderNode, children: [Element]) {
      self.node = node
      self.children = children
    }

    /// The current node: the same object if nothing in it changed.
    var current: RenderNode {
      let nodes = children.map(\.current)
      let isSame = !childrenDidChange && properties.isEmpty && zip(nodes, node.children).allSatisfy { $0 === $1 }
      return isSame ? node : node.with(properties, children: nodes)
    }
  }

  private var elements: [NodeID: Element] = [:]
  /// The parent of the root.
  private let superroot: Element

  init(_ root: RenderNode) {
    superroot = Element(root, children: [])
    put(makeElement(root), at: FrameDifference.Position(parent: nil, index: 0))
  }

  var root: RenderNode {
    guard let root = superroot.children.first, superroot.children.count == 1 else {
      preconditionFailure("The difference does not apply to this frame: it leaves \(superroot.children.count) roots.")
    }
    return root.current
  }

  func element(_ node: NodeID) -> Element {
    guard let element = elements[node] else {
      preconditionFailure("The difference does not apply to this frame, which has no node \(node).")
    }
    return element
  }

  /// Makes elements for a node and its descendants.
  mutating func makeElement(_ node: RenderNode) -> Element {
    let element = Element(node, children: node.children.map { makeElement($0) })
    for child in element.children { child.parent = element }
    elements[node.id] = element
    return element
  }

  func takeOut(_ node: NodeID) {
    let element = element(node)
    guard let parent = element.parent, let index = parent.children.firstIndex(where: { $0 === element }) else { return }
    parent.children.remove(at: index)
    parent.childrenDidChange = true
    element.parent = nil
  }

  func put(_ element: Element, at position: FrameDifference.Position) {
    let parent = position.parent.map { self.element($0) } ?? superroot
    guard position.index <= parent.children.count else {
      preconditionFailure("The difference does not apply to this frame: \(element.node.id) cannot be at \(position).")
    }
    parent.children.insert(element, at: position.index)
    parent.childrenDidChange = true
    element.parent = parent
  }

  func set(_ properties: [NodeProperty], of node: NodeID) { element(node).properties += properties }
}
