import Foundation
import RenderTree

extension UIImage {
  /// What is asked of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as the original is; it stores nothing that changes.
    fileprivate override init() { super.init() }
  }

  /// How thick a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The font's weight that it goes with.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .default, .unspecified, .medium: 1
      case .large: 1.28
      }
    }
  }

  /// What is asked of a symbol: size, weight, colours. What one configuration leaves open another may fill.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    enum Size: Hashable, Sendable {
      case points(CGFloat)
      case textStyle(UIFont.TextStyle)
    }

    struct Values: Hashable, @unchecked Sendable {
      // Unchecked for the colours, which never change.
      var size: Size?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      /// By layer; the last one is for all further layers.
      var colors: [UIColor]?

      /// What another says wins.
      func applying(_ other: Values) -> Values {
        Values(
          size: other.size ?? size, weight: other.weight ?? weight, scale: other.scale ?? scale,
          colors: other.colors ?? colors)
      }
    }

    let values: Values

    init(values: Values) {
      self.values = values
      super.init()
    }

    /// Asks for nothing.
    public static let unspecified = SymbolConfiguration(values: Values())

    /// - Parameter pointSize: that of text which the symbol stands beside.
    public convenience init(pointSize: CGFloat) { self.init(values: Values(size: .points(pointSize))) }

    /// A size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: Values(size: .points(pointSize), weight: weight.specified))
    }

    /// A size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: Values(size: .points(pointSize), weight: weight.specified, scale: scale.specified))
    }

    /// - Parameter textStyle: the style of text which the symbol stands beside.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(values: Values(size: .textStyle(textStyle))) }

    /// The size and weight of a text style's font, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(values: Values(size: .textStyle(textStyle), scale: scale.specified))
    }

    /// - Parameter font: that of text which the symbol stands beside: its size and weight.
    public convenience init(font: UIFont) { self.init(values: Values(font: font)) }

    /// The size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      var values = Values(font: font)
      values.scale = scale.specified
      self.init(values: values)
    }

    /// A weight; `.unspecified` asks for nothing.
    public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight.specified)) }

    /// A scale; `.unspecified` asks for nothing.
    public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale.specified)) }

    /// One colour, paler from layer to layer.
    public convenience init(hierarchicalColor: UIColor) { self.init(values: Values(colors: [hierarchicalColor])) }

    /// A colour for each layer.
    public convenience init(paletteColors: [UIColor]) { self.init(values: Values(colors: paletteColors)) }

    /// This configuration, where the other one says nothing else.
    public func applying(_ otherConfiguration: UIImage.Configuration) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return Self(values: values.applying(other.values))
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

    public override var hash: Int { values.hashValue }
  }
}

extension UIImage.SymbolConfiguration.Values {
  init(font: UIFont) {
    size = font.scaling.map { $0.isTextStyle ? .textStyle($0.style) : nil } ?? .points(font.pointSize)
    weight = UIImage.SymbolWeight(font.descriptor.weight)
  }

  /// The side of the box that the symbol takes beside text, in points.
  func side(with traits: UITraitCollection) -> CGFloat {
    let pointSize: CGFloat =
      switch size {
      case .points(let points): points
      case .textStyle(let style): style.size(for: .effective(in: traits))
      case nil: UIFont.labelFontSize
      }
    return pointSize * Self.heightOfLine * (scale ?? .medium).factor
  }

  /// A medium symbol is as high as a line of the system's font.
  private static let heightOfLine: CGFloat = 1.2
}

extension UIImage.SymbolWeight {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }

  /// The weight nearest to a font's.
  init(_ fontWeight: CGFloat) {
    let weights = (1...9).compactMap(Self.init(rawValue:))
    self =
      weights.min { abs($0.fontWeight().rawValue - fontWeight) < abs($1.fontWeight().rawValue - fontWeight) }
      ?? .regular
  }
}

extension UIImage.SymbolScale {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}
