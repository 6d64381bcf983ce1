import Foundation

/// A distance by which a view is shown away from its place.
nonisolated struct OffsetLayout: ElementLayout {
  let offset: CGSize

  var movesGuides: Bool { false }

  func origin(in size: CGSize, _ content: ViewDimensions) -> CGPoint { CGPoint(x: offset.width, y: offset.height) }
}

/// A position of a view's centre, in all of the room.
nonisolated struct PositionLayout: ElementLayout {
  let position: CGPoint

  func size(for proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content)
  }

  func origin(in size: CGSize, _ content: ViewDimensions) -> CGPoint {
    CGPoint(x: position.x - content.width / 2, y: position.y - content.height / 2)
  }
}

extension View {
  /// Shows the view away from its place. The layout around it stays.
  ///
  /// - Parameter offset: In points, towards the trailing edge and down.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(ElementLayoutModifier(layout: OffsetLayout(offset: offset)))
  }

  /// Shows the view away from its place, in points towards the trailing edge and down. The layout around it stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the centre of the view at a point of the room, all of which it takes.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(ElementLayoutModifier(layout: PositionLayout(position: position.finite)))
  }

  /// Puts the centre of the view at a point of the room, all of which it takes.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
