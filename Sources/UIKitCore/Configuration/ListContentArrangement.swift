import Foundation

/// The layout of a list cell's image and texts.
///
///     | margin | reserved size   | padding | text                 | margin |
///     |        |  centred image  |         | secondary text       |        |
///     |        |                 |         |                      |        |
///
/// or, side by side:
///
///     | margin | image | padding | text  …  padding …  secondary text | margin |
@MainActor
package struct ListContentArrangement {
  private let margins: NSDirectionalEdgeInsets
  private let image: CGSize?
  private let reservedImageSize: CGSize
  /// The distance from the leading edge to the texts.
  private let textStart: CGFloat
  private let textWidth: CGFloat
  private let text: CGSize?
  private let secondaryText: CGSize?
  private let verticalPadding: CGFloat
  private let horizontalPadding: CGFloat
  /// The middle of the first line, from the upper edge of the text; nil unless the image is aligned with it.
  private let firstLine: CGFloat?
  /// True if the image's height counts even with text.
  private let imageAffectsHeight: Bool
  let isSideBySide: Bool

  /// - Parameters:
  ///   - width: the width of the cell, in points; infinite for its natural width.
  ///   - image: the image's size; nil without one.
  ///   - imageAffectsHeight: false for symbols, whose height does not count beside a line of text.
  ///   - prefersSideBySide: true to place the texts side by side if both fit on one line.
  ///   - alignsImageWithFirstLine: true to align the image with the first line, false to centre it vertically.
  package init(
    width: CGFloat, margins: NSDirectionalEdgeInsets, image: CGSize?, imageAffectsHeight: Bool,
    reservedImageSize: CGSize, imageToText: CGFloat, text: UILabel?, secondaryText: UILabel?,
    horizontalPadding: CGFloat, verticalPadding: CGFloat,
    prefersSideBySide: Bool, alignsImageWithFirstLine: Bool
  ) {
    self.margins = margins
    self.image = image
    self.imageAffectsHeight = imageAffectsHeight
    self.reservedImageSize = image == nil ? .zero : reservedImageSize
    self.verticalPadding = verticalPadding
    self.horizontalPadding = horizontalPadding
    let hasText = text != nil || secondaryText != nil
    textStart = margins.leading + self.reservedImageSize.width + (image != nil && hasText ? imageToText : 0)
    let room = max(1, width - textStart - margins.trailing)
    textWidth = room

    let natural = (text?.naturalSize, secondaryText?.naturalSize)
    if prefersSideBySide, let first = natural.0, let second = natural.1,
      first.width + horizontalPadding + second.width <= room
    {
      isSideBySide = true
      self.text = first
      self.secondaryText = second
    } else {
      isSideBySide = false
      self.text = text?.size(forWidth: room)
      self.secondaryText = secondaryText?.size(forWidth: room)
    }
    firstLine = alignsImageWithFirstLine ? (text ?? secondaryText).map { $0.font.lineHeight / 2 } : nil
  }

  private var textHeight: CGFloat {
    let (first, second) = (text?.height ?? 0, secondaryText?.height ?? 0)
    if isSideBySide { return max(first, second) }
    return first + second + (text != nil && secondaryText != nil ? verticalPadding : 0)
  }

  /// The height including the margins, in points.
  package var height: CGFloat {
    let imageCounts = imageAffectsHeight || (text == nil && secondaryText == nil)
    return margins.top + max(textHeight, imageCounts ? reservedImageSize.height : 0) + margins.bottom
  }

  /// The width at which no text wraps, including the margins, in points.
  var naturalWidth: CGFloat {
    let (first, second) = (text?.width ?? 0, secondaryText?.width ?? 0)
    return textStart + (isSideBySide ? first + horizontalPadding + second : max(first, second)) + margins.trailing
  }

  package struct Placed {
    var image = CGRect.zero
    package var text = CGRect.zero
    package var secondaryText = CGRect.zero
  }

  /// The frames in a view's bounds. The content is centred in the available height.
  package func placed(in bounds: CGRect, rightToLeft: Bool, scale: CGFloat) -> Placed {
    let available = max(0, bounds.height - margins.top - margins.bottom)
    let top = margins.top + max(0, (available - textHeight) / 2)
    var placed = Placed()
    if let image {
      let middle = firstLine.map { top + $0 } ?? margins.top + available / 2
      placed.image = CGRect(
        x: margins.leading + (reservedImageSize.width - image.width) / 2, y: middle - image.height / 2,
        width: image.width, height: image.height)
    }
    if isSideBySide, let text, let secondaryText {
      let middle = top + textHeight / 2
      placed.text = CGRect(x: textStart, y: middle - text.height / 2, width: text.width, height: text.height)
      placed.secondaryText = CGRect(
        x: textStart + textWidth - secondaryText.width, y: middle - secondaryText.height / 2,
        width: secondaryText.width, height: secondaryText.height)
    } else {
      let first = min(text?.height ?? 0, available)
      placed.text = CGRect(x: textStart, y: top, width: textWidth, height: first)
      let below = text == nil ? top : top + first + verticalPadding
      placed.secondaryText = CGRect(
        x: textStart, y: below, width: textWidth,
        height: max(0, min(secondaryText?.height ?? 0, margins.top + available - below)))
    }
    return placed.inBounds(bounds, rightToLeft: rightToLeft, scale: scale)
  }
}

extension ListContentArrangement.Placed {
  fileprivate func inBounds(_ bounds: CGRect, rightToLeft: Bool, scale: CGFloat) -> Self {
    func resolved(_ frame: CGRect) -> CGRect {
      let x = rightToLeft ? bounds.width - frame.maxX : frame.minX
      // Sizes are whole pixels already. Rounding both edges could make a text a pixel too narrow.
      return CGRect(
        x: (bounds.minX + x).roundedToPixel(scale), y: (bounds.minY + frame.minY).roundedToPixel(scale),
        width: frame.width, height: frame.height)
    }
    return Self(image: resolved(image), text: resolved(text), secondaryText: resolved(secondaryText))
  }
}

extension UILabel {
  /// The size without wrapping.
  fileprivate var naturalSize: CGSize { sizeThatFits(.zero) }

  fileprivate func size(forWidth width: CGFloat) -> CGSize { sizeThatFits(CGSize(width: width, height: 0)) }
}
