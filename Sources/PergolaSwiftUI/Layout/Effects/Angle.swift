import Foundation

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians; positive ones turn clockwise.
  public var radians: Double

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The angle 0.
  public static let zero = Angle()

  /// Creates the angle 0.
  public init() { radians = 0 }

  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
