import Foundation

/// A direction with a length, in points.
///
/// Foundation on Linux has the other Core Graphics geometry types, but not this one.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector()

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
