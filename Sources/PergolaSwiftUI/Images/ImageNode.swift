import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The node of an image: an image view.
final class ImageNode: LeafNode<Image> {
  private let picture = PictureView()

  override func makeElement() -> ViewElement {
    let element = UIViewElement(self, picture) { picture, key, size in
      switch key {
      case VerticalAlignment.firstTextBaseline.key: picture.baselineOffsetFromTop(in: size)
      case VerticalAlignment.lastTextBaseline.key:
        picture.baselineOffsetFromBottom(in: size).map { size.height - $0 }
      default: nil
      }
    } sizing: { [unowned self] picture, proposal in
      let natural = picture.sizeThatFits(.zero)
      guard view.resizing != nil, picture.image != nil else { return natural }
      return proposal.replacingUnspecifiedDimensions(by: natural)
    }
    picture.onTraitChange = { [weak element] in element?.setNeedsLayout() }
    return element
  }

  override func evaluate() {
    let foreground = environment.foreground
    picture.image = view.uiImage(in: environment)
    picture.hasSharpPixels = view.interpolation == .none
    picture.tintColor = foreground.paint(ofLevel: 0).uiColor
    picture.contentMode = .scaleToFill
    let look = picture.image?.isSymbolImage == true ? environment.symbolLook : .same
    picture.alpha = look.isVisible ? 1 : 0
    picture.transform = CGAffineTransform(scaleX: look.scale, y: look.scale)
    describe()
    picture.setRedacted(environment.isRedacted, picture.tintColor)
    element.setNeedsLayout()
  }

  private func describe() {
    picture.isAccessibilityElement = !view.isDecorative && picture.image != nil
    picture.accessibilityLabel = picture.image.flatMap { view.name(of: $0, in: environment) }
  }
}

extension Image {
  /// The words for assistive technologies: its own label, or the name of a symbol; nil if it has neither.
  @MainActor
  func name(of image: UIImage, in environment: EnvironmentValues) -> String? {
    label?.spokenString(in: environment) ?? image.accessibilityName
  }
}

/// The image view of an image.
final class PictureView: UIImageView {
  /// Called when the size of text, or the scale, has changed.
  var onTraitChange: (() -> Void)?
  /// True if a block is shown instead of the image.
  private var isRedacted = false

  /// True if the pixels of a bitmap become rectangles where it is shown in another size than its own.
  var hasSharpPixels = false { didSet { if oldValue != hasSharpPixels { setNeedsRender() } } }

  /// Shows a block in a variant of a colour, or the image.
  func setRedacted(_ isRedacted: Bool, _ color: UIColor) {
    guard isRedacted || self.isRedacted else { return }
    self.isRedacted = isRedacted
    showBlock(isRedacted, color)
  }

  override func renderContent(with traits: UITraitCollection) -> NodeContent? {
    guard !isRedacted, let content = super.renderContent(with: traits) else { return nil }
    guard hasSharpPixels, case .image(let image) = content else { return content }
    return .image(
      ImageContent(bitmap: image.bitmap, frame: image.frame, tint: image.tint, interpolation: .none))
  }

  override func makeSemantics() -> Semantics? { isRedacted ? nil : super.makeSemantics() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onTraitChange?()
  }
}
