import Foundation

extension UIContentUnavailableConfiguration {
  /// How the image looks.
  public struct ImageProperties: Hashable {
    /// Fills what a symbol's own configuration leaves open; 48 points by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)

    /// `.secondaryLabel` by default. Nil is the view's tint.
    public var tintColor: UIColor? = .secondaryLabel

    /// In points; 0 by default.
    public var cornerRadius: CGFloat = 0

    /// What the image is scaled down to, keeping its proportions, in points; 0 in a direction, and by default, sets no
    /// limit there.
    public var maximumSize = CGSize.zero

    init() {}
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The font of a text without looks of its own. It follows the person's preferred size where it is one that does.
    public var font: UIFont

    /// What the text is drawn in.
    public var color: UIColor

    /// What becomes of lines that are too long; an ellipsis at the end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// 0, the default, sets no limit.
    public var numberOfLines = 0

    /// Whether a text that is too wide for its line is made smaller; false by default.
    public var adjustsFontSizeToFitWidth = false

    /// The least factor by which a text is made smaller; 0, the default, sets no limit.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether a text that is a little too wide for its line has its letters moved together before it is cut; false by
    /// default. In cells letters cannot be moved.
    public var allowsDefaultTighteningForTruncation = false

    init(_ looks: Style.Looks) {
      let font = UIFont.preferredFont(forTextStyle: looks.style)
      let bold = looks.isBold ? font.fontDescriptor.withSymbolicTraits(.traitBold) : nil
      self.font = bold.map { UIFont(descriptor: $0, size: 0) } ?? font
      color = looks.color
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// Performed when the button is used. Its title and its image are the button's where the button's configuration has
    /// none.
    public var primaryAction: UIAction?

    /// Opened when the button is used and has no `primaryAction`, else as other buttons' menus are beside what they do.
    public var menu: UIMenu?

    /// Whether the button can be used; true by default.
    public var isEnabled = true

    init() {}
  }
}
