import Foundation

/// A subview of a content view that exists while the configuration has content for it.
@MainActor
final class ConfiguredSubview<View: UIView> {
  private(set) var view: View?

  /// Creates the view in a container if it does not exist, or removes it if there is no content.
  ///
  /// - Parameter make: creates the view, before it is added to the container.
  /// - Returns: The view; nil without content.
  func update(hasContent: Bool, in container: @autoclosure () -> UIView, make: () -> View) -> View? {
    guard hasContent else {
      view?.removeFromSuperview()
      view = nil
      return nil
    }
    if let view { return view }
    let made = make()
    view = made
    container().addSubview(made)
    return made
  }
}

extension UIImageView {
  /// Shows an image with the attributes of a configuration.
  func show(_ image: UIImage?, symbolConfiguration: UIImage.SymbolConfiguration?, cornerRadius: CGFloat) {
    contentMode = .scaleAspectFit
    preferredSymbolConfiguration = symbolConfiguration
    layer.cornerRadius = cornerRadius
    clipsToBounds = cornerRadius > 0
    self.image = image
  }
}

/// The attributes of a text in every configuration.
protocol ConfiguredTextProperties {
  var font: UIFont { get }
  var lineBreakMode: NSLineBreakMode { get }
  var numberOfLines: Int { get }
  var adjustsFontSizeToFitWidth: Bool { get }
  var minimumScaleFactor: CGFloat { get }
  var allowsDefaultTighteningForTruncation: Bool { get }
}

extension UIListContentConfiguration.TextProperties: ConfiguredTextProperties {}

extension UILabel {
  /// Shows a text with the attributes of a configuration.
  ///
  /// - Parameter maximumLines: the number of lines in the label's environment; nil for that of the configuration.
  func show(
    plain: String?, attributed: NSAttributedString?, _ properties: some ConfiguredTextProperties, color: UIColor,
    alignment: NSTextAlignment, maximumLines: Int? = nil
  ) {
    lineBreakMode = properties.lineBreakMode
    numberOfLines = maximumLines ?? properties.numberOfLines
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    textAlignment = alignment
    // Setting a font or a colour sets it in attributed text too. Therefore the plain text is set before them and the
    // attributed text after them.
    text = plain
    font = properties.font
    textColor = color
    if let attributed { attributedText = attributed }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets, at least the superview's layout margins along the axes that preserve them.
  @MainActor func preservingMargins(of superview: UIView?, along axes: UIAxis) -> NSDirectionalEdgeInsets {
    guard !axes.isEmpty, let outer = superview?.directionalLayoutMargins else { return self }
    var margins = self
    if axes.contains(.horizontal) {
      margins.leading = max(leading, outer.leading)
      margins.trailing = max(trailing, outer.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(top, outer.top)
      margins.bottom = max(bottom, outer.bottom)
    }
    return margins
  }
}
