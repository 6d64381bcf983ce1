import Foundation

/// The ideal size of a view, along one axis or both.
nonisolated struct FixedSizeLayout: ElementLayout {
  let horizontal: Bool
  let vertical: Bool

  func contentProposal(for proposal: ProposedViewSize, _ content: ViewElement) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

extension View {
  /// Gives the view its ideal size, whatever the room.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal width, its ideal height, or both, whatever the room.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(ElementLayoutModifier(layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }
}
