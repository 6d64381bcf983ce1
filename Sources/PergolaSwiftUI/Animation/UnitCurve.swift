import Foundation

/// A function from the part of a time that has passed to the part of a way that is done.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(start: UnitPoint, end: UnitPoint)
    case circularIn, circularOut, circularInOut
  }

  private let kind: Kind
  private let isInverse: Bool

  private init(_ kind: Kind, isInverse: Bool = false) {
    self.kind = kind
    self.isInverse = isInverse
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The first control point. Its x is limited to 0 to 1.
  ///   - endControlPoint: The second control point. Its x is limited to 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(start: startControlPoint.limited, end: endControlPoint.limited))
  }

  /// A constant speed.
  public static let linear = bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// A slow start and a slow end.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A slow start.
  public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// A slow end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter of a circle with a slow start.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter of a circle with a slow end.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarters of circles, with a slow start and a slow end.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The curve from the way to the time.
  public var inverse: UnitCurve { UnitCurve(kind, isInverse: !isInverse) }

  /// The value at a progress from 0 to 1; that at the nearest end for others.
  public func value(at progress: Double) -> Double {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    return isInverse ? Self.argument(where: forward, is: progress) : forward(progress)
  }

  /// The slope at a progress from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let (a, b) = (max(0, progress - step), min(1, progress + step))
    return b > a ? (value(at: b) - value(at: a)) / (b - a) : 0
  }

  private func forward(_ progress: Double) -> Double {
    switch kind {
    case .bezier(let start, let end):
      // A line, without the errors of the search.
      if start.x == start.y, end.x == end.y { return progress }
      let time = Self.argument(where: { Self.bezier($0, start.x, end.x) }, is: progress)
      return Self.bezier(time, start.y, end.y)
    case .circularIn: return 1 - (1 - progress * progress).squareRoot()
    case .circularOut: return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularInOut:
      let x = progress * 2
      return x < 1
        ? (1 - (1 - x * x).squareRoot()) / 2 : ((1 - (x - 2) * (x - 2)).squareRoot() + 1) / 2
    }
  }

  /// A coordinate of a cubic Bézier curve from 0 to 1.
  private static func bezier(_ time: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * time * a + 3 * rest * time * time * b + time * time * time
  }

  /// The argument at which a growing function has a value, by bisection.
  private static func argument(where function: (Double) -> Double, is value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension UnitPoint {
  /// The point with a finite y, and an x from 0 to 1.
  fileprivate var limited: UnitPoint {
    UnitPoint(x: x.isNaN ? 0 : min(max(x, 0), 1), y: y.isFinite ? y : 0)
  }
}
