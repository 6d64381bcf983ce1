import Foundation

/// The way in which a view with an aspect ratio takes room of another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The view is as large as it can be inside the room.
  case fit
  /// The view is as small as it can be and covers the room.
  case fill
}

/// An aspect ratio.
nonisolated struct AspectRatioLayout: ElementLayout {
  /// The width as a factor of the height; nil for that of the view's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor func contentProposal(for proposal: ProposedViewSize, _ content: ViewElement) -> ProposedViewSize {
    let ideal = content.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return self.ratio == nil
        ? proposal : fitted(ratio, in: CGSize(width: max(ideal.width, 1), height: max(ideal.height, 1)))
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return fitted(ratio, in: CGSize(width: width, height: height))
    }
  }

  private func fitted(_ ratio: CGFloat, in room: CGSize) -> ProposedViewSize {
    let isWide = room.width > room.height * ratio
    return isWide == (mode == .fit)
      ? ProposedViewSize(width: room.height * ratio, height: room.height)
      : ProposedViewSize(width: room.width, height: room.width / ratio)
  }
}

extension View {
  /// Gives the view an aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width as a factor of the height; nil for the ratio of the view's ideal size.
  ///   - contentMode: The way in which the view takes room of another ratio.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(ElementLayoutModifier(layout: AspectRatioLayout(ratio: aspectRatio, mode: contentMode)))
  }

  /// Gives the view the aspect ratio of a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as it can be inside the room, in its own aspect ratio.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as it can be and still cover the room, in its own aspect ratio.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
