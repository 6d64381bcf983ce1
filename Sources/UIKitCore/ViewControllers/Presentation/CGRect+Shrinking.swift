import Foundation

extension CGRect {
  /// The rectangle without margins; without them along an axis along which it is too small. It is never null.
  func shrunk(by insets: UIEdgeInsets) -> CGRect {
    var result = self
    if width >= insets.left + insets.right {
      result.origin.x += insets.left
      result.size.width -= insets.left + insets.right
    }
    if height >= insets.top + insets.bottom {
      result.origin.y += insets.top
      result.size.height -= insets.top + insets.bottom
    }
    return result
  }

  /// The rectangle without equal margins on both sides.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    shrunk(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }
}
