import UIKitCore

/// The room that a place has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

  /// The class of UIKit's value; nil for one that is unspecified.
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// UIKit's value of a class; unspecified for nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}
