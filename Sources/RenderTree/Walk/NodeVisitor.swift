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
