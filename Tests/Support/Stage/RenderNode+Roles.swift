import RenderTree

extension RenderNode {
  /// The nodes of a role in this subtree, from top to bottom.
  package func nodes(_ role: Semantics.Role) -> [RenderNode] {
    let below = children.flatMap { $0.nodes(role) }
    let all = semantics?.role == role ? [self] + below : below
    return all.sorted { $0.frame.minY < $1.frame.minY }
  }
}
