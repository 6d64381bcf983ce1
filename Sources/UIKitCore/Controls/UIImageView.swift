import Foundation
import RenderTree

/// A view that displays an image. Templates are displayed in the tint colour.
open class UIImageView: UIView {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + imageViewMembers }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, declaredBy: UIImageView.self)
  }

  /// A view with an image and its size.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// A view with an image and its size, and another image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The displayed image.
  open var image: UIImage? { didSet { if oldValue != image { imageChanged() } } }

  /// The image in the highlighted state; nil uses `image`.
  open var highlightedImage: UIImage? { didSet { if oldValue != highlightedImage { imageChanged() } } }

  /// A Boolean value that indicates whether the view is highlighted. False by default.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { imageChanged() } } }

  /// The configuration for values that the symbol's own configuration does not set.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if oldValue != preferredSymbolConfiguration { imageChanged() } }
  }

  /// The image in the current state, with the preferred configuration.
  var displayedImage: UIImage? {
    (isHighlighted ? highlightedImage ?? image : image)?.filled(from: preferredSymbolConfiguration)
  }

  /// The image's size; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    displayedImage?.size(with: traitCollection) ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size(with: traitCollection) ?? .zero }

  /// Lays the view out again if the variant of the image for the new traits has another size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection, let image = displayedImage, !image.isSymbolImage,
      image.size(with: previousTraitCollection) != image.size(with: traitCollection)
    else { return }
    invalidateIntrinsicContentSize()
  }

  @_spi(Toolkit) open override func renderContent(with traits: UITraitCollection) -> NodeContent? {
    guard let image = displayedImage else { return nil }
    let frame = contentMode.frame(of: image.size(with: traits), in: bounds).roundedToPixel(max(1, traits.displayScale))
    return image.symbolContent(in: frame, tint: tintColor, traits: traits, isRightToLeft: isRightToLeft)
      .map(NodeContent.symbol) ?? image.pictureContent(in: frame, tint: tintColor, traits: traits)
  }

  @_spi(Toolkit) open override func baselineOffsetFromTop(in size: CGSize) -> CGFloat? {
    baselineOffsetFromBottom(in: size).map { size.height - $0 }
  }

  @_spi(Toolkit) open override func baselineOffsetFromBottom(in size: CGSize) -> CGFloat? {
    guard let image = displayedImage, let baseline = image.baselineOffsetFromBottom(with: traitCollection) else {
      return nil
    }
    let imageSize = image.size(with: traitCollection)
    let frame = contentMode.frame(of: imageSize, in: CGRect(origin: .zero, size: size))
    return size.height - frame.maxY + baseline * frame.height / imageSize.height
  }

  private func imageChanged() {
    invalidateIntrinsicContentSize()
    appearanceDidChange()
  }

  /// `.image` by default, for a view that is an accessibility element.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .image }
    set { accessibility.traits = newValue }
  }
}
