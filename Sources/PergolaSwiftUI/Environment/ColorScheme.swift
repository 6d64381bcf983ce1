import UIKitCore

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark

  /// The scheme of UIKit's style; nil for none.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }

  var interfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// The contrast between colours.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

extension UIUserInterfaceStyle {
  /// The style of a scheme; unspecified for nil.
  public init(_ scheme: ColorScheme?) { self = scheme?.interfaceStyle ?? .unspecified }
}
