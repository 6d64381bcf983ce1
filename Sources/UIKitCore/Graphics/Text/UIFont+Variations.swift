import Foundation
import RenderTree

extension UIFont {
  /// The font with another weight. A font that adapts to the preferred content size still does.
  package final func withWeight(_ weight: Weight) -> UIFont { varied { $0.weight = weight.rawValue } }

  /// The italic or upright variant of the font.
  package final func withItalic(_ isItalic: Bool) -> UIFont { varied { $0.isItalic = isItalic } }

  /// The font in the monospaced family.
  package final func withMonospacedFamily() -> UIFont { varied { $0.family = .monospaced } }

  /// The font with digits of equal width. A font of another family than the system's stays as it is.
  package final func withMonospacedDigits() -> UIFont {
    varied { if $0.family == .system { $0.family = .monospacedDigits } }
  }

  /// The font in the first family of a list, separated by commas, that the host has.
  package final func withFamily(named names: String) -> UIFont { varied { $0.family = .named(names) } }

  private func varied(_ vary: (inout FontDescriptor) -> Void) -> UIFont {
    var wanted = descriptor
    vary(&wanted)
    return UIFont(descriptor: wanted, scaling: scaling)
  }
}
