import Foundation
import RenderTree

extension UIImage {
  /// An image of the app's resources, which each view that displays it resolves with its own traits.
  ///
  /// The search covers the bundle of the app's target, the main bundle, then the `*.resources` bundles beside the
  /// executable, sorted by name. In each, it finds files named `name`, `name@2x` and `name@3x`, PNG ones or, if the name
  /// includes the extension, JPEG ones; then image sets in `.xcassets` folders with their appearances, scales, devices,
  /// directions, size classes, cap insets and template rendering, as PNG, JPEG or SVG files; then symbol sets, and the
  /// app's icon. nil, which is logged, if there is no image with the name that can be read.
  ///
  /// - Complexity: O(1) for an image that is in use or was used recently.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// An image of a bundle's resources, or of the app's if `bundle` is nil.
  ///
  /// - Parameter traitCollection: the traits that select the variant wherever the image is not displayed by a view, which
  ///   uses its own; nil for the current ones.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let folders = Bundle.foldersOfResources(of: bundle)
    switch ImageLibrary.shared.image(named: name, in: folders) {
    case nil: return nil
    case .symbol(let symbol): self.init(storage: Storage(symbol: symbol))
    case .asset(let asset):
      guard let resolved = asset.resolved(with: traitCollection ?? .current) else { return nil }
      self.init(
        storage: Self.storage(of: asset, resolved: resolved, traits: traitCollection),
        namedAsset: asset.isPlain ? asset : nil)
    }
  }

  /// An image of a bundle's resources, or of the app's if `bundle` is nil, with a configuration: that of a symbol, or one
  /// with traits.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: configuration?.traitCollection) else {
      return nil
    }
    guard let configuration else {
      self.init(storage: image.storage, namedAsset: image.namedAsset)
      return
    }
    self.init(storage: image.withConfiguration(configuration).storage)
  }

  /// The image of the app's resources that an image literal names. Traps if there is none: Xcode makes the literal from an
  /// image that exists.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("The image literal “\(name)” names no image of the app's resources.")
    }
    self.init(storage: image.storage, namedAsset: image.namedAsset)
  }

  /// The content of an image of an asset. One that depends on nothing is the same as the image of its file.
  private static func storage(
    of asset: ImageAsset, resolved: NonSymbolImage.Resolved, traits: UITraitCollection?
  ) -> Storage {
    guard !asset.isPlain else {
      return Storage(
        picture: NonSymbolImage(
          content: .fixed(resolved.source), scale: resolved.scale, orientation: resolved.orientation))
    }
    return Storage(picture: NonSymbolImage(content: .asset(asset)), renderingMode: asset.renderingMode, traits: traits)
  }
}
