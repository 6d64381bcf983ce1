import Foundation

/// The line of a column or a row at which the guides of its cells stand.
struct GridLine {
  /// The greatest distances from the cells' sides to their guides, in points.
  private var before = -CGFloat.infinity
  private var after = -CGFloat.infinity

  @MainActor
  mutating func add(_ dimension: ViewDimensions, at key: AlignmentKey) {
    let (length, guide) = (key.isHorizontal ? dimension.width : dimension.height, dimension.finiteGuide(key))
    before = max(before, guide)
    after = max(after, length - guide)
  }

  /// The position of the line in a length, in points.
  ///
  /// - Parameter share: The part of the room that the cells leave that stands before them, from 0 to 1.
  func position(in room: CGFloat, _ share: CGFloat) -> CGFloat {
    before.isFinite && after.isFinite ? before + share * (room - before - after) : 0
  }
}
