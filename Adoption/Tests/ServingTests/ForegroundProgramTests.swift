import Foundation
import Testing

@testable import Serving

@Suite("Programs in the foreground") struct ForegroundProgramTests {
  private func program(_ script: String) throws -> ForegroundProgram {
    try ForegroundProgram("/bin/sh", ["-c", script], folder: "/", output: STDERR_FILENO)
  }

  private func end(of program: ForegroundProgram) async throws -> ForegroundProgram.End {
    while true {
      if let end = program.end { return end }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test("the end of a program is its status or its signal")
  func ends() async throws {
    #expect(try await end(of: program("exit 3")) == .exited(3))
    #expect(try await end(of: program("kill -SEGV $$")) == .signaled(SIGSEGV))
  }

  @Test("a program that is stopped may end by itself, and is killed otherwise")
  func stop() async throws {
    let kind = try program("trap 'exit 5' TERM; while true; do sleep 0.02; done")
    try await Task.sleep(for: .milliseconds(300))
    #expect(kind.stop())
    #expect(kind.end == .exited(5))
    let deaf = try program("trap '' TERM; while true; do sleep 0.02; done")
    try await Task.sleep(for: .milliseconds(300))
    #expect(!deaf.stop(after: 0.2))
    #expect(deaf.end == .signaled(SIGKILL))
  }

  @Test("a program that is not there is an error with its path")
  func missing() {
    let failure = #expect(throws: ForegroundProgram.Failure.self) {
      try ForegroundProgram("/no/app", [], folder: "/", output: STDERR_FILENO)
    }
    #expect(failure?.description.contains("/no/app cannot be started") == true)
  }
}
