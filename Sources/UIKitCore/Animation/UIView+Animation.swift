import Foundation
import RenderTree

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Also lays out what the changes ask for.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// What is being animated while an animation's changes are made.
  @MainActor
  final class AnimationContext {
    let duration: TimeInterval
    private var transitions: [ObjectIdentifier: (scene: UIWindowScene, transition: Transition)] = [:]

    init(duration: TimeInterval) { self.duration = duration }

    func willMove(_ view: UIView, from frame: CGRect) { note(view, .moved(from: frame)) }

    func willChange(_ view: UIView) { note(view, .changed) }

    func willInsert(_ view: UIView) { note(view, .inserted) }

    func willRemove(_ view: UIView) { note(view, .removed) }

    /// The first change of a view says where it came from.
    private func note(_ view: UIView, _ kind: Transition.Kind) {
      guard duration > 0, let scene = view.attachedOrSelfWindow?.windowScene else { return }
      let key = ObjectIdentifier(view)
      guard transitions[key] == nil else { return }
      transitions[key] = (scene, Transition(node: view.nodeID, kind: kind, duration: duration))
    }

    fileprivate func handOver() {
      for (scene, transition) in transitions.values.sorted(by: { $0.transition.node < $1.transition.node }) {
        scene.turn.transitions.append(transition)
      }
    }
  }

  /// The animation whose changes are being made; nil outside of one, or where animations are off.
  static var currentAnimation: AnimationContext? {
    animationsAreEnabled ? animationStack.last : nil
  }

  private static var animationStack: [AnimationContext] = []
  private static var animationsAreEnabled = true

  /// Whether changes may be animated. True by default.
  public static var areAnimationsEnabled: Bool { animationsAreEnabled }

  public static func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

  /// Makes changes without animating them, even inside an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = animationsAreEnabled
    animationsAreEnabled = false
    actionsWithoutAnimation()
    animationsAreEnabled = wereEnabled
  }

  /// How long an animation lasts that is asked for inside another one, in seconds; 0 outside of any.
  public static var inheritedAnimationDuration: TimeInterval { currentAnimation?.duration ?? 0 }

  /// Makes changes that a host which can animate shows as movements.
  ///
  /// The views have their new values at once.
  ///
  /// - Parameters:
  ///   - duration: in seconds of the scene's clock.
  ///   - completion: called with true when the time is over; at the end of the turn where the duration is 0.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let context = AnimationContext(duration: duration)
    animationStack.append(context)
    animations()
    animationStack.removeLast()
    context.handOver()
    guard let completion else { return }
    let total = animationsAreEnabled ? duration + delay : 0
    (SceneContext.current.scene?.value?.clock ?? SceneClock.processDefault).schedule(after: total) { completion(true) }
  }

  /// The same with a spring's curve.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for no overshooting, towards 0 for ever more of it.
  ///   - velocity: at the start, in whole movements a second.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }
}

extension SceneClock {
  /// The wall's time, for what happens outside of any scene.
  static let processDefault = SceneClock(time: .live)
}
