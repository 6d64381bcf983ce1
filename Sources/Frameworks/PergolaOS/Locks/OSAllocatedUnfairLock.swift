/// A lock with the state that it guards. Copies share the lock.
///
/// A thread that locks it twice, and a thread that unlocks what another one has locked, end the process.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The relation of a thread to the lock.
  public enum Ownership: Hashable, Sendable {
    /// The thread holds the lock.
    case owner
    /// The thread doesn't hold the lock.
    case notOwner
  }

  // Unchecked, because the state is only reached under the lock.
  private final class Storage {
    var state: State
    let lock = OwnedLock()

    init(state: State) { self.state = state }
  }

  private let storage: Storage

  /// Makes a lock with a state, which the caller must not reach otherwise.
  public init(uncheckedState initialState: State) { storage = Storage(state: initialState) }

  /// Makes a lock with a state.
  public init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

  /// Runs code under the lock, and returns its result.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs code under the lock, and returns its result, which must not lead to the state.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs code under the lock; returns nil, without running it, if the lock is held.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Runs code under the lock; returns nil, without running it, if the lock is held. The result must not lead to the
  /// state.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.lockIfAvailable() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Ends the process unless the running thread holds the lock, or doesn't.
  public func precondition(_ condition: Ownership) {
    Swift.precondition(
      storage.lock.isHeldByThisThread == (condition == .owner),
      condition == .owner ? "The lock is not held by this thread." : "The lock is held by this thread.")
  }
}

extension OSAllocatedUnfairLock where State == () {
  /// Makes a lock that guards no state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and takes it.
  public func lock() { storage.lock.lock() }

  /// Frees the lock, which this thread must hold.
  public func unlock() { storage.lock.unlock() }

  /// Takes the lock if it is free. Returns false if it is held.
  public func lockIfAvailable() -> Bool { storage.lock.lockIfAvailable() }

  /// Runs code under the lock, and returns its result.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }

  /// Runs code under the lock, and returns its result.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Runs code under the lock; returns nil, without running it, if the lock is held.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Runs code under the lock; returns nil, without running it, if the lock is held.
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    guard lockIfAvailable() else { return nil }
    defer { unlock() }
    return try body()
  }
}
