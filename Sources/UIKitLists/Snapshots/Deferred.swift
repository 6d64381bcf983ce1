import Foundation

/// A value that is computed when it is first read. It is computed at most once, on the reading thread and under a lock.
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

// Unchecked because the closure is not known to be `Sendable`: it must depend on `Sendable` values only.
extension Deferred: @unchecked Sendable where Value: Sendable {}
