import Foundation
import PergolaSymbols
import RenderTree

extension UIImage {
  /// The configuration of an image: the traits that select its variant.
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked, because the class is open, as the original is; it has no mutable state.

    /// The traits that select the variant; nil for the current ones.
    public let traitCollection: UITraitCollection?

    /// A configuration with traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: other) == type(of: self) && other.traitCollection == traitCollection
    }

    open override var hash: Int { traitCollection.hashValue }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The corresponding font weight.
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

  /// The size of a symbol relative to the text beside it.
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

  /// The size, weight and colours of a symbol. Configurations can be combined.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    enum Size: Hashable, Sendable {
      case points(CGFloat)
      case textStyle(UIFont.TextStyle)
    }

    struct Values: Hashable, @unchecked Sendable {
      // Unchecked for the colours, which are immutable.
      var size: Size?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var colors: Colors?
      var preference: Preference?

      /// The values of `other`, with those that it does not set from these. Colours in `other` remove an earlier
      /// preference for monochrome.
      func applying(_ other: Values) -> Values {
        let earlier = other.colors != nil && preference == .monochrome ? nil : preference
        return Values(
          size: other.size ?? size, weight: other.weight ?? weight, scale: other.scale ?? scale,
          colors: other.colors ?? colors, preference: other.preference ?? earlier)
      }
    }

    /// The colours of a symbol's layers.
    enum Colors: Hashable, @unchecked Sendable {
      // Unchecked for the colours, which are immutable.
      case hierarchical(UIColor)
      case palette([UIColor])
    }

    /// The preferred rendering of a symbol.
    enum Preference: Hashable, Sendable { case monochrome, multicolor }

    let values: Values

    init(values: Values) {
      self.values = values
      super.init(traitCollection: nil)
    }

    /// A configuration that sets nothing.
    public static let unspecified = SymbolConfiguration(values: Values())

    /// - Parameter pointSize: the point size of the text beside the symbol.
    public convenience init(pointSize: CGFloat) { self.init(values: Values(size: .points(pointSize))) }

    /// A configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: Values(size: .points(pointSize), weight: weight.specified))
    }

    /// A configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: Values(size: .points(pointSize), weight: weight.specified, scale: scale.specified))
    }

    /// - Parameter textStyle: the style of the text beside the symbol.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(values: Values(size: .textStyle(textStyle))) }

    /// A configuration with a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(values: Values(size: .textStyle(textStyle), scale: scale.specified))
    }

    /// - Parameter font: the font of the text beside the symbol, for its size and weight.
    public convenience init(font: UIFont) { self.init(values: Values(font: font)) }

    /// A configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      var values = Values(font: font)
      values.scale = scale.specified
      self.init(values: values)
    }

    /// A configuration with a weight; `.unspecified` sets nothing.
    public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight.specified)) }

    /// A configuration with a scale; `.unspecified` sets nothing.
    public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale.specified)) }

    /// A configuration with one colour, whose opacity falls from layer to layer: to a half and a quarter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: Values(colors: .hierarchical(hierarchicalColor)))
    }

    /// A configuration with a colour per layer; the last colour also applies to all further layers. An empty array sets
    /// nothing.
    public convenience init(paletteColors: [UIColor]) {
      self.init(values: Values(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }

    /// A configuration that prefers a symbol's own colours. It has no effect on a symbol without its own colours.
    public class func preferringMulticolor() -> Self { Self(values: Values(preference: .multicolor)) }

    /// A configuration that prefers one colour, even if layer colours are set.
    public class func preferringMonochrome() -> Self { Self(values: Values(preference: .monochrome)) }

    /// Returns the other configuration, with the values that it does not set taken from this one.
    public func applying(_ otherConfiguration: UIImage.Configuration) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return Self(values: values.applying(other.values))
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

    public override var hash: Int { values.hashValue }
  }
}

extension UITraitCollection {
  /// A configuration of images with these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}

extension UIImage.SymbolConfiguration.Values {
  init(font: UIFont) {
    size = font.scaling.map { $0.isTextStyle ? .textStyle($0.style) : nil } ?? .points(font.pointSize)
    weight = UIImage.SymbolWeight(font.descriptor.weight)
  }

  /// The size of the text beside the symbol, in points.
  func pointSize(with traits: UITraitCollection) -> CGFloat {
    switch size {
    case .points(let points): points
    case .textStyle(let style): style.size(for: .effective(in: traits))
    case nil: UIFont.labelFontSize
    }
  }

  /// The height of the symbol, in points.
  func height(with traits: UITraitCollection) -> CGFloat {
    pointSize(with: traits) * Self.heightOfLine * (scale ?? .medium).factor
  }

  /// The width of the strokes, in units of the glyph's box: that of the stems of text beside it, at every scale, up to
  /// the maximum width.
  var lineWidth: CGFloat {
    min((weight ?? .regular).lineWidth / (scale ?? .medium).factor, SymbolGlyph.maximumLineWidth)
  }

  /// The height of a medium symbol, in font sizes: as high as a line of the system font.
  private static let heightOfLine: CGFloat = 1.2
}

extension UIImage.SymbolWeight {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }

  /// The width of the strokes, in units of the glyph's box: about that of the stems of a text face with the weight.
  fileprivate var lineWidth: CGFloat {
    switch self {
    case .ultraLight: 0.6
    case .thin: 0.95
    case .light: 1.3
    case .unspecified, .regular: 1.7
    case .medium: 2
    case .semibold: 2.3
    case .bold: 2.65
    case .heavy: 3
    case .black: 3.4
    }
  }

  /// The symbol weight nearest to a font weight.
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
