/// The part of a view in a group of views with the same geometry.
nonisolated struct MatchedGeometry {
  let id: AnyHashable
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

/// A modifier that gives each element of its content the geometry of another view.
private nonisolated struct MatchedGeometryModifier: PrimitiveModifier {
  let match: MatchedGeometry

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    MatchedGeometryNode(view, context)
  }
}

private final class MatchedGeometryNode<Content: View>: ElementModifierNode<Content, MatchedGeometryModifier> {
  override func make(around element: ViewElement) -> ViewElement {
    MatchedGeometryElement(self, around: element, modifier.match)
  }

  override func apply(to wrapper: ViewElement) { (wrapper as? MatchedGeometryElement)?.setMatch(modifier.match) }

  override func didRemove(_ wrapper: ViewElement) { (wrapper as? MatchedGeometryElement)?.leave() }
}

extension View {
  /// Gives the view the geometry of another view with the same identifier, its source.
  ///
  /// The source is laid out as without the modifier. Other views keep their places in the layout, too, but show their
  /// content at the frame of the source. If a source is inserted in the animation in which another one is removed, it comes
  /// from the frame of that. Only geometry is matched, and only inside one hierarchy: sheets and pushed pages don't match.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group.
  ///   - namespace: The name space of the identifier.
  ///   - properties: The properties that views take from the source.
  ///   - anchor: The point of both views that coincides.
  ///   - isSource: True for the view whose geometry the others have. Of several the first one counts.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        match: MatchedGeometry(
          id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor, isSource: isSource)))
  }
}
