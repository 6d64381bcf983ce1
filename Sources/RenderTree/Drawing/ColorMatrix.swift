import Foundation

/// A change of colours that is linear in their components, from 0 to 1 and not multiplied by the alpha.
public struct ColorMatrix: Hashable, Sendable {
  /// A new component: the factors of red, green, blue and alpha, and what is added.
  public typealias Row = SIMD8<Double>

  /// The rows of red, green, blue and alpha.
  private let rows: [Row]

  /// A matrix of the rows for red, green and blue: three factors each, and what is added. The alpha stays.
  private init(_ red: (Double, Double, Double), _ green: (Double, Double, Double), _ blue: (Double, Double, Double)) {
    rows = [red, green, blue].map { Row($0.0, $0.1, $0.2, 0, 0, 0, 0, 0) } + [Row(0, 0, 0, 1, 0, 0, 0, 0)]
  }

  /// A matrix that multiplies each component, and adds to each colour.
  private init(factors: RenderColor, added: Double = 0) {
    let (red, green, blue, alpha) = (
      Self.number(factors.red), Self.number(factors.green), Self.number(factors.blue), Self.number(factors.alpha)
    )
    let added = Self.number(added)
    rows = [
      Row(red, 0, 0, 0, added, 0, 0, 0), Row(0, green, 0, 0, added, 0, 0, 0), Row(0, 0, blue, 0, added, 0, 0, 0),
      Row(0, 0, 0, alpha, 0, 0, 0, 0),
    ]
  }

  /// A number; 0 in the place of NaN or an infinity, as a component of a colour may be.
  private static func number(_ value: Double) -> Double { value.isFinite ? value : 0 }

  /// The matrix of an effect; nil for one that mixes pixels with their neighbours.
  init?(_ effect: PixelEffect) {
    switch effect {
    case .blur: return nil
    case .saturation(let amount): self = Self.saturation(amount)
    case .contrast(let amount):
      self.init(
        factors: RenderColor(red: amount, green: amount, blue: amount), added: 0.5 - amount / 2)
    case .brightness(let amount): self.init(factors: RenderColor(red: 1, green: 1, blue: 1), added: amount)
    case .hueRotation(let angle): self = Self.hueRotation(angle)
    case .multiplication(let color): self.init(factors: color)
    case .inversion: self.init(factors: RenderColor(red: -1, green: -1, blue: -1), added: 1)
    }
  }

  /// The matrix of `feColorMatrix` of the type `saturate` (Filter Effects 1, 9.6).
  private static func saturation(_ s: Double) -> ColorMatrix {
    ColorMatrix(
      (0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s),
      (0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s),
      (0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s))
  }

  /// The matrix of `feColorMatrix` of the type `hueRotate` (Filter Effects 1, 9.6).
  private static func hueRotation(_ radians: Double) -> ColorMatrix {
    let (c, s) = (cos(radians), sin(radians))
    return ColorMatrix(
      (0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s),
      (0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s),
      (0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s))
  }

  /// The twenty values of the rows in order: four factors and what is added, for red, green, blue and alpha.
  public var values: [Double] { rows.flatMap { row in (0..<5).map { row[$0] } } }

  /// Returns a colour with the components of the matrix, between 0 and 1.
  public func apply(to color: RenderColor) -> RenderColor {
    let parts = Row(color.red, color.green, color.blue, color.alpha, 1, 0, 0, 0)
    func part(_ index: Int) -> Double { min(max((rows[index] * parts).sum(), 0), 1) }
    return RenderColor(red: part(0), green: part(1), blue: part(2), alpha: part(3))
  }
}
