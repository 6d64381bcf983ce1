import Foundation

extension CGPoint {
  /// The nearest point in a rectangle, whose edges are included.
  func clamped(to rect: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
  }
}
