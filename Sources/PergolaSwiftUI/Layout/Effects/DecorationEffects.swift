import Foundation
@_spi(Toolkit) import UIKitCore

/// A line along the inside of the frame.
nonisolated struct BorderEffect: ViewEffect {
  /// In points.
  let width: CGFloat
  let color: @MainActor (EnvironmentValues) -> UIColor

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {
    view.layer.borderWidth = width.validLength
    view.layer.borderColor = color(environment).resolvedColor(with: view.traitCollection).cgColor
  }
}

/// A shadow of the content.
nonisolated struct ShadowEffect: ViewEffect {
  /// In points.
  let radius: CGFloat
  /// In points.
  let offset: CGSize
  let color: @MainActor (EnvironmentValues) -> UIColor

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = radius.validLength
    view.layer.shadowOffset = offset
    view.layer.shadowColor = color(environment).resolvedColor(with: view.traitCollection).cgColor
  }
}
