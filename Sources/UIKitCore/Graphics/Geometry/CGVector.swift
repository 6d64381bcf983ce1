import Foundation

/// A direction with a length, in points.
///
/// Foundation on Linux has the other Core Graphics geometry types, but not this one.
public struct CGVector: Hashable, Sendable, Codable {
  /// The extent along x.
  public var dx: CGFloat
  /// The extent along y.
  public var dy: CGFloat

  /// The vector without a length.
  public static let zero = CGVector()

  /// The vector without a length.
  public init() { self.init(dx: 0, dy: 0) }

  /// A vector by its extents.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
