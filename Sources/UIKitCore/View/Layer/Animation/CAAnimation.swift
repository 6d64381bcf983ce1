import Foundation
import PergolaCoreFoundation

/// The time of the current scene's clock, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  (SceneContext.current.scene?.value?.clock ?? .processDefault).now
}

/// The value that an animation shows before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The first value before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The delegate of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation starts; does nothing by default.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or was removed; does nothing by default.
  ///
  /// - Parameter flag: true if the animation reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) { AbsentMethod.note() }
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { AbsentMethod.note() }
}

/// An animation of a layer, on the clock of the layer's scene. Subclasses say what it changes.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// An animation with the default timing.
  public override nonisolated init() { super.init() }

  /// The duration of one run, in seconds; 0, the default, for that of the transaction in which the animation is added:
  /// `CATransaction.animationDuration()`, a quarter of a second if it is not set.
  open var duration: CFTimeInterval = 0
  /// The start, in seconds of `CACurrentMediaTime()`; 0, the default, for the time of the addition.
  open var beginTime: CFTimeInterval = 0
  /// The number of seconds of the animation that pass in a second; 1 by default.
  open var speed: Float = 1
  /// The number of runs, possibly a fraction or infinite; 0, the default, counts as 1.
  open var repeatCount: Float = 0
  /// The duration of all runs, in seconds, which replaces `repeatCount`; 0 by default.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether each run is followed by one back; false by default.
  open var autoreverses = false
  /// The values before the start and after the end; `.removed` by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// A Boolean value that indicates whether the animation is removed from its layer at its end; true by default.
  open var isRemovedOnCompletion = true
  /// The curve of the progress; nil, the default, for a constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which the animation keeps alive, as in the original.
  open var delegate: (any CAAnimationDelegate)?

  /// An animation with the same values. A layer animates with a copy of what it was given.
  func copied() -> CAAnimation {
    let copy = CAAnimation()
    copyTiming(to: copy)
    return copy
  }

  final func copyTiming(to copy: CAAnimation) {
    copy.duration = duration
    copy.beginTime = beginTime
    copy.speed = speed
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.timingFunction = timingFunction
    copy.delegate = delegate
  }

  /// Applies the animation to a copy of its layer that is shown instead of it.
  ///
  /// - Parameter progress: from 0 to 1, or beyond with a curve that overshoots.
  func apply(_ progress: CGFloat, to layer: CALayer) {}

  /// The properties that the animation changes.
  var keyPaths: [String] { [] }

  /// Takes a duration, in seconds, if the animation has none of its own.
  func takeDefaultDuration(_ seconds: CFTimeInterval) { if duration <= 0 { duration = seconds } }

  // MARK: Times

  /// The duration of one run, without one back.
  final var runDuration: CFTimeInterval { duration > 0 ? duration : TransactionStack.defaultDuration }

  /// The duration of all runs, in seconds of the clock; infinite for an animation that does not end.
  final var activeDuration: CFTimeInterval {
    guard speed > 0 else { return .infinity }
    let cycle = runDuration * (autoreverses ? 2 : 1)
    let total = repeatDuration > 0 ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
    return total / Double(speed)
  }

  /// The progress after a number of seconds since the start; nil if the layer's own value is shown then.
  final func progress(after seconds: CFTimeInterval) -> CGFloat? {
    if seconds < 0, fillMode != .backwards, fillMode != .both { return nil }
    if seconds >= activeDuration, fillMode != .forwards, fillMode != .both { return nil }
    let local = min(max(0, seconds), activeDuration) * Double(max(0, speed))
    let runs = local / runDuration
    var run = runs.rounded(.down)
    var part = runs - run
    // The end of a run, and not the start of the next, if all of them have passed.
    if part == 0, run > 0, seconds >= activeDuration { (run, part) = (run - 1, 1) }
    if autoreverses, Int(run.truncatingRemainder(dividingBy: 2)) == 1 { part = 1 - part }
    return timingFunction?.progress(at: CGFloat(part)) ?? CGFloat(part)
  }
}

/// An animation of one property of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property, such as `opacity` or `transform.scale`; nil for none.
  open var keyPath: String?

  /// An animation without a property.
  public override nonisolated init() { super.init() }

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override var keyPaths: [String] { keyPath.map { [$0] } ?? [] }
}

/// An animation of a property from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the layer's own, or for `toValue` less `byValue`.
  open var fromValue: Any?
  /// The last value; nil for the layer's own, or for `fromValue` plus `byValue`.
  open var toValue: Any?
  /// The difference of the two values; nil if both, or one of them and the layer's own value, are the ends.
  open var byValue: Any?

  override func copied() -> CAAnimation {
    let copy = CABasicAnimation()
    copyTiming(to: copy)
    copy.keyPath = keyPath
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  override func apply(_ progress: CGFloat, to layer: CALayer) {
    guard let keyPath, let property = layer.animatableProperty(keyPath) else { return }
    let own = property.read(layer)
    func parts(_ value: Any?) -> [CGFloat]? {
      value.flatMap(property.parts(of:)).flatMap { $0.count == own.count ? $0 : nil }
    }
    let (from, to, by) = (parts(fromValue), parts(toValue), parts(byValue))
    let start: [CGFloat]
    let end: [CGFloat]
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, Self.sum(from, by))
    case (nil, let to?, let by?): (start, end) = (Self.sum(to, by.map { -$0 }), to)
    case (let from?, nil, nil): (start, end) = (from, own)
    case (nil, let to?, nil): (start, end) = (own, to)
    case (nil, nil, let by?): (start, end) = (own, Self.sum(own, by))
    case (nil, nil, nil): return
    }
    property.write(layer, zip(start, end).map { $0 + ($1 - $0) * progress })
  }

  private static func sum(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] { zip(a, b).map { $0 + $1 } }
}
