import Foundation
@_spi(Toolkit) import UIKitCore

/// A scale about a point of the view.
nonisolated struct ScaleEffect: ViewEffect {
  let scale: CGSize
  let anchor: UnitPoint

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {}

  @MainActor func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size, isMirrored: isMirrored)
  }
}

/// A rotation about a point of the view.
nonisolated struct RotationEffect: ViewEffect {
  let angle: Angle
  let anchor: UnitPoint

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {}

  @MainActor func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, in: size, isMirrored: isMirrored)
  }
}

extension CGAffineTransform {
  /// The transform about a point of a rectangle, for a view that is transformed about its centre.
  func about(_ anchor: UnitPoint, in size: CGSize, isMirrored: Bool) -> CGAffineTransform {
    let x = ((isMirrored ? 1 - anchor.x : anchor.x) - 0.5) * size.width
    let y = (anchor.y - 0.5) * size.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension View {
  /// Shows the view larger or smaller. The layout around it stays.
  ///
  /// - Parameter anchor: The point that stays in its place.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ViewEffectModifier(effect: ScaleEffect(scale: scale, anchor: anchor)))
  }

  /// Shows the view larger or smaller. The layout around it stays.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Shows the view larger or smaller, with a factor for each axis. The layout around it stays.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Shows the view turned, clockwise for positive angles. The layout around it stays.
  ///
  /// - Parameter anchor: The point that stays in its place.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(ViewEffectModifier(effect: RotationEffect(angle: angle, anchor: anchor)))
  }
}
