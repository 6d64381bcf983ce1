/// The part of a scene that can be used: all of it, or what is inside the foremost modal node that is drawn.
///
/// A visitor adds nodes as it enters them.
package struct ModalScope: Sendable {
  /// The foremost modal node so far; nil for none.
  package private(set) var modal: NodeID?

  /// All of a scene.
  package init() {}

  /// Adds a node; if it is modal, the scope is what is inside it.
  ///
  /// - Returns: true if the node is modal.
  @discardableResult
  package mutating func add(_ node: RenderNode) -> Bool {
    guard node.semantics?.isModal == true else { return false }
    modal = node.id
    return true
  }

  /// True if a node inside a modal node, or in none, is in the scope.
  package func contains(nodeIn modal: NodeID?) -> Bool { self.modal == nil || self.modal == modal }
}
