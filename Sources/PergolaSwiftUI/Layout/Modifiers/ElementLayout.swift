import Foundation

/// The size and the position that a modifier gives the element that it wraps.
@MainActor
protocol ElementLayout {
  /// True if the position moves the guides of the content as well.
  var movesGuides: Bool { get }

  /// The proposal for the content.
  func contentProposal(for proposal: ProposedViewSize, _ content: ViewElement) -> ProposedViewSize

  /// The size for a proposal, with that of the content for its own.
  func size(for proposal: ProposedViewSize, _ content: CGSize) -> CGSize

  /// The position of the content's top leading corner in a size.
  func origin(in size: CGSize, _ content: ViewDimensions) -> CGPoint
}

extension ElementLayout {
  var movesGuides: Bool { true }
  func contentProposal(for proposal: ProposedViewSize, _ content: ViewElement) -> ProposedViewSize { proposal }
  func size(for proposal: ProposedViewSize, _ content: CGSize) -> CGSize { content }
  func origin(in size: CGSize, _ content: ViewDimensions) -> CGPoint { .zero }
}

/// A modifier that gives each element of its content a size or a position.
nonisolated struct ElementLayoutModifier<Arrangement: ElementLayout>: PrimitiveModifier {
  let layout: Arrangement

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ElementLayoutNode(view, context)
  }
}

private final class ElementLayoutNode<Content: View, Arrangement: ElementLayout>:
  ElementModifierNode<Content, ElementLayoutModifier<Arrangement>>
{
  override func make(around element: ViewElement) -> ViewElement {
    ArrangedElement(self, around: element, modifier.layout)
  }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? ArrangedElement<Arrangement> else { return }
    wrapper.layout = modifier.layout
    wrapper.setNeedsLayout()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.layoutDirection != environment.layoutDirection { evaluate() }
  }
}

/// An element with the size or the position of a modifier.
private final class ArrangedElement<Arrangement: ElementLayout>: WrapperElement {
  var layout: Arrangement

  init(_ node: ViewNode, around content: ViewElement, _ layout: Arrangement) {
    self.layout = layout
    super.init(node, around: content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.size(for: proposal, inner.size(for: layout.contentProposal(for: proposal, inner)))
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    let content = inner.dimensions(for: layout.contentProposal(for: placement.proposal, inner))
    var origin = layout.origin(in: placement.frame.size, content)
    if isRightToLeft { origin.x = placement.frame.width - origin.x - content.width }
    inner.place(
      at: CGPoint(x: placement.frame.minX + origin.x, y: placement.frame.minY + origin.y), proposal: content.proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let content = inner.dimensions(for: layout.contentProposal(for: dimensions.proposal, inner))
    guard let position = content.explicit(key) else { return nil }
    guard layout.movesGuides else { return position }
    let origin = layout.origin(in: dimensions.size, content)
    return position + (key.isHorizontal ? origin.x : origin.y)
  }
}

extension Alignment {
  /// The position of a content's top leading corner in a size, where the guides of both meet.
  @MainActor
  func origin(of content: ViewDimensions, in size: CGSize) -> CGPoint {
    let frame = ViewDimensions(size: size, element: nil, proposal: content.proposal)
    return CGPoint(x: frame[horizontal] - content[horizontal], y: frame[vertical] - content[vertical])
  }
}
