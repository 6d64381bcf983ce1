import Foundation

/// A value that is found out when it is asked for first.
final class Deferred<Value> {
  private enum State {
    case unknown(() -> Value)
    case known(Value)
  }

  private let lock = NSLock()
  /// Guarded by the lock.
  private var state: State

  init(_ find: @escaping () -> Value) { state = .unknown(find) }

  var value: Value {
    lock.withLock {
      switch state {
      case .known(let value): return value
      case .unknown(let find):
        let value = find()
        state = .known(value)
        return value
      }
    }
  }
}

// Unchecked because what finds the value is not known to be `Sendable`: it must depend on nothing but what is.
extension Deferred: @unchecked Sendable where Value: Sendable {}
