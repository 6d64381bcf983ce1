@_spi(Toolkit) import UIKitCore

/// A gesture after whose end another one begins.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The course of the sequence.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended; the value of the second is nil until it begins.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _makeDriver() -> _GestureDriver<Value>? {
    guard let first = first._makeDriver(), let second = second._makeDriver() else { return nil }
    return SequenceDriver<First, Second>(first, second)
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Combines the gesture with another one, which begins after this one has ended. If either fails, the whole fails.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// The driver of two gestures after each other.
private final class SequenceDriver<First: Gesture, Second: Gesture>:
  _GestureDriver<SequenceGesture<First, Second>.Value>
{
  typealias Value = SequenceGesture<First, Second>.Value

  private enum Course {
    /// The first gesture has not ended.
    case first(hasBegun: Bool)
    /// The second gesture is awaited, or in progress. The fingers of the first gesture leave without it if that ended when
    /// they left, as a tap does; then the second begins with the next fingers.
    case second(First.Value, isNextTouch: Bool)
  }

  private let first: _GestureDriver<First.Value>
  private let second: _GestureDriver<Second.Value>
  private var course = Course.first(hasBegun: false)

  init(_ first: _GestureDriver<First.Value>, _ second: _GestureDriver<Second.Value>) {
    self.first = first
    self.second = second
    super.init(first.plans + second.plans)
    RecognizerPlan.join(first.plans, second.plans)
    for plan in second.plans {
      let isHeldInside = plan.isHeld
      plan.isHeld = { [weak self] in self?.isInFirst == true || isHeldInside() }
    }
  }

  private var isInFirst: Bool { if case .first = course { true } else { false } }

  override var isContinuous: Bool { first.isContinuous || second.isContinuous }

  override func event(of step: RecognizerStep) -> GestureEvent<Value>? {
    // Both take note of each step, so that each knows how its recognizers stand.
    let firstEvent = first.proceed(step)
    let secondEvent = firstEvent == nil ? second.proceed(step) : nil
    switch course {
    case .first(let hasBegun): return firstEvent.flatMap { proceed($0, hasBegun: hasBegun, step) }
    case .second(let value, let isNextTouch):
      return secondEvent.flatMap { proceed($0, after: value, isNextTouch: isNextTouch) }
    }
  }

  private func proceed(
    _ event: GestureEvent<First.Value>, hasBegun: Bool, _ step: RecognizerStep
  ) -> GestureEvent<Value>? {
    switch event {
    case .changed(let value):
      course = .first(hasBegun: true)
      return .changed(.first(value))
    case .ended(let value):
      let areFingersGone = step.recognizer.trackedTouches.allSatisfy { $0.phase == .ended }
      course = .second(value, isNextTouch: areFingersGone)
      // The second gesture counts none of the touches of the first.
      if areFingersGone { second.plans.forEach { $0.startOver() } }
      return .changed(.second(value, nil))
    case .cancelled, .failed:
      course = .first(hasBegun: false)
      return hasBegun ? .cancelled : .failed
    }
  }

  private func proceed(
    _ event: GestureEvent<Second.Value>, after value: First.Value, isNextTouch: Bool
  ) -> GestureEvent<Value>? {
    switch event {
    case .changed(let new):
      course = .second(value, isNextTouch: false)
      return .changed(.second(value, new))
    case .ended(let new):
      course = .first(hasBegun: false)
      return .ended(.second(value, new))
    case .failed where isNextTouch:
      course = .second(value, isNextTouch: false)
      return nil
    case .cancelled, .failed:
      course = .first(hasBegun: false)
      return .cancelled
    }
  }

  override func proceed(from old: _GestureDriver<Value>) {
    guard let old = old as? SequenceDriver else { return }
    first.proceed(from: old.first)
    second.proceed(from: old.second)
    course = old.course
  }
}
