import Foundation
@_spi(Toolkit) import UIKitCore

/// The content size and the content offset.
///
/// The values before and after a correction determine the elements that the correction moved on the screen.
struct ContentPosition {
  var offset: CGPoint
  var size: CGSize

  /// The items in the group of the corrected element; nil if it is not in one.
  var itemsInGroup: Range<Int>?

  /// The position in the orthogonal section that contains the corrected element; nil if it is not in one.
  var orthogonalSection: OrthogonalSection?

  /// The content length of an orthogonal section, and the distance by which it is scrolled.
  struct OrthogonalSection: Equatable {
    var offset: CGFloat
    var length: CGFloat
  }

  /// The distances by which a correction moved the elements on both sides of the corrected one.
  ///
  /// In content coordinates, the elements before the corrected one stay in place. Those after it move together, or are
  /// packed into other groups. On the screen, a change of the content offset moves all of them in addition.
  struct Movement: Equatable {
    /// The change of the content's length: the distance of the elements after the corrected one in content coordinates.
    var growth: CGFloat
    /// The change of the content offset.
    var scrolled: CGFloat
    /// True if the groups hold the same items as before, so that all elements after the corrected one moved together.
    var keepsGroups: Bool

    /// The distance on the screen of the elements before the corrected one; positive towards the end.
    var precedingDistance: CGFloat { -scrolled }
    /// The distance on the screen of the elements after the corrected one; positive towards the end.
    var followingDistance: CGFloat { growth - scrolled }
  }

  /// The movement from this position to a new one; nil if the content changed across the axis, or if elements moved on
  /// both sides into other groups.
  func movement(to new: ContentPosition, along axis: LayoutAxis) -> Movement? {
    func change(_ old: CGFloat, _ new: CGFloat) -> CGFloat { abs(new - old) < 0.001 ? 0 : new - old }
    guard change(size[axis.other], new.size[axis.other]) == 0, change(offset[axis.other], new.offset[axis.other]) == 0
    else { return nil }
    let growth = change(size[axis], new.size[axis])
    var scrolled = change(offset[axis], new.offset[axis])
    if change(growth, scrolled) == 0 { scrolled = growth }
    let movement = Movement(growth: growth, scrolled: scrolled, keepsGroups: itemsInGroup == new.itemsInGroup)
    let isOnOneSide = movement.precedingDistance == 0 || movement.followingDistance == 0
    return isOnOneSide || movement.keepsGroups ? movement : nil
  }
}
