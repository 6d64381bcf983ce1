import Foundation
@_spi(Toolkit) import UIKitCore

/// An element with another one at an edge, which makes the content's safe area smaller.
final class EdgeInsetElement: SecondaryElement {
  /// The frame of the content, in the coordinates of the element's view.
  private var contentFrame = CGRect.zero

  private var edge: Edge {
    if case .atEdge(let edge, _) = place { edge } else { .bottom }
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  private var distance: CGFloat {
    if case .atEdge(_, let distance?) = place { return distance.isFinite ? distance : 0 }
    return ViewSpacing.standard.onGrid(node.environment.pointGrid, isVertical ? .vertical : .horizontal)
  }

  override var safeArea: SafeArea? {
    placement.map { SafeArea(full: CGRect(origin: .zero, size: $0.frame.size), safe: contentFrame) }
  }

  /// The proposal for the element at the edge.
  private func secondaryProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: nil) : ProposedViewSize(width: nil, height: proposal.height)
  }

  /// The length that the element at the edge takes, with the distance to the content.
  private func inset(for proposal: ProposedViewSize) -> CGFloat {
    let size = secondary.size(for: secondaryProposal(for: proposal))
    return max((isVertical ? size.height : size.width) + distance, 0)
  }

  private func contentProposal(for proposal: ProposedViewSize, _ inset: CGFloat) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - inset, 0) })
      : ProposedViewSize(width: proposal.width.map { max($0 - inset, 0) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inset = inset(for: proposal)
    let content = inner.size(for: contentProposal(for: proposal, inset))
    return isVertical
      ? CGSize(width: content.width, height: content.height + inset)
      : CGSize(width: content.width + inset, height: content.height)
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    wrapperView.setFrame(placement.frame, scale: scale)
    let size = placement.frame.size
    let inset = inset(for: placement.proposal)
    let isAtLeft = edge == (isRightToLeft ? .trailing : .leading)
    contentFrame = CGRect(
      x: isAtLeft ? inset : 0, y: edge == .top ? inset : 0, width: max(isVertical ? size.width : size.width - inset, 0),
      height: max(isVertical ? size.height - inset : size.height, 0))
    placeEdge(in: size)
    inner.place(at: contentFrame.origin, proposal: contentProposal(for: placement.proposal, inset))
  }

  private func placeEdge(in size: CGSize) {
    let frame = ViewDimensions(size: size, element: nil, proposal: ProposedViewSize(size))
    placeSecondary(at: frame, proposal: secondaryProposal(for: ProposedViewSize(size)))
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let inset = inset(for: dimensions.proposal)
    let content = inner.dimensions(for: contentProposal(for: dimensions.proposal, inset))
    guard let position = content.explicit(key) else { return nil }
    return position + (edge == (key.isHorizontal ? .leading : .top) ? inset : 0)
  }
}

extension View {
  /// Shows views at the top or the bottom edge. The view's safe area ends at them.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which the views are aligned.
  ///   - spacing: The distance to the view in points; nil for the standard one.
  public nonisolated func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      SecondaryModifier(
        place: .atEdge(edge == .top ? .top : .bottom, distance: spacing),
        alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom), secondary: content()))
  }

  /// Shows views at the leading or the trailing edge. The view's safe area ends at them.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which the views are aligned.
  ///   - spacing: The distance to the view in points; nil for the standard one.
  public nonisolated func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      SecondaryModifier(
        place: .atEdge(edge == .leading ? .leading : .trailing, distance: spacing),
        alignment: Alignment(horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
        secondary: content()))
  }
}
