import Foundation
import PergolaSymbols
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
      var colors: Colors?
      var preference: Preference?

      /// What another says wins. Colours end a preference for one colour that was there before.
      func applying(_ other: Values) -> Values {
        let earlier = other.colors != nil && preference == .monochrome ? nil : preference
        return Values(
          size: other.size ?? size, weight: other.weight ?? weight, scale: other.scale ?? scale,
          colors: other.colors ?? colors, preference: other.preference ?? earlier)
      }
    }

    /// The colours that a symbol's layers are given.
    enum Colors: Hashable, @unchecked Sendable {
      // Unchecked for the colours, which never change.
      case hierarchical(UIColor)
      case palette([UIColor])
    }

    /// What a symbol is drawn in where there is a choice.
    enum Preference: Hashable, Sendable { case monochrome, multicolor }

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

    /// One colour, paler from layer to layer: half and a quarter as strong.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: Values(colors: .hierarchical(hierarchicalColor)))
    }

    /// A colour for each layer, the last one for all further layers; none asks for nothing.
    public convenience init(paletteColors: [UIColor]) {
      self.init(values: Values(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }

    /// Asks for a symbol's own colours. A symbol that has none is drawn as if this were not asked.
    public class func preferringMulticolor() -> Self { Self(values: Values(preference: .multicolor)) }

    /// Asks for one colour, whatever colours for layers were asked for before.
    public class func preferringMonochrome() -> Self { Self(values: Values(preference: .monochrome)) }

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

  /// The size of the text that the symbol stands beside.
  func pointSize(with traits: UITraitCollection) -> CGFloat {
    switch size {
    case .points(let points): points
    case .textStyle(let style): style.size(for: .effective(in: traits))
    case nil: UIFont.labelFontSize
    }
  }

  /// The height of the box that the symbol takes beside text, in points.
  func height(with traits: UITraitCollection) -> CGFloat {
    pointSize(with: traits) * Self.heightOfLine * (scale ?? .medium).factor
  }

  /// How thick strokes are, in the units of a glyph's box: as thick as the stems of text beside it, at every scale, as
  /// long as there is room.
  var lineWidth: CGFloat {
    min((weight ?? .regular).lineWidth / (scale ?? .medium).factor, SymbolGlyph.greatestLineWidth)
  }

  /// A medium symbol is as high as a line of the system's font.
  private static let heightOfLine: CGFloat = 1.2
}

extension UIImage.SymbolWeight {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }

  /// How thick strokes are, in the units of a glyph's box: about the stems of a text face of the weight.
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
