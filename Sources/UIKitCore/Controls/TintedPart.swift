import Foundation
import RenderTree

/// A part of a control that shows an image, or else a colour, which is the tint colour by default.
final class TintedPart: UIImageView {
  /// The colour of a part without an image; nil for the tint colour.
  var color: UIColor? { didSet { if oldValue != color { setNeedsRender() } } }

  override func renderedBackground(with traits: UITraitCollection) -> RenderColor? {
    image == nil ? (color ?? tintColor).rendered(with: traits) : nil
  }
}
