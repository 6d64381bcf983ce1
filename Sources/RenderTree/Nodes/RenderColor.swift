/// A colour as hosts draw it: sRGB components from 0 to 1, not premultiplied, resolved for the scene's appearance.
public struct RenderColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let clear = RenderColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = RenderColor(red: 0, green: 0, blue: 0)
  public static let white = RenderColor(red: 1, green: 1, blue: 1)

  /// What is seen where this colour lies over another (the *over* operator of Porter and Duff 1984).
  public func over(_ backdrop: RenderColor) -> RenderColor {
    let share = backdrop.alpha * (1 - alpha)
    let total = alpha + share
    guard total > 0 else { return .clear }
    func mix(_ a: Double, _ b: Double) -> Double { (a * alpha + b * share) / total }
    return RenderColor(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue), alpha: total)
  }
}
