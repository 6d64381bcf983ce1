import Foundation

extension UIListContentConfiguration {
  /// The attributes of a text of the cell.
  public struct TextProperties: Hashable {
    /// The horizontal alignment of a text.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    /// The letter case of a displayed text.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    private var fonts: SystemValue<UIFont>

    /// The font of plain text; the style's until the app sets one.
    public var font: UIFont {
      get { fonts.value }
      set { fonts.value = newValue }
    }

    private var colors: SystemValue<UIColor>

    /// The text colour; the style's until the app sets one.
    public var color: UIColor {
      get { colors.value }
      set { colors.value = newValue }
    }

    /// The colour used until the app sets one.
    var systemColor: UIColor {
      get { colors.system }
      set { colors.system = newValue }
    }

    /// Transforms `color` into the displayed colour.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The displayed colour.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// The alignment of the lines; natural by default.
    public var alignment = TextAlignment.natural

    /// The wrapping or truncation of text that does not fit; an ellipsis at the end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    private var lines: SystemValue<Int>

    /// The maximum number of lines; 0 sets no limit. The style's until the app sets one.
    public var numberOfLines: Int {
      get { lines.value }
      set { lines.value = newValue }
    }

    /// The maximum number of lines in an environment: that of the style is not limited at accessibility text sizes, at
    /// which a row grows with its text instead of cutting it after a word. (How the original's sidebars wrap at these
    /// sizes is not documented.)
    func numberOfLines(with traits: UITraitCollection) -> Int {
      lines.own ?? (traits.preferredContentSizeCategory.isAccessibilityCategory ? 0 : lines.system)
    }

    /// A Boolean value that indicates whether the font size is reduced for text that is too wide.
    public var adjustsFontSizeToFitWidth = false

    /// The least factor of the font size; 0 sets no limit.
    public var minimumScaleFactor: CGFloat = 0

    /// A Boolean value that indicates whether the letter spacing of text that is slightly too wide is reduced before it
    /// is truncated; false by default. In a terminal the spacing is fixed.
    public var allowsDefaultTighteningForTruncation = false

    /// A Boolean value that indicates whether a dynamic-type font adapts to changes of the preferred content size.
    public var adjustsFontForContentSizeCategory = true

    private var transforms: SystemValue<TextTransform>

    /// The letter case of plain text; the style's until the app sets one.
    public var transform: TextTransform {
      get { transforms.value }
      set { transforms.value = newValue }
    }

    init(_ text: Style.Text) {
      fonts = SystemValue(text.font)
      colors = SystemValue(text.color)
      lines = SystemValue(text.numberOfLines)
      transforms = SystemValue(text.transform)
    }

    /// Replaces the system values by those of another style, except the colour, which depends on the state.
    mutating func adopt(_ text: Style.Text) {
      fonts.system = text.font
      lines.system = text.numberOfLines
      transforms.system = text.transform
    }
  }

  /// The attributes of the cell's image.
  public struct ImageProperties: Hashable {
    /// A value for `reservedLayoutSize`: the size that the system reserves for a symbol, so that symbols of different
    /// widths are aligned in one column.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration for values that the symbol's own configuration does not set.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    private var tintColors: SystemValue<UIColor?>

    /// The tint colour. Nil uses the view's tint.
    public var tintColor: UIColor? {
      get { tintColors.value }
      set { tintColors.value = newValue }
    }

    /// The tint colour used until the app sets one.
    var systemTintColor: UIColor? {
      get { tintColors.system }
      set { tintColors.system = newValue }
    }

    /// Transforms `tintColor`, or the view's tint, into the displayed colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// The displayed tint colour for a view with a tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0

    /// The stroke colour. Nil uses the view's tint.
    public var strokeColor: UIColor?

    /// Transforms `strokeColor`, or the view's tint, into the displayed colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The displayed stroke colour for a view with a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// The width of the stroke inside the image's edge, in points; 0, the default, draws none.
    public var strokeWidth: CGFloat = 0

    /// The size to which a larger image is scaled down in proportion, in points; 0 sets no limit in that dimension but
    /// the cell's room.
    public var maximumSize = CGSize.zero

    /// The size in which the image is centred, in points; 0 uses the image's own in that dimension, but the standard
    /// width for a symbol of the standard height or less.
    public var reservedLayoutSize = CGSize.zero

    private static let standardSymbols = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)

    init(tintColor: UIColor?) {
      tintColors = SystemValue(tintColor)
      preferredSymbolConfiguration = Self.standardSymbols
    }
  }
}
