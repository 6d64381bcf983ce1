import Foundation
@_spi(Toolkit) import UIKitCore

/// An opacity.
nonisolated struct OpacityEffect: ViewEffect {
  let opacity: Double

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {
    let alpha = CGFloat(opacity.isNaN ? 1 : min(max(opacity, 0), 1))
    if view.alpha != alpha { view.alpha = alpha }
  }
}

/// Nothing to be seen of the content.
nonisolated struct HiddenEffect: ViewEffect {
  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) { view.isHidden = true }
}

/// The passage of touches through the content.
nonisolated struct HitTestingEffect: ViewEffect {
  let isAllowed: Bool

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) { view.allowsHitTesting = isAllowed }
}

/// The cutting off of what stands out of the frame, with round corners.
nonisolated struct ClippingEffect: ViewEffect {
  let cornerRadius: CGFloat

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {
    view.clipsToBounds = true
    view.layer.cornerRadius = cornerRadius.validLength
  }
}

extension View {
  /// Shows the view with an opacity from 0, invisible, to 1. An invisible view keeps its room and receives no touches.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(ViewEffectModifier(effect: OpacityEffect(opacity: opacity)))
  }

  /// Hides the view, which keeps its room.
  public nonisolated func hidden() -> some View { modifier(ViewEffectModifier(effect: HiddenEffect())) }

  /// Sets if the view receives touches; if not, they go to the views behind.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(ViewEffectModifier(effect: HitTestingEffect(isAllowed: enabled)))
  }

  /// Cuts off what stands out of the view's frame.
  ///
  /// - Parameter antialiased: Without an effect, since frames end at whole pixels.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(ViewEffectModifier(effect: ClippingEffect(cornerRadius: 0)))
  }

  /// Cuts off what stands out of the view's frame, with round corners.
  ///
  /// - Parameters:
  ///   - radius: In points.
  ///   - antialiased: Without an effect: hosts that draw pixels smooth the corners, and terminals cannot.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(ViewEffectModifier(effect: ClippingEffect(cornerRadius: radius)))
  }
}
