import Expectations
import Foundation
import Testing

@testable import Monkey

@Suite struct TimeLimitTests {
  private func shell(_ script: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    return process
  }

  @Test("a process that computes for longer than its limit is stopped")
  func computing() async throws {
    let limit = TimeLimit(processor: 0.2, system: 600)
    #expect(try await !limit.run(shell("while :; do :; done")))
  }

  @Test("a process that waits for longer than its limit of processor time ends by itself")
  func waiting() async throws {
    #expect(try await TimeLimit(processor: 0.2, system: 600).run(shell("sleep 0.6")))
  }

  @Test("a process that waits for ever is stopped by the system clock")
  func stuck() async throws {
    #expect(try await !TimeLimit(processor: 600, system: 0.3).run(shell("exec sleep 600")))
  }

  @Test("the processor time of a process grows as it computes")
  func processorTime() throws {
    let before = try #require(TimeLimit.processorTime(of: getpid()))
    let end = clock() + CLOCKS_PER_SEC / 10
    while clock() < end {}
    let after = try #require(TimeLimit.processorTime(of: getpid()))
    #expect(after - before > 0.05)
  }

  @Test("a process that does not exist has no processor time")
  func nobody() {
    #expect(TimeLimit.processorTime(of: .max) == nil)
  }
}
