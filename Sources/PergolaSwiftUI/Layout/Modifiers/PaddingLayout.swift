import Foundation

/// Room around a view.
nonisolated struct PaddingLayout: ElementLayout {
  let insets: EdgeInsets

  /// The length that the edges have by default, in points: two columns and one row of a terminal.
  static let standard: CGFloat = 16

  func contentProposal(for proposal: ProposedViewSize, _ content: ViewElement) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  func size(for proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
    CGSize(width: max(content.width + insets.horizontal, 0), height: max(content.height + insets.vertical, 0))
  }

  func origin(in size: CGSize, _ content: ViewDimensions) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }
}

extension EdgeInsets {
  /// Insets of one length at some of the edges. A length that is not finite counts as 0.
  init(_ length: CGFloat, at edges: Edge.Set) {
    let length = length.isFinite ? length : 0
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The insets, with 0 for lengths that are not finite.
  var finite: EdgeInsets {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
  }
}

extension View {
  /// Adds room at edges of the view.
  ///
  /// - Parameters:
  ///   - edges: The edges; all by default.
  ///   - length: In points; nil for 16.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      ElementLayoutModifier(
        layout: PaddingLayout(insets: EdgeInsets(length ?? PaddingLayout.standard, at: edges))))
  }

  /// Adds room at the edges of the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(ElementLayoutModifier(layout: PaddingLayout(insets: insets.finite)))
  }

  /// Adds room of one length, in points, at all edges of the view.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
