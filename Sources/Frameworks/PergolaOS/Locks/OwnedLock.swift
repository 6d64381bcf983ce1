import Foundation
import Synchronization

/// A lock that knows the thread that holds it.
final class OwnedLock: Sendable {
  // Only the functions of the thread library change it.
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// The thread that holds the lock; 0 if none does. Only that thread sets it to itself, so each thread reads of itself
  /// correctly.
  private let owner = Atomic<UInt>(0)

  init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  var isHeldByThisThread: Bool { owner.load(ordering: .relaxed) == UInt(pthread_self()) }

  func lock() {
    precondition(!isHeldByThisThread, "This thread holds the lock already: it is not recursive.")
    pthread_mutex_lock(mutex)
    owner.store(UInt(pthread_self()), ordering: .relaxed)
  }

  func lockIfAvailable() -> Bool {
    guard pthread_mutex_trylock(mutex) == 0 else { return false }
    owner.store(UInt(pthread_self()), ordering: .relaxed)
    return true
  }

  func unlock() {
    precondition(isHeldByThisThread, "This thread unlocks a lock that it doesn't hold.")
    owner.store(0, ordering: .relaxed)
    pthread_mutex_unlock(mutex)
  }
}
