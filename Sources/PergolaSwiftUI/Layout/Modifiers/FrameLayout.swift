import Foundation
import PergolaDiagnostics

/// A frame with a given width, height, or both.
nonisolated struct FrameLayout: ElementLayout, Equatable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func contentProposal(for proposal: ProposedViewSize, _ content: ViewElement) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(for proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
    CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  @MainActor func origin(in size: CGSize, _ content: ViewDimensions) -> CGPoint {
    alignment.origin(of: content, in: size)
  }
}

/// The lengths that an app may give a frame.
enum FrameLength {
  /// A length that can be laid out: 0 instead of a negative one, nil instead of an infinite one or of no number. Logs
  /// the mistake.
  ///
  /// - Parameter mayBeInfinite: True for a greatest length.
  static func checked(_ length: CGFloat?, mayBeInfinite: Bool = false) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite || mayBeInfinite { return length }
    Log.warning("Invalid frame dimension (negative or non-finite).")
    return length.isFinite ? 0 : nil
  }
}

extension View {
  /// Puts the view into a frame with a width, a height, or both. A side that is not given follows the view.
  ///
  /// A negative length counts as 0, and one that is not finite as not given.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  ///   - alignment: The position of the view in the frame.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ElementLayoutModifier(
        layout: FrameLayout(
          width: FrameLength.checked(width), height: FrameLength.checked(height), alignment: alignment)))
  }

  /// Puts the view into a frame without a size, which changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  /// Puts the view into a frame whose lengths lie in ranges.
  ///
  /// A least length that is not given is that of the view, and so is a greatest one. Where both are given, the frame
  /// takes as much of the room as they allow.
  ///
  /// - Parameters:
  ///   - idealWidth: The width that is proposed to the view where there is no other proposal, in points.
  ///   - maxWidth: In points; infinity for all of the room.
  ///   - idealHeight: The height that is proposed to the view where there is no other proposal, in points.
  ///   - maxHeight: In points; infinity for all of the room.
  ///   - alignment: The position of the view in the frame.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ElementLayoutModifier(
        layout: FlexibleFrameLayout(
          horizontal: LengthRange(minWidth, idealWidth, maxWidth),
          vertical: LengthRange(minHeight, idealHeight, maxHeight), alignment: alignment)))
  }
}
