@_spi(Toolkit) import UIKitCore

/// A movement of fingers that a view reacts to.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value that describes the course of the gesture.
  associatedtype Value
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes the driver, which ties the gesture to a recognizer; nil for a gesture that is missing.
  func _makeDriver() -> _GestureDriver<Value>?
}

extension Gesture where Value == Body.Value {
  public func _makeDriver() -> _GestureDriver<Value>? { body._makeDriver() }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _makeDriver() -> _GestureDriver<Never>? { nil }
}

/// A gesture that the library recognizes itself.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body; the library recognizes it itself.") }
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
      switch event {
      case .changed(let value):
        var new = state.wrappedValue
        var transaction = Transaction.current
        body(value, &new, &transaction)
        state.set(new, transaction)
      case .ended, .cancelled: state.reset()
      case .failed: break
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
