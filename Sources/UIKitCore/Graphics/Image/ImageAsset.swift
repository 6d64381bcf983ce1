import Foundation
import RenderTree

/// A picture that an app's resources have in several forms: for other scales, for dark surroundings, and so on.
final class ImageAsset: Sendable {
  /// One form of the picture.
  struct Variant: Sendable {
    let bitmap: Bitmap
    /// Pixels to a point.
    let scale: CGFloat
    /// Which appearance it is for; `.unspecified` for any.
    var style = UIUserInterfaceStyle.unspecified
    /// Which kind of device it is for; `.unspecified` for any.
    var idiom = UIUserInterfaceIdiom.unspecified
    /// Which direction of the interface it is for; `.unspecified` for any.
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var resizing: Picture.Resizing?
  }

  /// At least one.
  let variants: [Variant]
  /// What the resources ask for, where the app does not.
  let renderingMode: UIImage.RenderingMode

  /// nil where there is no variant.
  init?(variants: [Variant], renderingMode: UIImage.RenderingMode = .automatic) {
    guard !variants.isEmpty else { return nil }
    self.variants = variants
    self.renderingMode = renderingMode
  }

  /// The form that fits best: that made for the appearance, the device and the direction before those for any, then
  /// that of the screen's scale, of the next higher one, of the highest.
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

  /// Whether there is but one form, which every trait gets.
  var isPlain: Bool { variants.count == 1 && renderingMode == .automatic && variants[0].resizing == nil }
}

extension ImageAsset: Hashable {
  /// Whether it is the same asset: each is read once.
  static func == (a: ImageAsset, b: ImageAsset) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
