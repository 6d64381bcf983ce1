import Foundation
import PergolaDiagnostics

/// The variants of an image for different traits. A view that displays one of them chooses by its own traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  // Unchecked, because the class is open, as the original is; its content is behind a lock.
  let content: ImageAsset

  /// An asset without variants.
  public override convenience init() { self.init(content: ImageAsset(variants: [])) }

  init(content: ImageAsset) {
    self.content = content
    super.init()
  }

  /// The image for traits; an empty image if the asset has no variants.
  ///
  /// A view that displays it chooses the variant by its own traits.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    UIImage(
      storage: UIImage.Storage(
        picture: NonSymbolImage(content: .asset(content)), renderingMode: content.renderingMode, traits: traitCollection
      ))
  }

  /// The image for the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Adds an image for the traits that are specified, in the place of one for the same traits. It keeps its rendering mode
  /// and its tint. A symbol, which is drawn for every traits, and an image without a file that can be read are not added,
  /// which is logged.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    guard var picture = image.storage.picture else {
      Log.warning("UIImageAsset.register(_:with:): \(image) is no image with pixels and was not registered.")
      return
    }
    var coloring = NonSymbolImage.Coloring(
      renderingMode: image.storage.renderingMode, tintColor: image.storage.tintColor)
    if case .asset(let other) = picture.content {
      guard let resolved = other.resolved(with: image.ownTraits) else {
        Log.warning("UIImageAsset.register(_:with:): \(image) cannot be read and was not registered.")
        return
      }
      if coloring.renderingMode == .automatic { coloring.renderingMode = resolved.coloring.renderingMode }
      if coloring.renderingMode == .automatic { coloring.renderingMode = other.renderingMode }
      coloring.tintColor = coloring.tintColor ?? resolved.coloring.tintColor
      picture.content = .fixed(resolved.source)
      picture.scale = resolved.scale
      picture.orientation = resolved.orientation
      picture.resizing = picture.resizing ?? resolved.resizing
    }
    content.register(
      ImageAsset.Variant(
        source: .picture(picture), scale: traitCollection.displayScale, conditions: AssetConditions(traitCollection),
        coloring: coloring))
  }

  /// Adds an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image for traits.
  open func unregister(with traitCollection: UITraitCollection) {
    content.unregister(AssetConditions(traitCollection), scale: traitCollection.displayScale)
  }

  /// Removes the image for the traits of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Returns true if both have the same variants because they are of the same image.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImageAsset)?.content == content }

  open override var hash: Int { content.hashValue }
}

extension UIImage {
  /// The asset with the variants of the image. Images that are registered with it are shown by views in the place of this
  /// one where the traits fit. nil for symbols and empty images, which have no variants.
  public var imageAsset: UIImageAsset? { assetContent.map { UIImageAsset(content: $0) } }
}
