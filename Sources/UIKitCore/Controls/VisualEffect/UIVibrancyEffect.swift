import Foundation

/// The look of content over a blurred background.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}

/// An effect that adapts content to the material behind it.
///
/// Here content keeps its colours: the materials are plain colours, over which the system's label colours are legible.
open class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// An effect for content over a material; in the style `.label`.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// An effect for content of a style over a material.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// True if the other object is a vibrancy effect of the same style over the same material.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return style == other.style && blurEffect.isEqual(other.blurEffect)
  }

  open override nonisolated var hash: Int { style.rawValue }
}
