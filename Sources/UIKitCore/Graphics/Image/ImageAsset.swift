import Foundation
import RenderTree

/// An image of the app's resources with variants for scales, appearances, devices and layout directions.
final class ImageAsset: Sendable {
  /// A variant of the image.
  struct Variant: Sendable {
    let bitmap: Bitmap
    /// Pixels per point.
    let scale: CGFloat
    /// The appearance of the variant; `.unspecified` for any.
    var style = UIUserInterfaceStyle.unspecified
    /// The device of the variant; `.unspecified` for any.
    var idiom = UIUserInterfaceIdiom.unspecified
    /// The layout direction of the variant; `.unspecified` for any.
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var resizing: NonSymbolImage.Resizing?
  }

  /// The variants, at least one.
  let variants: [Variant]
  /// The rendering mode from the resources, used unless the app sets one.
  let renderingMode: UIImage.RenderingMode

  /// Fails if there are no variants.
  init?(variants: [Variant], renderingMode: UIImage.RenderingMode = .automatic) {
    guard !variants.isEmpty else { return nil }
    self.variants = variants
    self.renderingMode = renderingMode
  }

  /// The best variant for traits. A variant for exactly the device, appearance or direction (compared in this order)
  /// precedes one for any. Then the scale of the screen comes first, the next higher scales second, and lower ones
  /// last, the highest first.
  func variant(for traits: UITraitCollection) -> Variant {
    func fitness(_ variant: Variant) -> [CGFloat] {
      func fit<Value: Equatable>(_ value: Value, _ wanted: Value, any: Value) -> CGFloat {
        value == wanted && value != any ? 2 : value == any ? 1 : 0
      }
      let (wanted, scale) = (max(1, traits.displayScale), variant.scale)
      return [
        fit(variant.idiom, traits.userInterfaceIdiom, any: .unspecified),
        fit(variant.style, traits.userInterfaceStyle, any: .unspecified),
        fit(variant.direction, traits.layoutDirection, any: .unspecified),
        scale >= wanted ? wanted - scale : scale - 100,
      ]
    }
    let best = variants.max { fitness($0).lexicographicallyPrecedes(fitness($1)) }
    return best ?? variants[0]
  }

  /// True if the asset does not depend on traits and has no settings of its own.
  var isPlain: Bool { variants.count == 1 && renderingMode == .automatic && variants[0].resizing == nil }
}

extension ImageAsset: Hashable {
  /// Compares by identity: each asset is read once.
  static func == (a: ImageAsset, b: ImageAsset) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
