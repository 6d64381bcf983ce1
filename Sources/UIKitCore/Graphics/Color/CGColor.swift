import Foundation
import RenderTree

/// A colour in sRGB. It does not adapt to appearances.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// Red, green, blue and alpha, each from 0 to 1.
  let rgba: SIMD4<Double>

  init(rgba: SIMD4<Double>) { self.rgba = rgba }

  /// A colour with the given sRGB components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  /// A grey, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity, from 0 (transparent) to 1.
  public var alpha: CGFloat { CGFloat(rgba.w) }

  /// Red, green, blue and alpha, each from 0 to 1.
  public var components: [CGFloat]? { (0..<4).map { CGFloat(rgba[$0]) } }

  /// The number of components: 4, with alpha.
  public var numberOfComponents: Int { 4 }

  /// The colour with another opacity, from 0 to 1; never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = rgba
    copy.w = Double(alpha)
    return CGColor(rgba: copy)
  }

  /// Returns true if all four components are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }

  /// Hashes all four components.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }

  /// The four components, from 0 to 1.
  public var description: String { "CGColor(\(rgba.x), \(rgba.y), \(rgba.z), \(rgba.w))" }
}

extension RenderColor {
  init(_ color: CGColor) {
    self.init(red: color.rgba.x, green: color.rgba.y, blue: color.rgba.z, alpha: color.rgba.w)
  }
}
