@_spi(Toolkit) import UIKitCore

/// A movement of fingers that a view reacts to.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value that describes the course of the gesture.
  associatedtype Value
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes the driver, which ties the gesture to a recogniser; nil for a gesture that is missing.
  func _makeDriver() -> _GestureDriver<Value>?
}

extension Gesture where Value == Body.Value {
  public func _makeDriver() -> _GestureDriver<Value>? { body._makeDriver() }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _makeDriver() -> _GestureDriver<Never>? { nil }
}

/// A gesture that the library recognises itself.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body; the library recognises it itself.") }
}

/// The tie between a gesture and the recogniser of a view.
@MainActor
public final class _GestureDriver<Value> {
  /// The class of the recogniser.
  let recognizerType: UIGestureRecognizer.Type
  /// Makes the recogniser, once for each view.
  let makeRecognizer: () -> UIGestureRecognizer
  /// Gives the recogniser the settings of the gesture.
  let configure: (UIGestureRecognizer) -> Void
  /// The event that the state of the recogniser means.
  let event: (UIGestureRecognizer) -> GestureEvent<Value>?
  /// True if changes follow each other while a finger moves: their transactions say so.
  let isContinuous: Bool
  /// Performs the actions of the driver that this one is made of.
  private var precede: (UIGestureRecognizer) -> Void = { _ in }
  /// The actions, innermost first.
  var actions: [(GestureEvent<Value>) -> Void] = []

  init<Recognizer: UIGestureRecognizer>(
    isContinuous: Bool = false, makeRecognizer: @escaping () -> Recognizer,
    configure: @escaping (UIGestureRecognizer) -> Void,
    event: @escaping (UIGestureRecognizer) -> GestureEvent<Value>?
  ) {
    recognizerType = Recognizer.self
    self.isContinuous = isContinuous
    self.makeRecognizer = makeRecognizer
    self.configure = configure
    self.event = event
  }

  /// A driver of the same recogniser, whose values are made of another one's. The actions of the other one go first.
  init<Old>(_ driver: _GestureDriver<Old>, transform: @escaping (Old) -> Value) {
    recognizerType = driver.recognizerType
    isContinuous = driver.isContinuous
    makeRecognizer = driver.makeRecognizer
    configure = driver.configure
    event = { driver.event($0)?.map(transform) }
    precede = driver.proceed
  }

  func proceed(_ recognizer: UIGestureRecognizer) {
    precede(recognizer)
    guard let event = event(recognizer) else { return }
    guard isContinuous, case .changed = event else { return perform(event) }
    withTransaction(\.isContinuous, true) { perform(event) }
  }

  private func perform(_ event: GestureEvent<Value>) {
    for action in actions { action(event) }
  }
}

/// An event in the course of a gesture.
enum GestureEvent<Value> {
  case changed(Value)
  case ended(Value)
  case cancelled

  /// The event with another value.
  func map<New>(_ transform: (Value) -> New) -> GestureEvent<New> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .cancelled: .cancelled
    }
  }
}

/// A gesture with an action for its events.
nonisolated struct ActingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value
  let base: Base
  let action: (GestureEvent<Base.Value>) -> Void

  init(_ base: Base, action: @escaping (GestureEvent<Base.Value>) -> Void) {
    self.base = base
    self.action = action
  }

  @MainActor func _makeDriver() -> _GestureDriver<Base.Value>? {
    let driver = base._makeDriver()
    driver?.actions.append(action)
    return driver
  }
}

extension Gesture {
  /// Adds an action for the end of the gesture.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ActingGesture(self) { event in
      if case .ended(let value) = event { action(value) }
    }
  }

  /// Updates a state that goes back to its initial value when the gesture has ended.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    ActingGesture(self) { event in
      if case .changed(let value) = event {
        var new = state.wrappedValue
        var transaction = Transaction.current
        body(value, &new, &transaction)
        state.set(new, transaction)
      } else {
        state.reset()
      }
    }
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action for the changes of the gesture's value.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ActingGesture(self) { event in
      if case .changed(let value) = event { action(value) }
    }
  }
}
