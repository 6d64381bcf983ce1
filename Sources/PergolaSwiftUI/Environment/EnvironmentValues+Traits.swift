import Foundation
@_spi(Toolkit) import UIKitCore

extension EnvironmentValues {
  /// Takes over what the traits of a place in UIKit's hierarchy say.
  @MainActor
  mutating func apply(_ traits: UITraitCollection) {
    displayScale = traits.displayScale
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
