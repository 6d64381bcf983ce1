import Foundation
import RenderTree

/// A colour: fixed, or resolved for each trait collection (light or dark, base or elevated).
open class UIColor: NSObject, @unchecked Sendable {
  // Unchecked, because the class is open, as the original is, and a provider can be any closure, as in the original.
  // The storage itself never changes.

  enum Storage {
    case fixed(SIMD4<Double>)
    case system(SystemColor)
    case dynamic((UITraitCollection) -> UIColor)
    /// Another colour, resolved, with its alpha replaced.
    case withAlpha(UIColor, Double)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// A colour with the given sRGB components, from 0 to 1; values outside that range are in extended sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(storage: .fixed(SIMD4(Double(red), Double(green), Double(blue), Double(alpha))))
  }

  /// A colour with the given Display P3 components, from 0 to 1; the same colour in extended sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgb = DisplayP3(red: red, green: green, blue: blue).extendedSRGB
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// A grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour with the given hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// A fixed colour, which does not adapt to appearances.
  public convenience init(cgColor: CGColor) { self.init(storage: .fixed(cgColor.rgba)) }

  /// A dynamic colour. The provider is called for each resolution and must be pure.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(storage: .dynamic(dynamicProvider))
  }

  /// The fixed colour that this colour resolves to with the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = storage { return self }
    return UIColor(storage: .fixed(components(with: traitCollection)))
  }

  /// The colour with another alpha; a dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(var rgba) = storage {
      rgba.w = Double(alpha)
      return UIColor(storage: .fixed(rgba))
    }
    return UIColor(storage: .withAlpha(self, Double(alpha)))
  }

  /// The colour resolved with the current traits.
  public var cgColor: CGColor { CGColor(rgba: components(with: .current)) }

  /// Writes the sRGB components of the colour resolved with the current traits, each from 0 to 1. Always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = components(with: .current)
    red?.pointee = CGFloat(rgba.x)
    green?.pointee = CGFloat(rgba.y)
    blue?.pointee = CGFloat(rgba.z)
    alpha?.pointee = CGFloat(rgba.w)
    return true
  }

  /// Writes hue, saturation and brightness of the colour resolved with the current traits, each from 0 to 1. Always
  /// returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = components(with: .current)
    let hsb = HSB(red: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z))
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = CGFloat(rgba.w)
    return true
  }

  func components(with traits: UITraitCollection) -> SIMD4<Double> {
    switch storage {
    case .fixed(let rgba): return rgba
    case .system(let color): return color.components(with: traits)
    case .dynamic(let provider): return provider(traits).components(with: traits)
    case .withAlpha(let color, let alpha):
      var rgba = color.components(with: traits)
      rgba.w = alpha
      return rgba
    }
  }

  package func rendered(with traits: UITraitCollection) -> RenderColor {
    let rgba = components(with: traits)
    return RenderColor(red: rgba.x, green: rgba.y, blue: rgba.z, alpha: rgba.w)
  }

  /// Fixed colours compare by value and system colours by name; a dynamic colour equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.system(let a), .system(let b)): return a == b
    case (.withAlpha(let a, let alphaA), .withAlpha(let b, let alphaB)): return a == b && alphaA == alphaB
    default: return false
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let rgba): rgba.hashValue
    case .system(let color): color.hashValue
    case .withAlpha(let color, let alpha): color.hash ^ alpha.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch storage {
    case .fixed(let rgba): "<UIColor: \(rgba.x) \(rgba.y) \(rgba.z) \(rgba.w)>"
    case .system(let color): "<UIColor: \(color.name)>"
    case .dynamic: "<UIColor: dynamic>"
    case .withAlpha(let color, let alpha): "<UIColor: \(color.description) alpha \(alpha)>"
    }
  }
}

/// Hue, saturation and brightness, each from 0 to 1 (the hexcone of Smith 1978).
private struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let maximum = max(red, green, blue)
    let spread = maximum - min(red, green, blue)
    brightness = maximum
    saturation = maximum == 0 ? 0 : spread / maximum
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat
    switch maximum {
    case red: sixths = (green - blue) / spread + (green < blue ? 6 : 0)
    case green: sixths = (blue - red) / spread + 2
    default: sixths = (red - green) / spread + 4
    }
    hue = sixths / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sixths = (hue - hue.rounded(.down)) * 6
    let sector = Int(sixths)
    let fraction = sixths - CGFloat(sector)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * fraction)
    let t = brightness * (1 - saturation * (1 - fraction))
    switch sector {
    case 0: return (brightness, t, p)
    case 1: return (q, brightness, p)
    case 2: return (p, brightness, t)
    case 3: return (p, q, brightness)
    case 4: return (t, p, brightness)
    default: return (brightness, p, q)
    }
  }
}
