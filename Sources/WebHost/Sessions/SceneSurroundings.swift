import Foundation
import RenderTree

/// The values that the scenes of all pages have in common.
struct SceneSurroundings: Sendable {
  /// The path under which the app is mounted, without a slash at the end.
  var base: String
  let textEngine: any TextEngine
  let rasterizer: (any Rasterizer)?
  /// The first URL scheme of the app; nil if it has none.
  let urlScheme: String?
  /// The language of the app's texts.
  let language: String
  /// A sentence about the app; nil for none.
  let description: String?
  let textSize: SceneConfiguration.TextSize
  let appearance: SceneConfiguration.Appearance

  /// True if the interface is laid out from right to left.
  var isRightToLeft: Bool { Locale.Language(identifier: language).characterDirection == .rightToLeft }

  /// The URL that opens the content of a place of a page; nil for the start page.
  func link(to place: String, host: String) -> URL? { PageAddress.link(place: place, scheme: urlScheme, host: host) }

  /// The configuration of a scene, before its page says more.
  func configuration(size: CGSize) -> SceneConfiguration {
    var configuration = SceneConfiguration(
      size: size, textEngine: textEngine, rasterizer: rasterizer, appearance: appearance,
      idiom: Self.idiom(for: size), textSize: textSize,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    // The browser keeps the combinations with the control and command keys for itself.
    configuration.commandModifier = .alternate
    return configuration
  }

  /// The kind of device that a page of a size is.
  static func idiom(for size: CGSize) -> SceneConfiguration.Idiom { min(size.width, size.height) < 600 ? .phone : .pad }
}
