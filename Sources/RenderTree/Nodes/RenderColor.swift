/// A colour as hosts draw it: sRGB components from 0 to 1, not premultiplied, resolved for the scene's appearance.
public struct RenderColor: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 (transparent) to 1.
  public var alpha: Double

  /// A colour with the given components, each from 0 to 1; opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Transparent black.
  public static let clear = RenderColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = RenderColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RenderColor(red: 1, green: 1, blue: 1)

  /// Returns the colour with its alpha multiplied by an opacity.
  package func faded(_ opacity: Double) -> RenderColor {
    RenderColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// Returns the composition of this colour over another (the *over* operator of Porter and Duff 1984).
  public func over(_ backdrop: RenderColor) -> RenderColor {
    let share = backdrop.alpha * (1 - alpha)
    let total = alpha + share
    guard total > 0 else { return .clear }
    func mix(_ a: Double, _ b: Double) -> Double { (a * alpha + b * share) / total }
    return RenderColor(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue), alpha: total)
  }
}
