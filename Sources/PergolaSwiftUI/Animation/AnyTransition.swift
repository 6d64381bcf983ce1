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

  /// The view changes from one modifier to another one while it comes, and back while it goes.
  ///
  /// - Parameters:
  ///   - active: The modifier before the insertion and after the removal.
  ///   - identity: The modifier of the view while it is there.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition(.modified(TypedPhasedModifier(active: active, identity: identity)))
  }

  /// The transition with an animation of its own, which counts instead of that of the change, and also where the change
  /// has none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var (insertion, removal) = (insertion, removal)
    insertion.animation = animation
    removal.animation = animation
    return AnyTransition(insertion: insertion, removal: removal)
  }

  /// One transition for the insertion, and another one for the removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// The transition together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
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
    modifier(TransitionModifier(transition: transition))
  }
}
