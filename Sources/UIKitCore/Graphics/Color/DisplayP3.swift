import Foundation

/// The components of a colour in Display P3, from 0 to 1: the primaries of DCI-P3 with the white point and the transfer
/// function of sRGB.
struct DisplayP3 {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat

  /// The same colour in extended sRGB, where components below 0 or above 1 are colours outside of the gamut of sRGB.
  ///
  /// The matrix is that of the W3C's CSS Color Module Level 4, for light in proportion to energy.
  var extendedSRGB: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return (
      Self.encoded(1.224_940_176_280_560_0 * r - 0.224_940_176_280_560_0 * g),
      Self.encoded(-0.042_056_954_709_688_1 * r + 1.042_056_954_709_688_1 * g),
      Self.encoded(-0.019_637_554_590_334_4 * r - 0.078_636_045_550_631_9 * g + 1.098_273_600_140_966_3 * b)
    )
  }

  /// The light of an encoded component (IEC 61966-2-1), mirrored for negative components.
  private static func linear(_ component: CGFloat) -> CGFloat {
    let magnitude = component.magnitude
    let light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// The encoded component of a light, the inverse of ``linear(_:)``.
  static func encoded(_ light: CGFloat) -> CGFloat {
    let magnitude = light.magnitude
    let component = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}
