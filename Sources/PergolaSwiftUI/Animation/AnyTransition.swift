import Foundation
@_spi(Toolkit) import UIKitCore

/// The course of a view's insertion into a stack, and of its removal, when the change is animated.
///
/// Without an animation views come and go at once. Lists animate their rows themselves.
public struct AnyTransition: Sendable {
  /// The look of a view before its insertion.
  let insertion: TransitionLook
  /// The look of a view after its removal.
  let removal: TransitionLook

  private init(_ part: TransitionLook.Part) {
    insertion = TransitionLook(parts: [part])
    removal = insertion
  }

  private init(insertion: TransitionLook, removal: TransitionLook) {
    self.insertion = insertion
    self.removal = removal
  }

  /// No transition: the view comes and goes at once.
  public static let identity = AnyTransition(insertion: TransitionLook(), removal: TransitionLook())
  /// The view becomes visible, and invisible, by and by. The transition of views that name no other one.
  public static let opacity = AnyTransition(.transparent)
  /// The view comes from the leading edge and goes to the trailing one.
  public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  /// The view grows from its centre, and shrinks to it.
  public static let scale = scale(scale: 0)

  /// The view comes from an edge and goes to it, over a distance of its own length.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.moved(edge)) }

  /// The view comes from a distance, in points, and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// The view comes from a distance, in points, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// The view grows from a factor, and shrinks to it.
  ///
  /// - Parameter anchor: The point that stays in its place.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scaled(scale, anchor))
  }

  /// The view comes from an edge while it becomes visible, and goes to the opposite edge while it becomes invisible.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: move(edge: edge).combined(with: .opacity),
      removal: move(edge: edge.opposite).combined(with: .opacity))
  }

  /// One transition for the insertion, and another one for the removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// The transition together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: TransitionLook(parts: insertion.parts + other.insertion.parts),
      removal: TransitionLook(parts: removal.parts + other.removal.parts))
  }
}

/// The look of a view at the far end of a transition.
struct TransitionLook: Equatable, Sendable {
  /// A difference to the view's own look.
  enum Part: Equatable, Sendable {
    case transparent
    case moved(Edge)
    case offset(CGSize)
    case scaled(CGFloat, UnitPoint)
  }

  var parts: [Part] = []

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
    case .transparent: return .identity
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

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// The key of a view's transition, for the container that inserts and removes the view.
enum TransitionTrait: ElementTrait {
  typealias Value = AnyTransition
}

extension View {
  /// Sets the course of the view's insertion and removal, when these are animated.
  ///
  /// A removed view stays visible until its transition has ended. It has its state until then, receives no touches, and
  /// disappears at the end.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modifier(TraitModifier<TransitionTrait>(value: transition))
  }
}
