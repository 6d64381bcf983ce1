import Foundation
import UIKitCore

/// A transform about the upper left corner of a view.
private nonisolated struct ProjectionEffect: ViewEffect {
  let transform: ProjectionTransform

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {}

  @MainActor func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform {
    transform.affinePart.aboutTopLeft(in: size)
  }
}

extension CGAffineTransform {
  /// The transform about the upper left corner, for a view that is transformed about its center.
  fileprivate func aboutTopLeft(in size: CGSize) -> CGAffineTransform {
    about(.topLeading, in: size, isMirrored: false)
  }
}

extension View {
  /// Shows the view with a transform about its upper left corner. The layout around it stays.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Shows the view with the affine part of a transform about its upper left corner. The layout around it stays.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ViewEffectModifier(effect: ProjectionEffect(transform: transform)))
  }
}
