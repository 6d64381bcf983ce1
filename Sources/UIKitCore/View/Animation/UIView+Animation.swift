import Foundation
import RenderTree

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits; two bits together specify the curve.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Performs the layout that the changes require inside the animation, so that it is animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach animated views. This is always the case, because views have their new positions at once.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// An animation in progress continues from its current state. This is always the case in hosts that animate.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation without an end. Its completion is never called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forwards and then backwards; the views have their new values at the end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at the start and at the end; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The old content fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// In `transition(from:to:…)`, hides and shows the two views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    var repetition: NodeTransition.Repetition {
      let autoreverses = contains(.autoreverse)
      let runs = contains(.repeat) ? Double.infinity : autoreverses ? 2 : 1
      return NodeTransition.Repetition(runs: runs, autoreverses: autoreverses)
    }

    var curve: NodeTransition.Curve {
      switch rawValue & Self.curveLinear.rawValue {
      case Self.curveEaseIn.rawValue: .easeIn
      case Self.curveEaseOut.rawValue: .easeOut
      case Self.curveLinear.rawValue: .linear
      default: .easeInOut
      }
    }
  }

  /// The duration, delay, curve and repetition of an animation.
  @_spi(Toolkit) public struct AnimationTiming {
    /// The duration of a run, in seconds.
    public var duration: TimeInterval
    /// The delay before the first run, in seconds.
    public var delay: TimeInterval = 0
    /// The curve of each run.
    public var curve = NodeTransition.Curve.easeInOut
    /// The runs.
    public var repetition = NodeTransition.Repetition.none

    /// A single run by default, which eases in and out.
    public init(
      duration: TimeInterval, delay: TimeInterval = 0, curve: NodeTransition.Curve = .easeInOut,
      repetition: NodeTransition.Repetition = .none
    ) {
      self.duration = duration
      self.delay = delay
      self.curve = curve
      self.repetition = repetition
    }

    /// The time until the end of the last run, in seconds; infinity if there is none.
    var total: TimeInterval { duration > 0 ? delay + duration * repetition.runs : delay }
  }

  /// The record of the views that change inside an animation block.
  @MainActor
  final class AnimationContext {
    let timing: AnimationTiming
    /// The record of the old values for an animator; nil for animations that only run to their end.
    let values: AnimatedValues?
    /// The changes by the identity that the view had at the time. A cell that is removed and reused changes twice.
    private var changes: [NodeID: Change] = [:]
    /// The changed properties of the views in windows.
    private var properties: [ObjectIdentifier: (view: UIView, properties: Set<AnimatedProperty>)] = [:]

    /// The change of a view.
    private struct Change {
      let view: UIView
      let node: NodeID
      let scene: UIWindowScene
      let kind: NodeTransition.Kind
      /// The frame that an inserted view also moves from; nil if it doesn't move.
      var origin: CGRect?

      var kinds: [NodeTransition.Kind] { [kind] + (origin.map { [.moved(from: $0)] } ?? []) }
    }

    init(timing: AnimationTiming, values: AnimatedValues? = nil) {
      self.timing = timing
      self.values = values
    }

    func willMove(_ view: UIView, from geometry: LayerGeometry) {
      values?.willMove(view, from: geometry)
      record(.geometry, of: view)
      let frame = geometry.frame
      let key = view.nodeID
      if let change = changes[key], change.kind == .inserted, change.origin == nil, view.frame != frame {
        changes[key]?.origin = frame
      } else {
        note(view, .moved(from: frame))
      }
    }

    func willFade(_ view: UIView, from old: CGFloat) {
      values?.willFade(view, from: old)
      record(.alpha, of: view)
    }

    func willRecolor(_ view: UIView, from old: UIColor?) {
      values?.willRecolor(view, from: old)
      record(.backgroundColor, of: view)
    }

    func willChange(_ view: UIView) {
      if properties[ObjectIdentifier(view)] == nil { record(.content, of: view) }
      note(view, .changed)
    }

    func willInsert(_ view: UIView) {
      record(.content, of: view)
      note(view, .inserted)
    }

    func willRemove(_ view: UIView) {
      record(.content, of: view)
      note(view, .removed)
    }

    private func record(_ property: AnimatedProperty, of view: UIView) {
      guard timing.duration > 0, view.enclosingWindow != nil else { return }
      properties[ObjectIdentifier(view), default: (view, [])].properties.insert(property)
    }

    /// Records the first change of a view, which contains its initial state.
    private func note(_ view: UIView, _ kind: NodeTransition.Kind) {
      guard timing.duration > 0, let scene = view.enclosingWindow?.windowScene else { return }
      guard changes[view.nodeID] == nil else { return }
      changes[view.nodeID] = Change(view: view, node: view.nodeID, scene: scene, kind: kind)
    }

    fileprivate func layOutChangedViews() {
      for change in changes.values { (change.view.superview ?? change.view).layoutIfNeeded() }
    }

    /// The changed properties of the views in windows, ordered by the views' nodes.
    fileprivate var animatedProperties: [(view: UIView, properties: Set<AnimatedProperty>)] {
      properties.values.sorted { $0.view.nodeID < $1.view.nodeID }
    }

    fileprivate func appendTransitions() {
      for change in changes.values.sorted(by: { $0.node < $1.node }) {
        let transitions = change.kinds.map {
          NodeTransition(
            node: change.node, kind: $0, duration: timing.duration, delay: timing.delay, curve: timing.curve,
            repetition: timing.repetition)
        }
        change.scene.turn.transitions.add(transitions, at: change.scene.clock.now)
      }
    }
  }

  /// The innermost animation whose changes are being made; nil outside of an animation block or if animations are
  /// disabled.
  static var currentAnimation: AnimationContext? {
    animationsAreEnabled ? animationStack.last : nil
  }

  /// Calls a closure when the current animation has ended, or at the end of the turn outside of an animation block.
  @_spi(Toolkit) public static func afterCurrentAnimation(
    of view: UIView, _ completion: @escaping @MainActor () -> Void
  ) {
    let timing = currentAnimation?.timing
    let scene = view.enclosingWindow?.windowScene ?? SceneContext.current.scene?.value
    (scene?.clock ?? .processDefault).schedule(after: timing.map { $0.duration + $0.delay } ?? 0) {
      if let scene { scene.context.perform(completion) } else { completion() }
    }
  }

  private static var animationStack: [AnimationContext] = []
  private static var animationsAreEnabled = true

  /// A Boolean value that indicates whether animations are enabled; true by default.
  public static var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// Enables or disables animations.
  public static func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

  /// Makes changes without animation, even inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = animationsAreEnabled
    animationsAreEnabled = false
    actionsWithoutAnimation()
    animationsAreEnabled = wereEnabled
  }

  /// The duration of the current animation, in seconds; 0 outside of an animation block.
  public static var inheritedAnimationDuration: TimeInterval { currentAnimation?.timing.duration ?? 0 }

  /// Animates changes in hosts that can animate.
  ///
  /// The views have their new values at once.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of the scene's clock.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - completion: A closure called with true after delay and duration, with `.autoreverse` after twice the duration;
  ///     in the next turn if both are 0 or nothing in a window was changed to another value. It is called with false, at
  ///     once, if the animation was stopped: by `layer.removeAllAnimations()`, because the views left their window, or by
  ///     a newer animation of the background colour. With `.repeat` it is called only then.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, curve: options.curve, repetition: options.repetition)
    animate(timing, laysOut: options.contains(.layoutSubviews), animations: animations, completion: completion)
  }

  /// Animates changes with the curve of a spring.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for no overshoot; values towards 0 overshoot more.
  ///   - velocity: The initial velocity, in whole animation distances per second.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = NodeTransition.Curve.spring(dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    let timing = AnimationTiming(
      duration: duration, delay: delay, curve: spring, repetition: options.repetition)
    animate(timing, laysOut: options.contains(.layoutSubviews), animations: animations, completion: completion)
  }

  /// Animates changes with a timing.
  ///
  /// - Parameters:
  ///   - laysOut: True to perform the layout that the changes require inside the animation.
  ///   - completion: A closure called after the last run, or when the animation was stopped before, with true or false.
  @_spi(Toolkit) public static func animate(
    _ timing: AnimationTiming, laysOut: Bool, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let context = AnimationContext(timing: timing)
    makeChanges(in: context, laysOut: laysOut, animations: animations)
    ViewAnimation.start(context.animatedProperties, duration: timing.total, completion: completion)
  }

  /// Performs an animation block, and hands the changes over to the scene's next frame.
  static func makeChanges(in context: AnimationContext, laysOut: Bool, animations: () -> Void) {
    animationStack.append(context)
    animations()
    if laysOut { context.layOutChangedViews() }
    animationStack.removeLast()
    context.appendTransitions()
  }
}

extension SceneClock {
  /// The clock in live time for views outside of any scene.
  static let processDefault = SceneClock(time: .live)
}
