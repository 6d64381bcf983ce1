import Foundation

// The font of a field: as it was set, at the preferred content size, and reduced for text that is too wide.
extension UITextField {
  /// The font at the preferred content size, in which text is shown that is not too wide.
  final var adjustedFont: UIFont? {
    adjustsFontForContentSizeCategory ? font?.adjusted(for: traitCollection.preferredContentSizeCategory) : font
  }

  /// The font in which the text is shown.
  final var shownFont: UIFont? {
    fittingFactor < 1 ? adjustedFont.map { $0.withSize($0.pointSize * fittingFactor) } : adjustedFont
  }

  /// Reduces the font size for text that is too wide.
  final func fitFont(to room: CGFloat) {
    var factor: CGFloat = 1
    if adjustsFontSizeToFitWidth, let font = adjustedFont, room > 0, !storedText.isEmpty {
      let whole = width(of: displayedText, in: font)
      let least = min(1, max(minimumFontSize, 1) / font.pointSize)
      if whole > room { factor = max(least, room / whole) }
      // Hinting and rounding may leave a font that is a little too wide.
      for _ in 0..<3 where factor > least {
        let fitted = width(of: displayedText, in: font.withSize(font.pointSize * factor))
        guard fitted > room else { break }
        factor = max(least, factor * room / fitted)
      }
      // In a terminal, a smaller font is not narrower.
      if factor < 1, width(of: displayedText, in: font.withSize(font.pointSize * factor)) >= whole { factor = 1 }
    }
    guard factor != fittingFactor else { return }
    fittingFactor = factor
    showText()
    prepareText()
    setNeedsRender()
  }

  /// The width of a text in a font, in points.
  final func width(of text: String, in font: UIFont?) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    let measured = NSAttributedString(string: text, attributes: [.font: font as Any]).size()
    return measured.width.ceiledToPixel(pixelScale)
  }
}
