/// The usable part of a scene: all of it, or the inside of the frontmost modal node that is drawn.
///
/// A visitor adds nodes as it enters them.
package struct ModalScope: Sendable {
  /// The frontmost modal node so far; nil for none.
  package private(set) var modal: NodeID?

  /// A scope that includes the whole scene.
  package init() {}

  /// Adds a node. A modal node restricts the scope to its descendants.
  ///
  /// - Returns: true if the node is modal.
  @discardableResult
  package mutating func add(_ node: RenderNode) -> Bool {
    guard node.semantics?.isModal == true else { return false }
    modal = node.id
    return true
  }

  /// True if a node is in the scope.
  ///
  /// - Parameter modal: the innermost modal node that contains the node; nil for none.
  package func contains(nodeIn modal: NodeID?) -> Bool { self.modal == nil || self.modal == modal }
}
