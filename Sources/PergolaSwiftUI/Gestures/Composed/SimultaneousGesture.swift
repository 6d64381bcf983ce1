/// Two gestures that are recognized beside each other.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; nil until it begins, and after it was given up.
    public var first: First.Value?
    /// The value of the second gesture; nil until it begins, and after it was given up.
    public var second: Second.Value?
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
    SimultaneousDriver<First, Second>(first._makeDriver() ?? .init([]), second._makeDriver() ?? .init([]))
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
  /// Combines the gesture with another one, so that both are recognized beside each other. The whole ends when both have
  /// ended or failed.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// The driver of two gestures beside each other.
private final class SimultaneousDriver<First: Gesture, Second: Gesture>:
  _GestureDriver<SimultaneousGesture<First, Second>.Value>
{
  typealias Value = SimultaneousGesture<First, Second>.Value

  /// The course of one of the gestures.
  private enum Part<PartValue> {
    case waiting, failed
    case active(PartValue)
    case ended(PartValue)

    var value: PartValue? {
      switch self {
      case .waiting, .failed: nil
      case .active(let value), .ended(let value): value
      }
    }

    var hasEnded: Bool { if case .ended = self { true } else { false } }

    var isOver: Bool {
      switch self {
      case .ended, .failed: true
      case .waiting, .active: false
      }
    }

    mutating func note(_ event: GestureEvent<PartValue>) {
      switch event {
      case .changed(let value): self = .active(value)
      case .ended(let value): self = .ended(value)
      case .cancelled, .failed: self = .failed
      }
    }
  }

  private let first: _GestureDriver<First.Value>
  private let second: _GestureDriver<Second.Value>
  private var firstPart = Part<First.Value>.waiting
  private var secondPart = Part<Second.Value>.waiting
  /// A value has been reported.
  private var hasBegun = false

  init(_ first: _GestureDriver<First.Value>, _ second: _GestureDriver<Second.Value>) {
    self.first = first
    self.second = second
    if first.plans.isEmpty { firstPart = .failed }
    if second.plans.isEmpty { secondPart = .failed }
    super.init(first.plans + second.plans)
    RecognizerPlan.join(first.plans, second.plans)
  }

  override var isContinuous: Bool { first.isContinuous || second.isContinuous }

  override func event(of step: RecognizerStep) -> GestureEvent<Value>? {
    let isOfBoth: Bool
    if let event = first.proceed(step) {
      firstPart.note(event)
      isOfBoth = event.hasValue
    } else if let event = second.proceed(step) {
      secondPart.note(event)
      isOfBoth = event.hasValue
    } else {
      return nil
    }
    let value = Value(first: firstPart.value, second: secondPart.value)
    guard firstPart.isOver, secondPart.isOver else {
      guard isOfBoth else { return nil }
      hasBegun = true
      return .changed(value)
    }
    defer { reset() }
    if firstPart.hasEnded || secondPart.hasEnded { return .ended(value) }
    return hasBegun ? .cancelled : .failed
  }

  private func reset() {
    firstPart = first.plans.isEmpty ? .failed : .waiting
    secondPart = second.plans.isEmpty ? .failed : .waiting
    hasBegun = false
  }

  override func proceed(from old: _GestureDriver<Value>) {
    guard let old = old as? SimultaneousDriver else { return }
    first.proceed(from: old.first)
    second.proceed(from: old.second)
    (firstPart, secondPart, hasBegun) = (old.firstPart, old.secondPart, old.hasBegun)
  }
}
