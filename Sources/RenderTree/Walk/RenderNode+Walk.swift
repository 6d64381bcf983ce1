extension RenderNode {
  /// Visits the node and all its descendants that are drawn, back to front.
  ///
  /// Painting, hit testing and reading a screen share this walk, so that they agree on the geometry and the visibility
  /// of nodes.
  ///
  /// - Parameters:
  ///   - inherited: the values that the node inherits from its ancestors; those of a scene's root by default.
  ///   - context: the visitor's context for this node.
  /// - Complexity: O(*n*) in the drawn nodes and their children, without allocations. Nodes that clips or masks hide
  ///   entirely are not entered.
  package func walk<Visitor: NodeVisitor>(
    with visitor: inout Visitor, in inherited: NodeGeometry.Inherited = NodeGeometry.Inherited(),
    context: Visitor.Context
  ) {
    guard let place = NodeGeometry(of: self, in: inherited) else { return }
    if let inner = visitor.enter(self, at: place, in: context), place.showsContent {
      walkChildren(with: &visitor, in: place.inherited(from: self), context: inner)
    }
    visitor.leave(self, at: place, in: context)
  }

  /// Visits all descendants that are drawn, but not the node itself.
  package func walkChildren<Visitor: NodeVisitor>(
    with visitor: inout Visitor, in inherited: NodeGeometry.Inherited, context: Visitor.Context
  ) {
    for child in children { child.walk(with: &visitor, in: inherited, context: context) }
  }
}
