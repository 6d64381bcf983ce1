import Foundation
import Testing

@testable import Builds

@Suite("Programs with tests") struct WatchedProcessTests {
  private func run(_ script: String, patience: Int?) -> (end: WatchedProcess.End, output: [String]) {
    var process = WatchedProcess(
      program: "/bin/sh", arguments: ["-c", script], folder: FileManager.default.temporaryDirectory)
    process.patience = patience
    var output: [String] = []
    let end = process.run { stream, line in if stream == .output { output.append(line) } }
    return (end, output)
  }

  @Test("a program that writes nothing for its time is ended, with what it wrote before")
  func silence() {
    let start = ContinuousClock.now
    let (end, output) = run("echo one; exec sleep 60", patience: 1)
    #expect(end == .silent(seconds: 1))
    #expect(output == ["one"])
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("a program that writes now and then may take longer than its time without a line")
  func lines() {
    let (end, output) = run("for i in 1 2 3 4; do echo $i; sleep 0.5; done", patience: 1)
    #expect(end == .exited(0))
    #expect(output == ["1", "2", "3", "4"])
  }

  @Test("without a time a program may be silent")
  func patient() { #expect(run("sleep 1.2", patience: nil).end == .exited(0)) }

  @Test("a program that cannot be started is named, with the system's reason")
  func reason() throws {
    let folder = try TemporaryFolder(["none": ""])
    let path = folder.url.appending(path: "none").path
    let end = WatchedProcess(program: path, arguments: [], folder: folder.url).run { _, _ in }
    #expect(end == .notStarted("\(path) cannot be started: The operation could not be completed. Permission denied"))
  }
}
