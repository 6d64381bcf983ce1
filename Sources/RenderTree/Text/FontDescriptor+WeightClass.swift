import Foundation

extension FontDescriptor {
  /// OpenType's weight class, from 100 to 900, interpolated between the named weights of UIKit.
  package var weightClass: Int {
    Int(Self.interpolated(weight, along: Self.weightClasses.map { ($0.weight, $0.class) }).rounded())
  }

  /// The weight of one of OpenType's weight classes, the inverse of ``weightClass``.
  package static func weight(ofClass weightClass: Int) -> CGFloat {
    interpolated(CGFloat(weightClass), along: weightClasses.map { ($0.class, $0.weight) })
  }

  private static let weightClasses: [(weight: CGFloat, class: CGFloat)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
  ]

  /// The value at `x` of the line through points that are ordered by x, constant beyond both ends.
  private static func interpolated(_ x: CGFloat, along points: [(x: CGFloat, y: CGFloat)]) -> CGFloat {
    guard let first = points.first, x > first.x else { return points.first?.y ?? 0 }
    for (low, high) in zip(points, points.dropFirst()) where x <= high.x {
      return low.y + (x - low.x) / (high.x - low.x) * (high.y - low.y)
    }
    return points.last?.y ?? 0
  }
}
