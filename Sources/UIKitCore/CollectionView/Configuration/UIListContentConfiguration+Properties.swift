import Foundation

extension UIListContentConfiguration {
  /// How a text of a row looks.
  public struct TextProperties: Hashable {
    /// Where the text stands in its room.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    /// What is done to a text's letters before it is shown.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// The font of a text without looks of its own.
    public var font: UIFont

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

    /// 0 sets no limit.
    public var numberOfLines: Int

    /// Whether a text that is too wide for its line is made smaller.
    public var adjustsFontSizeToFitWidth = false

    /// The least factor by which a text is made smaller; 0 sets no limit.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether a font that follows the preferred size of text does so while it is shown.
    public var adjustsFontForContentSizeCategory = true

    /// Applied to plain text.
    public var transform: TextTransform

    init(_ text: Style.Text) {
      font = text.font
      colors = SystemValue(text.color)
      numberOfLines = text.numberOfLines
      transform = text.transform
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
