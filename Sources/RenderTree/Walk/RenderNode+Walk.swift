extension RenderNode {
  /// Takes a visitor through the node and all in it that is drawn, back to front.
  ///
  /// Painting, hit testing and reading a screen all stand on this walk, and agree for that reason on where a node is,
  /// and on what is drawn.
  ///
  /// - Parameters:
  ///   - inherited: the part of the node's place that its ancestors say; that of a scene's root by default.
  ///   - context: the visitor's context for this node.
  /// - Complexity: O(*n*) in the nodes that are drawn and their children, and nothing is allocated for them. What a
  ///   clip or a mask leaves nothing of is not entered.
  package func walk<Visitor: NodeVisitor>(
    with visitor: inout Visitor, in inherited: NodePlace.Inherited = NodePlace.Inherited(), context: Visitor.Context
  ) {
    guard let place = NodePlace(of: self, in: inherited) else { return }
    if let inner = visitor.enter(self, at: place, in: context), place.showsContent {
      walkChildren(with: &visitor, in: place.inherited(from: self), context: inner)
    }
    visitor.leave(self, at: place, in: context)
  }

  /// Takes a visitor through all that is drawn in the node, but not to the node itself.
  package func walkChildren<Visitor: NodeVisitor>(
    with visitor: inout Visitor, in inherited: NodePlace.Inherited, context: Visitor.Context
  ) {
    for child in children { child.walk(with: &visitor, in: inherited, context: context) }
  }
}
