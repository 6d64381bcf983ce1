import Expectations
import Foundation
import PergolaOS
import Testing

@Suite("OSAllocatedUnfairLock")
struct OSAllocatedUnfairLockTests {
  @Test("Copies share the lock and its state")
  func copies() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let copy = lock
    lock.withLock { $0 = 2 }
    expectEqual(copy.withLock { $0 }, 2)
  }

  @Test("Threads change the state one after the other")
  func exclusion() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { lock.withLock { $0 += 1 } }
    }
    expectEqual(lock.withLock { $0 }, 8000)
  }

  @Test("A held lock is not available, and then the code is not run")
  func availability() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    #expect(lock.withLockIfAvailable { true } == nil)
    lock.precondition(.owner)
    lock.unlock()
    lock.precondition(.notOwner)
    expectEqual(lock.withLockIfAvailable { true }, true)
    #expect(lock.lockIfAvailable())
    lock.unlock()
  }

  @Test("A lock is free again when its code throws")
  func errors() {
    struct Stop: Error {}
    let lock = OSAllocatedUnfairLock(uncheckedState: [1])
    #expect(throws: Stop.self) { try lock.withLockUnchecked { _ in throw Stop() } }
    expectEqual(lock.withLockIfAvailableUnchecked { $0 }, [1])
  }

  @Test("A thread that locks twice ends the process")
  func recursion() async {
    await #expect(processExitsWith: .failure) {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      lock.lock()
    }
  }

  @Test("A thread that unlocks what it doesn't hold ends the process")
  func foreignUnlock() async {
    await #expect(processExitsWith: .failure) { OSAllocatedUnfairLock().unlock() }
  }

  @Test("A wrong precondition ends the process")
  func wrongPrecondition() async {
    await #expect(processExitsWith: .failure) { OSAllocatedUnfairLock().precondition(.owner) }
  }
}
