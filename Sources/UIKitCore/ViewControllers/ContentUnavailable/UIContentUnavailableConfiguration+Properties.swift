import Foundation

extension UIContentUnavailableConfiguration {
  /// The attributes of the image.
  public struct ImageProperties: Hashable {
    /// The configuration for values that the symbol's own configuration does not set; 48 points by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)

    /// The tint colour; `.secondaryLabel` by default. Nil uses the view's tint.
    public var tintColor: UIColor? = .secondaryLabel

    /// The corner radius in points; 0 by default.
    public var cornerRadius: CGFloat = 0

    /// The size to which a larger image is scaled down in proportion, in points; 0, the default, sets no limit in that
    /// dimension.
    public var maximumSize = CGSize.zero

    init() {}
  }

  /// The attributes of a text.
  public struct TextProperties: Hashable {
    /// The font of plain text. A dynamic-type font adapts to the preferred content size.
    public var font: UIFont

    /// The text colour.
    public var color: UIColor

    /// The wrapping or truncation of text that does not fit; an ellipsis at the end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The maximum number of lines; 0, the default, sets no limit.
    public var numberOfLines = 0

    /// A Boolean value that indicates whether the font size is reduced for text that is too wide; false by default.
    public var adjustsFontSizeToFitWidth = false

    /// The least factor of the font size; 0, the default, sets no limit.
    public var minimumScaleFactor: CGFloat = 0

    /// A Boolean value that indicates whether the letter spacing of text that is slightly too wide is reduced before it
    /// is truncated; false by default. In a terminal the spacing is fixed.
    public var allowsDefaultTighteningForTruncation = false

    init(_ looks: Style.Looks) {
      let font = UIFont.preferredFont(forTextStyle: looks.style)
      let bold = looks.isBold ? font.fontDescriptor.withSymbolicTraits(.traitBold) : nil
      self.font = bold.map { UIFont(descriptor: $0, size: 0) } ?? font
      color = looks.color
    }
  }

  /// The action and the menu of a button.
  public struct ButtonProperties: Hashable {
    /// The action performed when the button is used. It provides the title and the image that the button's
    /// configuration does not set.
    public var primaryAction: UIAction?

    /// The menu of the button. Using the button opens it if there is no `primaryAction`; otherwise it opens as the
    /// menus of other buttons do.
    public var menu: UIMenu?

    /// A Boolean value that indicates whether the button is enabled; true by default.
    public var isEnabled = true

    init() {}
  }
}

extension UIContentUnavailableConfiguration.TextProperties: ConfiguredTextProperties {}
