import Foundation
import PergolaCoreFoundation

/// Animations that run together, on the time of the group.
///
/// The group's duration cuts its animations off, and its speed, curve and repetitions apply to all of them. Their
/// `beginTime` counts from the start of the group; one without a duration lasts as long as the group. As in the
/// original, their delegates are not called, and `isRemovedOnCompletion` is that of the group.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations; nil, the default, for none.
  open var animations: [CAAnimation]?

  /// A group without animations.
  public override nonisolated init() { super.init() }

  override func copied() -> CAAnimation {
    let copy = CAAnimationGroup()
    copyTiming(to: copy)
    copy.animations = animations?.map { $0.copied() }
    return copy
  }

  override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }

  override func takeDefaultDuration(_ seconds: CFTimeInterval) {
    super.takeDefaultDuration(seconds)
    for animation in animations ?? [] { animation.takeDefaultDuration(duration) }
  }

  override func apply(_ progress: CGFloat, to layer: CALayer) {
    let time = Double(progress) * runDuration
    for animation in animations ?? [] {
      var seconds = time - animation.beginTime
      // The last moment of an animation belongs to it, so that a group that stays shows its end.
      if seconds == animation.activeDuration { seconds = seconds.nextDown }
      if let part = animation.progress(after: seconds) { animation.apply(part, to: layer) }
    }
  }
}
