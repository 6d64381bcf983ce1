extension RenderNode: Equatable {
  /// True if the nodes have the same identity, the same properties and equal children.
  ///
  /// - Complexity: O(*n*) in the nodes; O(1) for identical objects.
  public static func == (a: RenderNode, b: RenderNode) -> Bool {
    a === b || (a.id == b.id && a.hasProperties(of: b) && a.children == b.children)
  }

  private func hasProperties(of other: RenderNode) -> Bool {
    frame == other.frame && transform == other.transform && style == other.style && content == other.content
      && scroll == other.scroll && contentOrigin == other.contentOrigin && pin == other.pin
      && semantics == other.semantics
  }
}
