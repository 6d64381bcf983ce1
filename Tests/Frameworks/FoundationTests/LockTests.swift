import Expectations
import PergolaFoundation
import Testing

@Suite struct LockTests {
  /// A number and its lock, which does not change its address.
  private final class Counter: @unchecked Sendable {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var value = 0
    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }
  }

  @Test("one thread at a time holds an unfair lock")
  func unfairLock() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 {
        os_unfair_lock_lock(counter.lock)
        counter.value += 1
        os_unfair_lock_unlock(counter.lock)
      }
    }
    expectEqual(counter.value, 4000)
    #expect(os_unfair_lock_trylock(counter.lock))
    #expect(!os_unfair_lock_trylock(counter.lock))
    os_unfair_lock_assert_owner(counter.lock)
    os_unfair_lock_unlock(counter.lock)
    os_unfair_lock_assert_not_owner(counter.lock)
  }

  @Test("locking twice is an exception")
  func recursion() async {
    await #expect(processExitsWith: .failure) {
      var lock = os_unfair_lock()
      os_unfair_lock_lock(&lock)
      os_unfair_lock_lock(&lock)
    }
  }

  @Test("one thread at a time is between objc_sync_enter and objc_sync_exit, which may be nested")
  func synchronized() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 {
        objc_sync_enter(counter)
        objc_sync_enter(counter)
        counter.value += 1
        objc_sync_exit(counter)
        objc_sync_exit(counter)
      }
    }
    expectEqual(counter.value, 2000)
    expectEqual(objc_sync_exit(counter), -1)
  }
}
