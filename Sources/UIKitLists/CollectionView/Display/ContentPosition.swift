import Foundation
@_spi(Toolkit) import UIKitCore

/// The content size and the content offset.
///
/// The values before and after a correction determine the elements that the correction moved on the screen.
struct ContentPosition {
  var offset: CGPoint
  var size: CGSize

  /// The position in the orthogonal section that contains the corrected element; nil if it is not in one.
  var orthogonalSection: OrthogonalSection?

  /// The content length of an orthogonal section, and the distance by which it is scrolled.
  struct OrthogonalSection: Equatable {
    var offset: CGFloat
    var length: CGFloat
  }

  /// The elements that a correction moved on the screen. Those on the other side of the corrected element stay in
  /// place.
  enum Movement: Equatable {
    /// The elements after the corrected one moved by a distance, away from the start of the content.
    case following(CGFloat)
    /// The elements before the corrected one moved by a distance, towards the start of the content.
    case preceding(CGFloat)

    var distance: CGFloat {
      switch self {
      case .following(let distance), .preceding(let distance): distance
      }
    }
  }

  /// The movement from this position to a new one; nil if the elements on both sides may have moved.
  func movement(to new: ContentPosition, along axis: LayoutAxis) -> Movement? {
    func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }
    guard isSame(size[axis.other], new.size[axis.other]), isSame(offset[axis.other], new.offset[axis.other]) else {
      return nil
    }
    let growth = new.size[axis] - size[axis]
    if isSame(offset[axis], new.offset[axis]) { return .following(growth) }
    return isSame(offset[axis] + growth, new.offset[axis]) ? .preceding(growth) : nil
  }
}
