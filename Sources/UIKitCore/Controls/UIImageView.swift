import Foundation
import RenderTree

/// A picture, in the tint where it is a template.
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { return nil }

  /// A view of the picture's size.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// A view of the picture's size, with another picture for while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// What is shown.
  open var image: UIImage? { didSet { if oldValue != image { imageChanged() } } }

  /// What is shown while the view is highlighted; nil keeps the other.
  open var highlightedImage: UIImage? { didSet { if oldValue != highlightedImage { imageChanged() } } }

  /// Whether the view shows that it is touched. False by default.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { imageChanged() } } }

  /// Fills what a symbol's own configuration leaves open.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if oldValue != preferredSymbolConfiguration { imageChanged() } }
  }

  /// The picture as it is shown now.
  var shownImage: UIImage? {
    (isHighlighted ? highlightedImage ?? image : image)?.filled(from: preferredSymbolConfiguration)
  }

  /// The picture's size; none without a picture.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size(with: traitCollection) ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size(with: traitCollection) ?? .zero }

  @_spi(Toolkit) open override func renderContent(with traits: UITraitCollection) -> NodeContent? {
    guard let image = shownImage else { return nil }
    let frame = contentMode.frame(of: image.size(with: traits), in: bounds).roundedToPixel(max(1, traits.displayScale))
    return image.symbolContent(in: frame, tint: tintColor, traits: traits, isRightToLeft: isRightToLeft)
      .map(NodeContent.symbol) ?? image.pictureContent(in: frame, tint: tintColor, traits: traits)
  }

  @_spi(Toolkit) open override func baselineOffsetFromTop(in size: CGSize) -> CGFloat? {
    baselineOffsetFromBottom(in: size).map { size.height - $0 }
  }

  @_spi(Toolkit) open override func baselineOffsetFromBottom(in size: CGSize) -> CGFloat? {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom(with: traitCollection) else {
      return nil
    }
    let imageSize = image.size(with: traitCollection)
    let frame = contentMode.frame(of: imageSize, in: CGRect(origin: .zero, size: size))
    return size.height - frame.maxY + baseline * frame.height / imageSize.height
  }

  private func imageChanged() {
    invalidateIntrinsicContentSize()
    looksDidChange()
  }

  /// An image by default, for where the view is an element.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .image }
    set { accessibility.traits = newValue }
  }
}
