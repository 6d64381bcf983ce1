import Foundation
import RenderTree

/// An animation of views that can be paused, scrubbed, reversed and stopped.
///
/// The views have their final values as soon as the animation starts, and hosts show those; the animator only keeps the
/// time of the scene's clock. If the animation ends at its start, or is stopped in between, the changed bounds, centers,
/// transforms, alphas and background colours are set to their values there. A running animator keeps itself alive.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// A stretch of the time during which the animator runs without interruption.
  private struct Run {
    let start: TimeInterval
    let duration: TimeInterval
    let firstFraction: CGFloat
    /// The scheduled end, which the clock keeps alive, and which keeps the animator alive.
    private(set) weak var end: SceneClock.ScheduledAction?

    init(start: TimeInterval, duration: TimeInterval, firstFraction: CGFloat, end: SceneClock.ScheduledAction) {
      self.start = start
      self.duration = duration
      self.firstFraction = firstFraction
      self.end = end
    }
  }

  /// A reference to an animator whose views receive no touches.
  private struct BlockingAnimator {
    weak var animator: UIViewPropertyAnimator?
  }

  /// An animation block, and the part of the duration after which it begins.
  private struct Block {
    let animations: () -> Void
    let delayFactor: CGFloat
  }

  /// The duration in seconds, without the delay. A spring with a mass determines its own.
  public let duration: TimeInterval
  /// The delay in seconds with which the animation was started.
  public private(set) final var delay: TimeInterval = 0
  /// The timing of the animation; nil for one without.
  public let timingParameters: (any UITimingCurveProvider)?

  /// The state; a paused animation is active.
  public private(set) final var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animation is running: it is active and not paused. Observation by key
  /// paths is left out.
  public private(set) final var isRunning = false

  /// A Boolean value that indicates whether the animation can be paused and scrubbed; true by default. Set it before
  /// the start.
  open var isInterruptible = true { willSet { requireInactive("isInterruptible") } }
  /// A Boolean value that indicates whether the animated views receive touches while the animation runs; true by
  /// default. Set it before the start.
  open var isUserInteractionEnabled = true { willSet { requireInactive("isUserInteractionEnabled") } }
  /// A Boolean value that indicates whether `fractionComplete` is the visible progress (true, the default), or the part
  /// of the time, which the curve bends.
  open var scrubsLinearly = true
  /// A Boolean value that indicates whether the animation stays active, paused at its end; false by default.
  open var pausesOnCompletion = false

  private var curve: ProgressCurve
  private var blocks: [Block] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var values: [AnimatedValues] = []
  private weak var scene: UIWindowScene?
  private var run: Run?
  /// The animation's part in the layer transactions in which it was started.
  private var transactionHold: TransactionHold?
  private var pausedFraction: CGFloat = 0
  private var reversed = false
  /// The running animators whose views receive no touches.
  private static var blockingAnimators: [BlockingAnimator] = []

  // MARK: Creation

  /// An animator with a timing. It starts when it is told to.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    curve = ProgressCurve(parameters, duration: max(0, duration))
    self.duration = curve.ownDuration ?? max(0, duration)
    timingParameters = parameters
    super.init()
  }

  /// An animator with a named curve and an optional animation block.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a Bézier curve and an optional animation block.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring at rest and an optional animation block.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already, after a delay in seconds.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve: UIView.AnimationCurve =
      switch options.curve {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      default: .easeInOut
      }
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if options.contains(.layoutSubviews) { animator.laysOut = true }
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private var laysOut = false

  deinit {
    // A running animator is kept by its clock; with the clock it ends without a trace.
    let (state, isRunning) = (state, isRunning)
    if state == .stopped || (state == .active && !isRunning) {
      fatalError(
        """
        It is an error to release a paused or stopped property animator. Property animators must either finish \
        animating or be explicitly stopped and finished before they can be released.
        """)
    }
  }

  // MARK: Changes

  /// Adds changes, which are made at the start, or at once if the animation is active.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin to show after a part of the remaining duration, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .stopped { fatalError("Animations cannot be added to the stopped animator \(self).") }
    let block = Block(animations: animation, delayFactor: min(max(0, delayFactor), 1))
    if state == .active {
      perform(block, after: run.map { max(0, $0.start - clock.now) } ?? 0)
    } else {
      blocks.append(block)
    }
  }

  /// Adds a closure that is called with the final position when the animation has finished.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Makes the changes of a block, which hosts animate over the rest of the time.
  private func perform(_ block: Block, after delay: TimeInterval) {
    let fraction = timeFraction
    let rest = duration * Double(1 - fraction)
    let part = Double(block.delayFactor)
    // Hosts show the final values of a paused animation, because it has no time.
    let timing = UIView.AnimationTiming(
      duration: isRunning ? rest * (1 - part) : 0, delay: delay + rest * part, curve: curve.shown)
    let record = AnimatedValues(delay: fraction + (1 - fraction) * block.delayFactor)
    values.append(record)
    UIView.makeChanges(
      in: UIView.AnimationContext(timing: timing, values: record), laysOut: laysOut, animations: block.animations)
    if run == nil, let changed = record.scene { scene = changed }
  }

  // MARK: Time

  private var clock: SceneClock { scene?.clock ?? .processDefault }

  /// The passed part of the time towards the end of the current direction.
  private var timeFraction: CGFloat {
    guard let run else { return pausedFraction }
    let part = run.duration > 0 ? (clock.now - run.start) / run.duration : 1
    return run.firstFraction + (1 - run.firstFraction) * CGFloat(min(max(0, part), 1))
  }

  /// The visible progress towards the end of the current direction.
  private var progress: CGFloat {
    guard scrubsLinearly else { return curve.progress(at: timeFraction) }
    guard let run else { return pausedFraction }
    let part = run.duration > 0 ? CGFloat(min(max(0, (clock.now - run.start) / run.duration), 1)) : 1
    return run.firstFraction + (1 - run.firstFraction) * curve.progress(at: part)
  }

  /// The completed part of the animation from 0 to 1, in its current direction.
  ///
  /// Setting it pauses the animation there; one that was inactive becomes active.
  open var fractionComplete: CGFloat {
    get { scrubsLinearly ? progress : timeFraction }
    set {
      requireInterruptible("fractionComplete")
      pauseAnimation()
      pausedFraction = min(max(0, newValue), 1)
    }
  }

  /// A Boolean value that indicates whether the animation runs to its start. Changing it in an active animation keeps
  /// the visible values: `fractionComplete` is then 1 less its former value.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      if state == .stopped { fatalError("The stopped animator \(self) cannot be reversed.") }
      guard state == .active else {
        reversed = newValue
        return
      }
      requireInterruptible("isReversed")
      let wasRunning = isRunning
      halt()
      pausedFraction = 1 - pausedFraction
      reversed = newValue
      if wasRunning { proceed(for: duration * Double(1 - pausedFraction)) }
    }
  }

  // MARK: Start and end

  /// Starts the animation, or continues a paused one.
  open func startAnimation() { start(afterDelay: 0) }

  /// Starts the animation after a delay in seconds. The views have their final values at once.
  open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }

  private func start(afterDelay delay: TimeInterval) {
    if state == .stopped { fatalError("The stopped animator \(self) cannot be started before it is finished.") }
    guard !isRunning else { return }
    if state == .inactive {
      self.delay = max(0, delay)
      state = .active
      scene = SceneContext.current.scene?.value
      isRunning = true
      transactionHold = TransactionStack.current.join()
      performBlocks(after: self.delay)
    }
    proceed(for: duration * Double(1 - pausedFraction), after: max(0, delay))
  }

  /// Makes the changes of the blocks that were added before the start.
  private func performBlocks(after delay: TimeInterval) {
    let added = blocks
    blocks = []
    for block in added { perform(block, after: delay) }
  }

  /// Runs from the paused fraction to the end.
  private func proceed(for rest: TimeInterval, after delay: TimeInterval = 0) {
    isRunning = true
    let length = UIView.areAnimationsEnabled ? rest : 0
    let wait = UIView.areAnimationsEnabled ? delay : 0
    let end = clock.schedule(after: wait + length) {
      // The clock keeps the animator alive while it runs.
      if let scene = self.scene { scene.context.perform { self.reachEnd() } } else { self.reachEnd() }
    }
    run = Run(start: clock.now + wait, duration: length, firstFraction: pausedFraction, end: end)
    if !isUserInteractionEnabled { Self.blockingAnimators.append(BlockingAnimator(animator: self)) }
  }

  /// Stops the time at the current fraction.
  private func halt() {
    pausedFraction = min(max(0, fractionComplete), 1)
    run?.end?.cancel()
    run = nil
    isRunning = false
    Self.blockingAnimators.removeAll { $0.animator == nil || $0.animator === self }
  }

  private func reachEnd() {
    halt()
    pausedFraction = 1
    if !pausesOnCompletion { complete(at: reversed ? .start : .end) }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: setValues(0)
    case .end: setValues(1)
    case .current: break
    }
    reset()
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }

  private func setValues(_ progress: CGFloat) { for record in values { record.apply(progress) } }

  private func reset() {
    state = .inactive
    values = []
    pausedFraction = 0
    delay = 0
    transactionHold?.release()
    transactionHold = nil
  }

  /// Pauses the animation; one that was inactive becomes active.
  open func pauseAnimation() {
    if state == .stopped { fatalError("The stopped animator \(self) cannot be paused.") }
    requireInterruptible("pauseAnimation()")
    if state == .inactive {
      state = .active
      scene = SceneContext.current.scene?.value
      performBlocks(after: 0)
    } else if isRunning {
      halt()
    }
  }

  /// Continues a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; nil for the animator's own.
  ///   - durationFactor: The duration of the rest as a part of the animator's; 0 for the remaining one.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if state != .active || isRunning {
      fatalError("Only a paused animator can be continued, and \(self) is not paused.")
    }
    requireInterruptible("continueAnimation(withTimingParameters:durationFactor:)")
    let factor = durationFactor > 0 ? durationFactor : 1 - pausedFraction
    let rest = duration * Double(factor)
    if let parameters { curve = ProgressCurve(parameters, duration: rest) }
    proceed(for: curve.ownDuration.flatMap { parameters == nil ? nil : $0 } ?? rest)
  }

  /// Stops the animation, and sets the views to their values at the moment.
  ///
  /// - Parameter withoutFinishing: true to make the animator inactive without a call of its completions; false to wait
  ///   for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let shown = progress
    halt()
    setValues(reversed ? 1 - shown : shown)
    guard withoutFinishing else {
      state = .stopped
      return
    }
    reset()
    completions = []
  }

  /// Finishes a stopped animation, and calls its completions.
  ///
  /// - Parameter finalPosition: The values that the views get.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state != .stopped {
      fatalError("finishAnimation(at:) should only be called on a stopped animator, and \(self) is not stopped.")
    }
    complete(at: finalPosition)
  }

  // MARK: Rules

  private func requireInactive(_ name: String) {
    if state != .inactive { fatalError("\(name) of \(self) can only be set before the animation starts.") }
  }

  private func requireInterruptible(_ name: String) {
    if state == .active, !isInterruptible {
      fatalError("\(name) cannot be used, because the animator \(self) is not interruptible.")
    }
  }

  /// True if a running animator lets no touches through to a view.
  static func blocksTouches(of view: UIView) -> Bool {
    blockingAnimators.contains { $0.animator?.values.contains { $0.contains(view) } == true }
  }
}
