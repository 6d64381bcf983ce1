import Foundation
import PergolaDiagnostics

/// A frame whose lengths lie in ranges.
nonisolated struct FlexibleFrameLayout: ElementLayout {
  let horizontal: LengthRange
  let vertical: LengthRange
  let alignment: Alignment

  func contentProposal(for proposal: ProposedViewSize, _ content: ViewElement) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.contentProposal(for: proposal.width), height: vertical.contentProposal(for: proposal.height))
  }

  func size(for proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
    CGSize(
      width: horizontal.length(for: proposal.width, content.width),
      height: vertical.length(for: proposal.height, content.height))
  }

  @MainActor func origin(in size: CGSize, _ content: ViewDimensions) -> CGPoint {
    alignment.origin(of: content, in: size)
  }
}

/// The least, the ideal and the greatest length of a frame along one axis.
nonisolated struct LengthRange: Equatable {
  let least: CGFloat?
  let ideal: CGFloat?
  let greatest: CGFloat?

  /// Takes lengths that an app gave, and logs those that contradict each other.
  init(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?) {
    let least = FrameLength.checked(least)
    let ideal = FrameLength.checked(ideal)
    let greatest = FrameLength.checked(greatest, mayBeInfinite: true)
    let given = [least, ideal, greatest].compactMap(\.self)
    if given != given.sorted() { Log.warning("Contradictory frame constraints specified.") }
    self.least = least
    self.ideal = ideal.map { max($0, least ?? 0) }
    self.greatest = greatest.map { max($0, least ?? 0, ideal ?? 0) }
  }

  private func clamp(_ length: CGFloat, _ least: CGFloat?, _ greatest: CGFloat?) -> CGFloat {
    max(min(length, greatest ?? .infinity), least ?? 0)
  }

  /// The proposal for the content.
  func contentProposal(for proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map { clamp($0, least, greatest) }
  }

  /// The frame's length, with that of the content.
  func length(for proposal: CGFloat?, _ content: CGFloat) -> CGFloat {
    guard let proposal else { return clamp(ideal ?? content, least, greatest) }
    return switch (least, greatest) {
    case (nil, nil): content
    case (let least?, nil): max(least, min(content, proposal))
    case (nil, let greatest?): min(greatest, max(content, proposal))
    case (let least?, let greatest?): clamp(proposal, least, greatest)
    }
  }
}
