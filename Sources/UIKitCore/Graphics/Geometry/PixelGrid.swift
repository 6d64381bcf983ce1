import Foundation

extension CGFloat {
  /// The nearest whole pixel, at `scale` pixels to a point.
  package func roundedToPixel(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }

  /// The next whole pixel upwards; a value a hair above a pixel counts as on it.
  package func ceiledToPixel(_ scale: CGFloat) -> CGFloat { (self * scale - 0.001).rounded(.up) / scale }

  /// The next whole pixel downwards; a value a hair below a pixel counts as on it.
  package func flooredToPixel(_ scale: CGFloat) -> CGFloat { (self * scale + 0.001).rounded(.down) / scale }
}

extension CGSize {
  package func ceiledToPixel(_ scale: CGFloat) -> CGSize {
    CGSize(width: width.ceiledToPixel(scale), height: height.ceiledToPixel(scale))
  }
}

extension CGRect {
  /// The rectangle whose edges are the nearest whole pixels.
  package func roundedToPixel(_ scale: CGFloat) -> CGRect {
    let left = minX.roundedToPixel(scale)
    let top = minY.roundedToPixel(scale)
    return CGRect(
      x: left, y: top, width: maxX.roundedToPixel(scale) - left, height: maxY.roundedToPixel(scale) - top)
  }
}
