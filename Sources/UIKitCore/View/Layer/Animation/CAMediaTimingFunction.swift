import Foundation

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of the system's own animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// A curve with a name; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A curve with two control points. The times are limited to 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: CGFloat(min(max(c1x, 0), 1)), y: CGFloat(c1y))
    second = CGPoint(x: CGFloat(min(max(c2x, 0), 1)), y: CGFloat(c2y))
    super.init()
  }

  /// The progress at a time from 0 to 1.
  func progress(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // The time along the curve increases with the parameter, so that halving finds it.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.curve(first.x, second.x, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.curve(first.y, second.y, at: (low + high) / 2)
  }

  private static func curve(_ a: CGFloat, _ b: CGFloat, at t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return first == other.first && second == other.second
  }

  public override var hash: Int {
    var hasher = Hasher()
    for part in [first.x, first.y, second.x, second.y] { hasher.combine(part) }
    return hasher.finalize()
  }
}
