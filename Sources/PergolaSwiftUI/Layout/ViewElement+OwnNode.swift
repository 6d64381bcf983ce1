extension ViewElement {
  /// The topmost node below another one that contributes only this element: it appears and disappears with the element.
  func ownNode(below container: ViewNode) -> ViewNode {
    var innermost = self
    while let content = innermost.content { innermost = content }
    var node = innermost.node
    while let parent = node.parent, parent !== container, parent.items.allElements.count == 1 { node = parent }
    return node
  }
}
