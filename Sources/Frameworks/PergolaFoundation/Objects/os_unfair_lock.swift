import Glibc
import Synchronization

/// A lock in one word, which threads wait for. Its address must not change while it is used.
public struct os_unfair_lock: Sendable {
  /// 0 while the lock is free, otherwise the identity of the thread that holds it.
  fileprivate var owner: UInt = 0

  /// Creates a lock that is free.
  public init() {}
}

/// A lock in one word.
public typealias os_unfair_lock_s = os_unfair_lock
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Acquires a lock, after other threads have released it. Traps if this thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  var attempts = 0
  while !os_unfair_lock_trylock(lock) {
    precondition(
      UnfairLocks.word(of: lock).pointee.load(ordering: .relaxed) != UnfairLocks.thread,
      "BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
    // A short wait for a short part of the program, then a rest.
    attempts += 1
    if attempts > 100 { usleep(50) } else { sched_yield() }
  }
}

/// Acquires a lock if it is free. Returns false if it is not.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  UnfairLocks.word(of: lock).pointee
    .compareExchange(expected: 0, desired: UnfairLocks.thread, successOrdering: .acquiring, failureOrdering: .relaxed)
    .exchanged
}

/// Releases a lock. Traps if another thread holds it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  let word = UnfairLocks.word(of: lock)
  precondition(
    word.pointee.load(ordering: .relaxed) == UnfairLocks.thread,
    "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread")
  word.pointee.store(0, ordering: .releasing)
}

/// Traps unless this thread holds a lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock>) {
  precondition(
    UnfairLocks.word(of: UnsafeMutablePointer(mutating: lock)).pointee.load(ordering: .relaxed) == UnfairLocks.thread,
    "BUG IN CLIENT OF LIBPLATFORM: Lock unexpectedly not owned by current thread")
}

/// Traps if this thread holds a lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock>) {
  precondition(
    UnfairLocks.word(of: UnsafeMutablePointer(mutating: lock)).pointee.load(ordering: .relaxed) != UnfairLocks.thread,
    "BUG IN CLIENT OF LIBPLATFORM: Lock unexpectedly owned by current thread")
}

private enum UnfairLocks {
  /// The identity of this thread, which is not 0.
  static var thread: UInt { UInt(pthread_self()) }

  /// The word of a lock as an atomic one.
  static func word(of lock: os_unfair_lock_t) -> UnsafePointer<Atomic<UInt>> {
    UnsafeRawPointer(lock).assumingMemoryBound(to: Atomic<UInt>.self)
  }
}
