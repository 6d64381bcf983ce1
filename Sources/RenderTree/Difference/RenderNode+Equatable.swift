extension RenderNode: Equatable {
  /// True if the nodes have the same identity, the same properties and equal children.
  ///
  /// - Complexity: O(*n*) in the nodes; O(1) for identical objects.
  public static func == (a: RenderNode, b: RenderNode) -> Bool {
    a === b || (a.id == b.id && a.properties(changedFrom: b).isEmpty && a.children == b.children)
  }
}
