/// An event in the course of a gesture.
enum GestureEvent<Value> {
  case changed(Value)
  case ended(Value)
  /// The gesture was given up after it had begun.
  case cancelled
  /// The fingers have left without the gesture.
  case failed

  /// The event with another value.
  func map<New>(_ transform: (Value) -> New) -> GestureEvent<New> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}

extension GestureEvent {
  /// True for the events that have a value.
  var hasValue: Bool {
    switch self {
    case .changed, .ended: true
    case .cancelled, .failed: false
    }
  }
}
