/// The client of a walk through a tree.
///
/// The walk enters nodes back to front: a node before its children, the children in their order. It leaves a node
/// after its children, so that calls nest as the nodes do. Nodes that are not drawn are left out, with all in them;
/// ``NodePlace/init(of:in:)`` says which those are.
///
/// ```swift
/// struct Texts: NodeVisitor {
///   var texts: [String] = []
///   mutating func enter(_ node: RenderNode, at place: NodePlace, in context: Void) -> Void? {
///     if case .text(let content) = node.content { texts.append(content.layout.text.string) }
///     return ()
///   }
/// }
/// var texts = Texts()
/// frame.root.walk(with: &texts, context: ())
/// ```
package protocol NodeVisitor {
  /// The values that children get from their parent besides their place, as the nearest ancestor of some kind.
  associatedtype Context

  /// Visits a node before its children.
  ///
  /// - Returns: the context of the children; nil to leave them out.
  mutating func enter(_ node: RenderNode, at place: NodePlace, in context: Context) -> Context?

  /// Visits a node after its children, also where they were left out.
  mutating func leave(_ node: RenderNode, at place: NodePlace, in context: Context)
}

extension NodeVisitor {
  /// Does nothing.
  package mutating func leave(_ node: RenderNode, at place: NodePlace, in context: Context) {}
}
