import Foundation

/// A key frame, or several, of a track.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable

  /// The steps in order.
  var _steps: [KeyframeStep<Value>] { get }
}

/// A step of a track: the way to a value.
public struct KeyframeStep<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Vector?, end: Vector?)
    case spring(Spring, start: Vector?)
  }

  let kind: Kind
  let target: Vector
  /// In seconds.
  let duration: TimeInterval

  init(_ kind: Kind, to target: Value, duration: TimeInterval) {
    self.kind = kind
    self.target = target.animatableData
    self.duration = duration.isFinite ? max(0, duration) : 0
  }
}

/// A key frame that is reached along a line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [KeyframeStep<Value>]

  /// Creates a key frame.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: In seconds.
  ///   - timingCurve: The part of the way for each part of the time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = [KeyframeStep(.linear(timingCurve), to: to, duration: duration)]
  }
}

/// A key frame that is reached along a cubic curve: a velocity that is not given is that of its neighbours, or the distance
/// between these by their time (Catmull and Rom 1974).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [KeyframeStep<Value>]

  /// Creates a key frame.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: In seconds.
  ///   - startVelocity: The change of the value per second at the start.
  ///   - endVelocity: The change of the value per second at the end.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _steps = [
      KeyframeStep(
        .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData), to: to, duration: duration)
    ]
  }
}

/// A key frame that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [KeyframeStep<Value>]

  /// Creates a key frame.
  ///
  /// - Parameters:
  ///   - to: The value at rest.
  ///   - duration: In seconds; nil for the time until the spring rests.
  ///   - spring: The spring.
  ///   - startVelocity: The change of the value per second at the start; nil for that of the key frame before.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    let rest = spring.settlingDuration
    _steps = [
      KeyframeStep(
        .spring(spring, start: startVelocity?.animatableData), to: to,
        duration: duration ?? (rest.isFinite ? rest : spring.duration))
    ]
  }
}

/// A key frame that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [KeyframeStep<Value>]

  /// Creates a key frame.
  public init(_ to: Value) { _steps = [KeyframeStep(.move, to: to, duration: 0)] }
}

/// Several key frames that follow each other.
struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  let _steps: [KeyframeStep<Value>]
}

/// The builder of the key frames of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// A key frame.
  public static func buildExpression<Frame: KeyframeTrackContent>(_ expression: Frame) -> Frame
  where Frame.Value == Value { expression }

  /// Key frames that follow each other.
  public static func buildBlock(_ components: any KeyframeTrackContent<Value>...) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(_steps: components.flatMap { $0._steps })
  }

  /// The key frames of a loop.
  public static func buildArray(_ components: [any KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(_steps: components.flatMap { $0._steps })
  }

  /// The key frames of an `if` without `else`.
  public static func buildOptional(
    _ component: (any KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(_steps: component?._steps ?? [])
  }

  /// The key frames of the first branch.
  public static func buildEither(
    first component: any KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(_steps: component._steps)
  }

  /// The key frames of the second branch.
  public static func buildEither(
    second component: any KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(_steps: component._steps)
  }
}
