import Foundation
@_spi(Toolkit) import UIKitCore

/// The look of a view at the far end of a transition.
struct TransitionLook: Equatable, Sendable {
  /// A difference to the view's own look.
  enum Part: Equatable, Sendable {
    case transparent
    case moved(Edge)
    case offset(CGSize)
    case scaled(CGFloat, UnitPoint)
    case modified(PhasedModifier)
  }

  var parts: [Part] = []
  /// The animation of the transition itself; nil for that of the change.
  var animation: Animation?

  /// The look together with another one. The first animation counts.
  func combined(with other: TransitionLook) -> TransitionLook {
    TransitionLook(parts: parts + other.parts, animation: animation ?? other.animation)
  }

  /// The modifiers that change.
  var modifiers: [PhasedModifier] {
    parts.compactMap { if case .modified(let modifier) = $0 { modifier } else { nil } }
  }

  /// True if the view fades.
  var isTransparent: Bool {
    parts.contains { if case .transparent = $0 { true } else { false } }
  }

  /// Gives a view the look.
  @MainActor
  func apply(to view: UIView, isMirrored: Bool) {
    if isTransparent { view.alpha = 0 }
    let size = view.bounds.size
    let transform = parts.reduce(view.transform) {
      $0.concatenating($1.transform(in: size, isMirrored: isMirrored))
    }
    if view.transform != transform { view.transform = transform }
  }
}

extension TransitionLook.Part {
  /// The transform of a view about its centre, in a size.
  fileprivate func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform {
    switch self {
    case .transparent, .modified: return .identity
    case .moved(let edge):
      let toLeading = isMirrored ? size.width : -size.width
      return switch edge {
      case .top: CGAffineTransform(translationX: 0, y: -size.height)
      case .bottom: CGAffineTransform(translationX: 0, y: size.height)
      case .leading: CGAffineTransform(translationX: toLeading, y: 0)
      case .trailing: CGAffineTransform(translationX: -toLeading, y: 0)
      }
    case .offset(let offset):
      return CGAffineTransform(translationX: isMirrored ? -offset.width : offset.width, y: offset.height)
    case .scaled(let scale, let anchor):
      // A transform by 0 has no inverse, which the positions of touches need.
      let scale = abs(scale) < 0.001 ? 0.001 : scale
      return CGAffineTransform(scaleX: scale, y: scale).about(anchor, in: size, isMirrored: isMirrored)
    }
  }
}
