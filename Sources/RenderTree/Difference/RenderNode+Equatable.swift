extension RenderNode: Equatable {
  /// True if the nodes have the same identity, and look and mean the same with all in them.
  ///
  /// - Complexity: O(*n*) in the nodes; O(1) for the same object.
  public static func == (a: RenderNode, b: RenderNode) -> Bool {
    a === b || (a.id == b.id && a.properties(otherThan: b).isEmpty && a.children == b.children)
  }
}
