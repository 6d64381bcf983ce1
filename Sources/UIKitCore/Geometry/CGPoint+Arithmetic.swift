import Foundation

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }

  /// The nearest point of a rectangle, its edges included.
  func clamped(to rect: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
  }
}
