import Foundation

/// A modifier that defines a guide of each element of its content.
nonisolated struct AlignmentGuideModifier: PrimitiveModifier {
  let key: AlignmentKey
  let position: (ViewDimensions) -> CGFloat

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    AlignmentGuideNode(view, context)
  }
}

private final class AlignmentGuideNode<Content: View>: ElementModifierNode<Content, AlignmentGuideModifier> {
  override func make(around element: ViewElement) -> ViewElement {
    AlignmentGuideElement(self, around: element, modifier)
  }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? AlignmentGuideElement else { return }
    wrapper.modifier = modifier
    wrapper.setNeedsLayout()
  }
}

/// An element with a guide of the app's.
private final class AlignmentGuideElement: WrapperElement {
  var modifier: AlignmentGuideModifier
  /// The tie to the observable objects that the closure read last.
  private var observation: Observation?

  init(_ node: ViewNode, around content: ViewElement, _ modifier: AlignmentGuideModifier) {
    self.modifier = modifier
    super.init(node, around: content)
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key == modifier.key else { return super.explicitGuide(key, in: dimensions) }
    let content = ViewDimensions(size: dimensions.size, element: inner, proposal: dimensions.proposal)
    // What only the closure reads marks the node as well.
    observation?.end()
    let observation = Observation(node)
    self.observation = observation
    let position = node.graph.tracking(node) { observation.follow { modifier.position(content) } }
    return position.isFinite ? position : 0
  }
}

extension View {
  /// Defines a horizontal guide of the view.
  ///
  /// - Parameter computeValue: Returns the position, in points from the leading edge. Called during the layout, as
  ///   often as it needs.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, position: computeValue))
  }

  /// Defines a vertical guide of the view.
  ///
  /// - Parameter computeValue: Returns the position, in points from the top edge. Called during the layout, as often as
  ///   it needs.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, position: computeValue))
  }
}
