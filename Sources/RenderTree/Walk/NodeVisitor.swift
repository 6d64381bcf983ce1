/// The client of a walk through a tree.
///
/// The walk enters nodes back to front: a node before its children, the children in order. It leaves a node after its
/// children, so that calls are nested like the nodes. Nodes that are not drawn are skipped, with their descendants; see
/// ``NodeGeometry/init(of:in:)``.
///
/// ```swift
/// struct Texts: NodeVisitor {
///   var texts: [String] = []
///   mutating func enter(_ node: RenderNode, at place: NodeGeometry, in context: Void) -> Void? {
///     if case .text(let content) = node.content { texts.append(content.layout.text.string) }
///     return ()
///   }
/// }
/// var texts = Texts()
/// frame.root.walk(with: &texts, context: ())
/// ```
package protocol NodeVisitor {
  /// The visitor's own values that children get from their parent, such as the nearest ancestor of some kind.
  associatedtype Context

  /// Visits a node before its children.
  ///
  /// - Returns: the context of the children; nil to skip them.
  mutating func enter(_ node: RenderNode, at place: NodeGeometry, in context: Context) -> Context?

  /// Visits a node after its children, even if they were skipped.
  mutating func leave(_ node: RenderNode, at place: NodeGeometry, in context: Context)
}

extension NodeVisitor {
  /// Does nothing.
  package mutating func leave(_ node: RenderNode, at place: NodeGeometry, in context: Context) {}
}

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
