import Expectations
import Foundation
import Synchronization
import Testing

@testable import TerminalHost

@Suite struct TerminalGateTests {
  @Test("a gate writes only while shown, and reopens only if allowed")
  func phases() {
    let gate = TerminalGate()
    #expect(gate.write { 1 } == nil)
    var changes: [Bool] = []
    #expect(gate.show { changes.append($0) })
    #expect(gate.show { changes.append($0) })
    expectEqual(changes, [false, true])
    expectEqual(gate.write { 7 }, 7)
    expectEqual(gate.close(), .shown)
    #expect(gate.write { 1 } == nil)
    #expect(!gate.show { _ in Issue.record("shown while the terminal is being restored") })
    gate.opened(as: .hidden)
    expectEqual(gate.close(), .hidden)
    gate.opened(as: .hidden)
    #expect(gate.show { changes.append($0) })
    expectEqual(changes, [false, true, false])
    expectEqual(gate.close(), .shown)
    gate.opened(as: .ended)
    expectEqual(gate.close(), .ended)
    #expect(!gate.show { _ in Issue.record("shown after its end") })
    #expect(gate.write { 1 } == nil)
  }

  /// The state that a test's threads share.
  private final class Board: Sendable {
    let isWriting = Atomic(false)
    let isRestored = Atomic(false)
    let count = Atomic(0)
    /// Signalled at the 50th write.
    let hasWritten = DispatchSemaphore(value: 0)
  }

  @Test("no write runs or begins after the gate is closed", arguments: 0..<20)
  func race(run: Int) {
    let gate = TerminalGate()
    let board = Board()
    let writers = DispatchGroup()
    #expect(gate.show { _ in })
    for _ in 0..<2 {
      writers.enter()
      Thread.detachNewThread {
        while gate.write({
          board.isWriting.store(true, ordering: .sequentiallyConsistent)
          let count = board.count.add(1, ordering: .sequentiallyConsistent).newValue
          if count == 50 { board.hasWritten.signal() }
          board.isWriting.store(false, ordering: .sequentiallyConsistent)
          return 0
        }) != nil {}
        writers.leave()
      }
    }
    board.hasWritten.wait()
    let closing = gate.close()
    let isWriting = board.isWriting.load(ordering: .sequentiallyConsistent)
    let count = board.count.load(ordering: .sequentiallyConsistent)
    writers.wait()
    let lastCount = board.count.load(ordering: .sequentiallyConsistent)
    expectEqual(closing, .shown)
    #expect(!isWriting)
    expectEqual(lastCount, count)
  }

  @Test("one of two concurrent closes restores, the other waits")
  func twoEnds() {
    let gate = TerminalGate()
    let board = Board()
    let others = DispatchGroup()
    #expect(gate.show { _ in })
    for _ in 0..<2 {
      others.enter()
      Thread.detachNewThread {
        if gate.close() == .shown {
          usleep(20_000)
          board.isRestored.store(true, ordering: .sequentiallyConsistent)
          gate.opened(as: .ended)
        } else {
          let isRestored = board.isRestored.load(ordering: .sequentiallyConsistent)
          if isRestored { board.count.add(1, ordering: .sequentiallyConsistent) }
        }
        others.leave()
      }
    }
    others.wait()
    let waiters = board.count.load(ordering: .sequentiallyConsistent)
    expectEqual(waiters, 1)
  }
}
