import Foundation
@_spi(Toolkit) import UIKitCore

/// The size of the content, and its position under the visible rectangle.
///
/// Those before and after a correction tell which elements the correction moved on the screen.
struct ContentPosition {
  var offset: CGPoint
  var size: CGSize

  /// The row of the orthogonal section that the corrected element is in; nil if it is in none.
  var row: Row?

  /// The length of a row, and the distance by which it is scrolled.
  struct Row: Equatable {
    var offset: CGFloat
    var length: CGFloat
  }

  /// The elements that a correction moved on the screen; those on the other side of the corrected element stayed.
  enum Movement: Equatable {
    /// The elements behind the corrected one were moved by a distance, away from the beginning of the content.
    case following(CGFloat)
    /// The elements before the corrected one were moved by a distance, towards the beginning of the content.
    case preceding(CGFloat)

    var distance: CGFloat {
      switch self {
      case .following(let distance), .preceding(let distance): distance
      }
    }
  }

  /// The movement of the elements from this position to a new one; nil if those on both sides may have moved.
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
