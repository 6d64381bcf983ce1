import Foundation
@_spi(Toolkit) import UIKitCore

extension EnvironmentValues {
  /// Takes over what the traits of a place in UIKit's hierarchy say.
  @MainActor
  mutating func apply(_ traits: UITraitCollection) {
    // Outside of a window there is no scale.
    displayScale = max(traits.displayScale, 1)
    pointGrid = traits.pointGrid
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
