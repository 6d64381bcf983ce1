import Foundation
import PergolaDiagnostics
import Synchronization

/// The animations that a layer runs, in the order of their addition.
struct LayerAnimations {
  /// An animation that was added to a layer.
  @MainActor
  final class Run {
    let animation: CAAnimation
    let key: String?
    /// The clock of the scene, on which the animation started.
    let clock: SceneClock
    /// The time of the start, on the clock.
    let start: TimeInterval
    /// The animation's part in the transactions in which it was added.
    fileprivate let hold: TransactionHold?
    /// True after the end of an animation that stays on its layer.
    fileprivate var isEnded = false
    /// The pending calls of the delegate and the pending frame.
    fileprivate var scheduled: [SceneClock.ScheduledAction] = []

    fileprivate init(_ animation: CAAnimation, key: String?, clock: SceneClock) {
      self.animation = animation
      self.key = key
      self.clock = clock
      hold = TransactionStack.current.join()
      start = animation.beginTime == 0 ? clock.now : animation.beginTime
    }

    /// The progress now; nil if the layer's own value is shown.
    fileprivate var progress: CGFloat? { animation.progress(after: isEnded ? .infinity : clock.now - start) }
  }

  fileprivate(set) var runs: [Run] = []
}

extension CALayer {
  /// Adds a copy of an animation, which starts at once or at its `beginTime`, and replaces one with the same key.
  ///
  /// The layer's properties keep their values; frames and `presentation()` show those of the animation while it runs.
  /// An animation of a property that is not animated is logged once for each key path, and ends after its duration.
  /// The copy takes the duration of the current `CATransaction` if it has none, and its timing function if that is set.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let animation = anim.copied()
    animation.takeDefaultDuration(CATransaction.animationDuration())
    if let function = CATransaction.animationTimingFunction() { animation.timingFunction = function }
    for keyPath in animation.keyPaths where animatableProperty(keyPath) == nil { AnimationWarnings.report(keyPath) }
    let clock = clock
    let run = LayerAnimations.Run(animation, key: key, clock: clock)
    animations.runs.append(run)
    let delay = run.start - clock.now
    run.scheduled.append(clock.schedule(after: delay) { animation.delegate?.animationDidStart(animation) })
    if animation.activeDuration.isFinite {
      run.scheduled.append(
        clock.schedule(after: delay + animation.activeDuration) { [weak self, weak run, hold = run.hold] in
          if let run { self?.end(run) }
          hold?.release()
        })
    }
    scheduleFrame(of: run)
    setNeedsRender()
  }

  /// The animation with a key, as it was added; nil for none.
  public final func animation(forKey key: String) -> CAAnimation? {
    animations.runs.first { $0.key == key }?.animation
  }

  /// The keys of the animations, in the order of their addition; nil if there are none.
  public final func animationKeys() -> [String]? {
    let keys = animations.runs.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation with a key. Its delegate learns that it did not finish, if it had not.
  public final func removeAnimation(forKey key: String) {
    for run in animations.runs where run.key == key { remove(run) }
  }

  /// Removes all animations. For a view's layer also those that animation blocks started: their completions are called
  /// with false, and the view has its new values.
  public final func removeAllAnimations() {
    for run in animations.runs { remove(run) }
    guard let view else { return }
    view.stopAnimations()
    view.enclosingWindow?.windowScene?.turn.transitions.remove(of: view.nodeID)
  }

  /// True if the layer, or one that was added to it, has animations.
  final var isAnimatedInTree: Bool {
    if isAnimated || mask?.isAnimatedInTree == true { return true }
    return mixedSublayers?.contains { $0.view == nil && $0.isAnimatedInTree } ?? false
  }

  /// Removes the animations of the layer and of those that were added to it, which have left the window.
  final func removeAnimationsInTree() {
    for run in animations.runs { remove(run) }
    for layer in mixedSublayers ?? [] where layer.view == nil { layer.removeAnimationsInTree() }
    mask?.removeAnimationsInTree()
  }

  /// A copy of the layer with the values that a frame shows at this time. Its sublayers and its mask are left out.
  public final func presentation() -> Self? {
    guard let copy = type(of: self).construct() as? Self else { return nil }
    copy.copyAppearance(from: self)
    applyAnimations(to: copy)
    return copy
  }

  /// True if the layer has animations.
  final var isAnimated: Bool { !animations.runs.isEmpty }

  /// A copy with the animated values, for the frame; nil if the layer has no animations.
  final func animatedCopy(with traits: UITraitCollection) -> CALayer? {
    guard isAnimated else { return nil }
    if markForDisplay { traits.performAsCurrent { displayIfNeeded() } }
    let copy = self is CAShapeLayer ? CAShapeLayer() : self is CAGradientLayer ? CAGradientLayer() : CALayer()
    copy.copyAppearance(from: self)
    applyAnimations(to: copy)
    return copy
  }

  /// True if an animation changes a property.
  final func animates(_ keyPath: String) -> Bool {
    animations.runs.contains { $0.animation.keyPaths.contains(keyPath) }
  }

  private func applyAnimations(to copy: CALayer) {
    for run in animations.runs {
      if let progress = run.progress { run.animation.apply(progress, to: copy) }
    }
  }

  private func remove(_ run: LayerAnimations.Run) {
    discard(run)
    if !run.isEnded { run.animation.delegate?.animationDidStop(run.animation, finished: false) }
    run.hold?.release()
  }

  private func end(_ run: LayerAnimations.Run) {
    run.isEnded = true
    if run.animation.isRemovedOnCompletion { discard(run) }
    setNeedsRender()
    run.animation.delegate?.animationDidStop(run.animation, finished: true)
  }

  private func discard(_ run: LayerAnimations.Run) {
    for action in run.scheduled { action.cancel() }
    animations.runs.removeAll { $0 === run }
    setNeedsRender()
  }

  /// Renders the layer again after a sixtieth of a second, until the animation ends. Settling does not wait for it.
  private func scheduleFrame(of run: LayerAnimations.Run) {
    let next = run.clock.schedule(after: 1.0 / 60, isAwaited: false) { [weak self, weak run] in
      guard let self, let run, !run.isEnded else { return }
      self.setNeedsRender()
      self.scheduleFrame(of: run)
    }
    run.scheduled = run.scheduled.filter { !$0.isDone } + [next]
  }

  /// The clock of the scene that shows the layer, or of the current scene.
  private var clock: SceneClock {
    var layer: CALayer = self
    while layer.view == nil, let next = layer.superlayer ?? layer.maskedLayer { layer = next }
    let scene = layer.view?.enclosingWindow?.windowScene ?? SceneContext.current.scene?.value
    return scene?.clock ?? .processDefault
  }
}

/// The key paths that were logged because they are not animated.
private enum AnimationWarnings {
  private static let reported = Mutex<Set<String>>([])

  static func report(_ keyPath: String) {
    guard reported.withLock({ $0.insert(keyPath).inserted }) else { return }
    Log.warning("The layer property '\(keyPath)' is not animated; it keeps its value.")
  }
}
