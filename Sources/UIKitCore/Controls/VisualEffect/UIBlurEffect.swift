import Foundation

/// The material of a bar or a panel.
///
/// Nothing is blurred here: the material is an opaque grey, as light as the original's is over a plain background.
open class UIBlurEffect: UIVisualEffect {
  /// The materials. Those whose names end in `Light` or `Dark` look the same in both appearances.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  private let style: Style

  /// An effect with a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var background: UIColor? { style.color }

  /// True if the other object is a blur effect with the same material.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return style == other.style
  }

  open override nonisolated var hash: Int { style.rawValue }
}

extension UIBlurEffect.Style {
  package var color: UIColor {
    switch self {
    case .extraLight: .grey(0.97)
    case .light: .grey(0.93)
    case .dark: .grey(0.16)
    case .regular, .systemThinMaterial: .grey(0.93, dark: 0.19)
    case .prominent, .systemThickMaterial: .grey(0.97, dark: 0.13)
    case .systemUltraThinMaterial: .grey(0.9, dark: 0.22)
    case .systemMaterial: .grey(0.95, dark: 0.16)
    case .systemChromeMaterial: .grey(0.97, dark: 0.11)
    case .systemUltraThinMaterialLight: .grey(0.9)
    case .systemThinMaterialLight: .grey(0.93)
    case .systemMaterialLight: .grey(0.95)
    case .systemThickMaterialLight, .systemChromeMaterialLight: .grey(0.97)
    case .systemUltraThinMaterialDark: .grey(0.22)
    case .systemThinMaterialDark: .grey(0.19)
    case .systemMaterialDark: .grey(0.16)
    case .systemThickMaterialDark: .grey(0.13)
    case .systemChromeMaterialDark: .grey(0.11)
    }
  }
}

extension UIColor {
  fileprivate static func grey(_ white: CGFloat, dark: CGFloat? = nil) -> UIColor {
    guard let dark else { return UIColor(white: white, alpha: 1) }
    return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : white, alpha: 1) }
  }
}
