import Foundation
import RenderTree

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// A bit for each option; two of them together say the curve.
    public let rawValue: UInt
    /// The options whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Also lays out what the changes ask for, so that it moves along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach views that are moving: always so here, because the views have their new places at once.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// An animation that runs already goes on from where it is: always so here, it is for the host to show.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at the start and at the end; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equally fast throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    fileprivate var curve: Transition.Curve {
      switch rawValue & Self.curveLinear.rawValue {
      case Self.curveEaseIn.rawValue: .easeIn
      case Self.curveEaseOut.rawValue: .easeOut
      case Self.curveLinear.rawValue: .linear
      default: .easeInOut
      }
    }
  }

  /// How long, from when and along which curve an animation runs.
  struct AnimationTiming {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var curve = Transition.Curve.easeInOut
  }

  /// What is being animated while an animation's changes are made.
  @MainActor
  final class AnimationContext {
    let timing: AnimationTiming
    /// By the identity that the view had when it changed: a cell that is removed and reused changes twice.
    private var changes: [NodeID: Change] = [:]

    /// What becomes of a view.
    private struct Change {
      let view: UIView
      let node: NodeID
      let scene: UIWindowScene
      let kind: Transition.Kind
      /// Where the view comes from besides, if it is inserted.
      var origin: CGRect?

      var kinds: [Transition.Kind] { [kind] + (origin.map { [.moved(from: $0)] } ?? []) }
    }

    init(timing: AnimationTiming) { self.timing = timing }

    func willMove(_ view: UIView, from frame: CGRect) {
      let key = view.nodeID
      if let change = changes[key], change.kind == .inserted, change.origin == nil, view.frame != frame {
        changes[key]?.origin = frame
      } else {
        note(view, .moved(from: frame))
      }
    }

    func willChange(_ view: UIView) { note(view, .changed) }

    func willInsert(_ view: UIView) { note(view, .inserted) }

    func willRemove(_ view: UIView) { note(view, .removed) }

    /// The first change of a view says where it came from.
    private func note(_ view: UIView, _ kind: Transition.Kind) {
      guard timing.duration > 0, let scene = view.attachedOrSelfWindow?.windowScene else { return }
      guard changes[view.nodeID] == nil else { return }
      changes[view.nodeID] = Change(view: view, node: view.nodeID, scene: scene, kind: kind)
    }

    fileprivate func layOutChangedViews() {
      for change in changes.values { (change.view.superview ?? change.view).layoutIfNeeded() }
    }

    /// A scene whose views change; nil where none does.
    fileprivate var scene: UIWindowScene? { changes.values.first?.scene }

    fileprivate func handOver() {
      for change in changes.values.sorted(by: { $0.node < $1.node }) {
        for kind in change.kinds {
          change.scene.turn.transitions.append(
            Transition(
              node: change.node, kind: kind, duration: timing.duration, delay: timing.delay,
              curve: timing.curve))
        }
      }
    }
  }

  /// The animation whose changes are being made; nil outside of one, or where animations are off.
  static var currentAnimation: AnimationContext? {
    animationsAreEnabled ? animationStack.last : nil
  }

  /// Calls back when the animation is over whose changes are being made; at the end of the turn outside of any.
  @_spi(Toolkit) public static func afterCurrentAnimation(
    of view: UIView, _ completion: @escaping @MainActor () -> Void
  ) {
    let timing = currentAnimation?.timing
    let scene = view.attachedOrSelfWindow?.windowScene ?? SceneContext.current.scene?.value
    (scene?.clock ?? .processDefault).schedule(after: timing.map { $0.duration + $0.delay } ?? 0) {
      if let scene { scene.context.perform(completion) } else { completion() }
    }
  }

  private static var animationStack: [AnimationContext] = []
  private static var animationsAreEnabled = true

  /// Whether changes may be animated. True by default.
  public static var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// Allows changes to be animated, or not.
  public static func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

  /// Makes changes without animating them, even inside an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = animationsAreEnabled
    animationsAreEnabled = false
    actionsWithoutAnimation()
    animationsAreEnabled = wereEnabled
  }

  /// How long an animation lasts that is asked for inside another one, in seconds; 0 outside of any.
  public static var inheritedAnimationDuration: TimeInterval { currentAnimation?.timing.duration ?? 0 }

  /// Makes changes that a host which can animate shows as movements.
  ///
  /// The views have their new values at once.
  ///
  /// - Parameters:
  ///   - duration: in seconds of the scene's clock.
  ///   - delay: seconds before the movement is seen.
  ///   - completion: called with true when the time is over; at the end of the turn where the duration is 0.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, curve: options.curve)
    animate(timing, laysOut: options.contains(.layoutSubviews), animations: animations, completion: completion)
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
    let spring = Transition.Curve.spring(dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    let timing = AnimationTiming(duration: duration, delay: delay, curve: spring)
    animate(timing, laysOut: options.contains(.layoutSubviews), animations: animations, completion: completion)
  }

  private static func animate(
    _ timing: AnimationTiming, laysOut: Bool, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let context = AnimationContext(timing: timing)
    animationStack.append(context)
    animations()
    if laysOut { context.layOutChangedViews() }
    animationStack.removeLast()
    context.handOver()
    guard let completion else { return }
    // An animation that a test's own code begins runs on the clock of the scene whose views it changes.
    let scene = context.scene ?? SceneContext.current.scene?.value
    let total = animationsAreEnabled ? timing.duration + timing.delay : 0
    (scene?.clock ?? .processDefault).schedule(after: total) {
      if let scene { scene.context.perform { completion(true) } } else { completion(true) }
    }
  }
}

extension SceneClock {
  /// The wall's time, for what happens outside of any scene.
  static let processDefault = SceneClock(time: .live)
}
