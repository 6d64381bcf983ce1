import Foundation

extension CGFloat {
  /// The value rounded to the nearest pixel, at `scale` pixels per point.
  package func roundedToPixel(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }

  /// The value rounded up to a pixel; a value less than 0.001 pixels above a pixel counts as on it.
  package func ceiledToPixel(_ scale: CGFloat) -> CGFloat { (self * scale - 0.001).rounded(.up) / scale }

  /// The value rounded down to a pixel; a value less than 0.001 pixels below a pixel counts as on it.
  package func flooredToPixel(_ scale: CGFloat) -> CGFloat { (self * scale + 0.001).rounded(.down) / scale }
}

extension CGSize {
  package func ceiledToPixel(_ scale: CGFloat) -> CGSize {
    CGSize(width: width.ceiledToPixel(scale), height: height.ceiledToPixel(scale))
  }
}

extension CGRect {
  /// The rectangle with each edge rounded to the nearest pixel.
  package func roundedToPixel(_ scale: CGFloat) -> CGRect {
    let left = minX.roundedToPixel(scale)
    let top = minY.roundedToPixel(scale)
    return CGRect(
      x: left, y: top, width: maxX.roundedToPixel(scale) - left, height: maxY.roundedToPixel(scale) - top)
  }
}
