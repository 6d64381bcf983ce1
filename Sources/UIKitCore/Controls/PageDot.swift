import Foundation
import RenderTree

/// The indicator of one page in a page control: a disc or an image. In cells the current page is `●` and another one
/// `○`, or the image's character.
final class PageDot: UIView {
  /// The image instead of a disc.
  var image: UIImage? { didSet { if oldValue != image { setNeedsRender() } } }

  /// The colour of the disc, and of an image that is a template.
  var color = UIColor.label { didSet { if oldValue != color { setNeedsRender() } } }

  /// True if the dot stands for the current page.
  var isCurrent = false { didSet { if oldValue != isCurrent { setNeedsRender() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { return nil }

  override func renderContent(with traits: UITraitCollection) -> NodeContent? {
    if let image {
      let frame = ContentMode.scaleAspectFit.frame(of: image.size(with: traits), in: bounds)
      return image.symbolContent(in: frame, tint: color, traits: traits, isRightToLeft: isRightToLeft)
        .map(NodeContent.symbol) ?? image.pictureContent(in: frame, tint: color, traits: traits)
    }
    let rendered = color.rendered(with: traits)
    return .symbol(
      SymbolContent(
        name: isCurrent ? "circlebadge.fill" : "circlebadge", character: isCurrent ? "●" : "○", color: rendered,
        frame: bounds,
        drawing: Drawing([.fill(Path(ellipseIn: bounds), rule: .winding, .color(rendered))])))
  }
}
