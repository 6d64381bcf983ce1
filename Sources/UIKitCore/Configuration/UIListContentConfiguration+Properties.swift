import Foundation

extension UIListContentConfiguration {
  /// How a text of a row looks.
  public struct TextProperties: Hashable {
    /// Where the text stands in its room.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    /// What is done to a text's letters before it is shown.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    private var fonts: SystemValue<UIFont>

    /// The font of a text without looks of its own; the style's until the app sets one.
    public var font: UIFont {
      get { fonts.value }
      set { fonts.value = newValue }
    }

    private var colors: SystemValue<UIColor>

    /// What the text is drawn in; the style's until the app sets one.
    public var color: UIColor {
      get { colors.value }
      set { colors.value = newValue }
    }

    /// The colour until the app sets one.
    var systemColor: UIColor {
      get { colors.system }
      set { colors.system = newValue }
    }

    /// Makes the colour that is shown from `color`.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Which side lines stand at; natural by default.
    public var alignment = TextAlignment.natural

    /// What becomes of lines that are too long; an ellipsis at the end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    private var lines: SystemValue<Int>

    /// 0 sets no limit. The style's until the app sets one.
    public var numberOfLines: Int {
      get { lines.value }
      set { lines.value = newValue }
    }

    /// Whether a text that is too wide for its line is made smaller.
    public var adjustsFontSizeToFitWidth = false

    /// The least factor by which a text is made smaller; 0 sets no limit.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether a text that is a little too wide for its line has its letters moved together before it is cut; false by
    /// default. In cells letters cannot be moved.
    public var allowsDefaultTighteningForTruncation = false

    /// Whether a font that follows the preferred size of text does so while it is shown.
    public var adjustsFontForContentSizeCategory = true

    private var transforms: SystemValue<TextTransform>

    /// Applied to plain text; the style's until the app sets one.
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

    /// Takes another style's values where the app has set none. The colour follows the state, and is not among them.
    mutating func adopt(_ text: Style.Text) {
      fonts.system = text.font
      lines.system = text.numberOfLines
      transforms.system = text.transform
    }
  }

  /// How the image of a row looks.
  public struct ImageProperties: Hashable {
    /// In `reservedLayoutSize`: the room that the system reserves for a symbol, so that symbols of different widths
    /// stand in one column.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// Fills what a symbol's own configuration leaves open.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    private var tintColors: SystemValue<UIColor?>

    /// Nil is the view's tint.
    public var tintColor: UIColor? {
      get { tintColors.value }
      set { tintColors.value = newValue }
    }

    /// The tint until the app sets one.
    var systemTintColor: UIColor? {
      get { tintColors.system }
      set { tintColors.system = newValue }
    }

    /// Makes the colour that is shown from `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// The colour that is shown in a view of that tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// In points.
    public var cornerRadius: CGFloat = 0

    /// The colour of the line along the image's edge. Nil is the view's tint.
    public var strokeColor: UIColor?

    /// Makes the stroke's colour that is shown from `strokeColor`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The stroke's colour that is shown in a view of that tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// How wide the line along the image's edge is, inside of it, in points; 0, the default, draws none.
    public var strokeWidth: CGFloat = 0

    /// What the image is scaled down to, keeping its proportions, in points; 0 in a direction sets no limit there.
    public var maximumSize = CGSize.zero

    /// The room that the image stands in the middle of, in points; 0 in a direction is the image's own size.
    public var reservedLayoutSize = CGSize.zero

    init(tintColor: UIColor?) {
      tintColors = SystemValue(tintColor)
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    }
  }
}
