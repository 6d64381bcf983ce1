import Foundation
@_spi(Toolkit) import UIKitCore

/// An element with another one behind it or in front of it, which has no part in its size.
class SecondaryElement: ViewWrapperElement {
  final let secondary: ViewElement
  private(set) final var place = SecondaryPlace.inFront
  private(set) final var alignment = Alignment.center

  init(_ node: ViewNode, around content: ViewElement, _ secondary: ViewElement) {
    self.secondary = secondary
    super.init(node, around: content, view: ElementGroupView())
    secondary.container = self
  }

  /// Puts the other element behind the content, in front of it, or at an edge.
  final func setPlace(_ place: SecondaryPlace, _ alignment: Alignment) {
    self.place = place
    self.alignment = alignment
    showSecondary()
    setNeedsLayout()
  }

  /// Adds the view of the other element.
  func showSecondary() {
    guard let view = secondary.view else { return }
    if place == .behind { wrapperView.insertSubview(view, at: 0) } else { wrapperView.addSubview(view) }
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    super.didPlace(placement, from: old)
    placeSecondary(
      at: ViewDimensions(size: placement.frame.size, element: inner, proposal: placement.proposal),
      proposal: ProposedViewSize(placement.frame.size))
  }

  /// Places the other element where its guides meet those of the content.
  final func placeSecondary(at content: ViewDimensions, proposal: ProposedViewSize) {
    let dimensions = secondary.dimensions(for: proposal)
    let x = content[alignment.horizontal] - dimensions[alignment.horizontal]
    let y = content[alignment.vertical] - dimensions[alignment.vertical]
    secondary.place(
      at: CGPoint(x: isRightToLeft ? content.width - x - dimensions.width : x, y: y), proposal: proposal)
  }
}
