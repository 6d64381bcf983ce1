import Foundation

/// A two-dimensional vector, in points.
///
/// Foundation on Linux has the other Core Graphics geometry types, but not this one.
public struct CGVector: Hashable, Sendable, Codable {
  /// The component along x.
  public var dx: CGFloat
  /// The component along y.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector()

  /// The vector of length 0.
  public init() { self.init(dx: 0, dy: 0) }

  /// A vector with the given components, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
