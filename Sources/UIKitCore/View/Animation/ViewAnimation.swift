import Foundation

/// A part of a view's look that an animation changes.
enum AnimatedProperty: CaseIterable {
  /// Frame, bounds, center and transform.
  case geometry
  case alpha
  case backgroundColor
  /// Everything else, and the insertion and removal of the view.
  case content
}

/// A running animation of views, from its block to its completion.
///
/// The completion gets `finished` as in the original, at the end of the turn in which the animation ends:
///
/// | end of the animation | `finished` | when |
/// | --- | --- | --- |
/// | after delay, duration and repetitions | true | then |
/// | no property of a view in a window got another value | true | in the next turn, without delay and duration |
/// | duration and delay are 0, or animations are disabled | true | in the next turn |
/// | a newer animation of the frame, the transform or the opacity, with `.beginFromCurrentState` or not | true | after its own duration: both are added up |
/// | a newer animation of the background colour | false | at once |
/// | `layer.removeAllAnimations()` | false | at once |
/// | the view left its window, and is not in one at the end of the turn | false | at once |
/// | a repetition without an end | false | only by one of the three above |
/// | a change without animation of the same property | true | after its own duration |
/// | `UIView.transition` of both kinds | as above | as above; the view that a transition removes does not count |
///
/// A block that changes several views ends with the last of them, and has finished if none was stopped. Where the original
/// is not documented (several views of which some were stopped, the moment of the call), this is a choice.
///
/// A property animator gives its completions a position instead: `.end`, or `.start` if it ran backwards; that of
/// `finishAnimation(at:)` if it was stopped; none after `stopAnimation(true)`. It does not end by the removal of its views.
/// A `CAAnimation` calls `animationDidStop(_:finished:)` with true at its end, and with false if it is removed or replaced
/// under its key, or if its layer left the window.
@MainActor
final class ViewAnimation {
  private struct Part {
    weak var view: UIView?
    var properties: Set<AnimatedProperty>
  }

  private var parts: [ObjectIdentifier: Part] = [:]
  private var completion: ((Bool) -> Void)?
  private let hold: TransactionHold?
  private weak var scene: UIWindowScene?
  private let clock: SceneClock
  private var end: SceneClock.ScheduledAction?
  private var wasStopped = false

  private init(
    scene: UIWindowScene?, hold: TransactionHold?, completion: ((Bool) -> Void)?
  ) {
    self.scene = scene
    self.hold = hold
    self.completion = completion
    clock = scene?.clock ?? .processDefault
  }

  /// Starts the animation of what a block changed. An animation that test code starts uses the clock of the scene whose
  /// views it changes; one outside of any scene, the system clock.
  ///
  /// - Parameter duration: The time to the end, in seconds; infinite for none.
  static func start(
    _ changes: [(view: UIView, properties: Set<AnimatedProperty>)], duration: TimeInterval,
    completion: ((Bool) -> Void)?
  ) {
    for change in changes where change.properties.contains(.backgroundColor) {
      for animation in change.view.runningAnimations { animation.stop([.backgroundColor], of: change.view) }
    }
    let hold = changes.isEmpty ? nil : TransactionStack.current.join()
    guard completion != nil || hold != nil else { return }
    let scene =
      changes.lazy.compactMap { $0.view.enclosingWindow?.windowScene }.first ?? SceneContext.current.scene?.value
    let animation = ViewAnimation(scene: scene, hold: hold, completion: completion)
    animation.begin(changes, duration: changes.isEmpty ? 0 : duration)
  }

  private func begin(_ changes: [(view: UIView, properties: Set<AnimatedProperty>)], duration: TimeInterval) {
    // A view that the block removed has ended its part.
    for change in changes where duration > 0 && change.view.enclosingWindow != nil {
      parts[ObjectIdentifier(change.view)] = Part(view: change.view, properties: change.properties)
      change.view.runningAnimations.append(self)
    }
    // The clock keeps the animation; one without an end is kept by its views.
    if duration.isFinite { end = clock.schedule(after: duration) { self.complete() } }
  }

  /// Stops the animation of properties of a view.
  func stop(_ properties: [AnimatedProperty], of view: UIView) {
    guard var part = parts[ObjectIdentifier(view)] else { return }
    let count = part.properties.count
    part.properties.subtract(properties)
    guard part.properties.count < count else { return }
    wasStopped = true
    parts[ObjectIdentifier(view)] = part.properties.isEmpty ? nil : part
    if part.properties.isEmpty { view.runningAnimations.removeAll { $0 === self } }
    guard parts.isEmpty else { return }
    end?.cancel()
    end = clock.schedule(after: 0) { self.complete() }
  }

  private func complete() {
    for part in parts.values { part.view?.runningAnimations.removeAll { $0 === self } }
    parts = [:]
    hold?.release()
    guard let call = completion else { return }
    completion = nil
    let finished = !wasStopped
    if let scene { scene.context.perform { call(finished) } } else { call(finished) }
  }
}

extension UIView {
  /// Stops all animations of the view, which keeps its new values.
  final func stopAnimations() {
    for animation in runningAnimations { animation.stop(AnimatedProperty.allCases, of: self) }
  }

  /// Stops the animations of the view and its layers at the end of the turn if it is then outside of any window.
  final func stopAnimationsOutsideOfWindow(_ former: UIWindow) {
    guard !runningAnimations.isEmpty || layerIfLoaded?.isAnimatedInTree == true else { return }
    let clock = former.windowScene?.clock ?? .processDefault
    clock.schedule(after: 0) {
      guard self.enclosingWindow == nil else { return }
      self.stopAnimations()
      self.layerIfLoaded?.removeAnimationsInTree()
    }
  }
}
