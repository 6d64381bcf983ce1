import Foundation

/// The room that views need on both sides of a guide at which they are aligned.
struct GuideExtents {
  private var greatestBefore = -CGFloat.infinity
  private var greatestAfter = -CGFloat.infinity

  /// The greatest distance from a view's leading or top side to its guide, in points; 0 without views.
  var before: CGFloat { greatestBefore.isFinite ? greatestBefore : 0 }

  /// The length of all views, in points; 0 without views.
  var length: CGFloat { greatestBefore.isFinite ? greatestBefore + greatestAfter : 0 }

  /// Adds a view with the distance of its guide from its leading or top side, in points.
  mutating func add(_ viewLength: CGFloat, guide: CGFloat) {
    greatestBefore = max(greatestBefore, guide)
    greatestAfter = max(greatestAfter, viewLength - guide)
  }

  /// Adds a view that is aligned at a guide. The guides of an infinite view are nowhere.
  @MainActor
  mutating func add(_ dimension: ViewDimensions, at key: AlignmentKey) {
    add(key.isHorizontal ? dimension.width : dimension.height, guide: dimension.finiteGuide(key))
  }

  /// The position of the guide in a room, in points.
  ///
  /// - Parameter share: The part of what the views leave of the room that lies before them, from 0 to 1.
  func position(in room: CGFloat, _ share: CGFloat) -> CGFloat {
    length.isFinite ? before + share * (room - length) : before
  }
}
