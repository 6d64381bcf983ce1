import Foundation

extension UIView {
  /// A frame from left to right in the view, or its mirror image in a layout from right to left.
  final func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
