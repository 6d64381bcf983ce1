/// Two gestures of which one is recognized; the first goes before the second.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of one of the gestures.
  public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// The first gesture has failed, and the second was recognized.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _makeDriver() -> _GestureDriver<Value>? {
    ExclusiveDriver<First, Second>(first._makeDriver() ?? .init([]), second._makeDriver() ?? .init([]))
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Combines the gesture with another one, which is recognized only after this one has failed.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// The driver of two gestures of which one is recognized.
private final class ExclusiveDriver<First: Gesture, Second: Gesture>:
  _GestureDriver<ExclusiveGesture<First, Second>.Value>
{
  typealias Value = ExclusiveGesture<First, Second>.Value

  private let first: _GestureDriver<First.Value>
  private let second: _GestureDriver<Second.Value>
  /// The gestures that have ended or failed since fingers first touched the view.
  private var areOver: (first: Bool, second: Bool)
  /// A value was reported.
  private var hasBegun = false
  /// One of the gestures has ended. The other one fails a moment later.
  private var hasEnded = false

  init(_ first: _GestureDriver<First.Value>, _ second: _GestureDriver<Second.Value>) {
    self.first = first
    self.second = second
    areOver = (first.plans.isEmpty, second.plans.isEmpty)
    super.init(first.plans + second.plans)
    RecognizerPlan.order(second.plans, after: first.plans)
  }

  override var isContinuous: Bool { first.isContinuous || second.isContinuous }

  override func event(of step: RecognizerStep) -> GestureEvent<Value>? {
    if let event = first.proceed(step) { return whole(event.map(Value.first), \.first) }
    if let event = second.proceed(step) { return whole(event.map(Value.second), \.second) }
    return nil
  }

  /// The event of one of the gestures as that of both: the whole fails only if both do.
  private func whole(
    _ event: GestureEvent<Value>, _ part: WritableKeyPath<(first: Bool, second: Bool), Bool>
  ) -> GestureEvent<Value>? {
    if event.hasValue, hasEnded { reset() }
    var result: GestureEvent<Value>?
    switch event {
    case .changed:
      hasBegun = true
      return event
    case .ended:
      areOver[keyPath: part] = true
      hasEnded = true
      result = event
    case .cancelled, .failed: areOver[keyPath: part] = true
    }
    if areOver.first, areOver.second {
      if !hasEnded { result = hasBegun ? .cancelled : .failed }
      reset()
    }
    return result
  }

  private func reset() {
    areOver = (first.plans.isEmpty, second.plans.isEmpty)
    (hasBegun, hasEnded) = (false, false)
  }

  override func proceed(from old: _GestureDriver<Value>) {
    guard let old = old as? ExclusiveDriver else { return }
    first.proceed(from: old.first)
    second.proceed(from: old.second)
    (areOver, hasBegun, hasEnded) = (old.areOver, old.hasBegun, old.hasEnded)
  }
}
