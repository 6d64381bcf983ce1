import Foundation
import Testing

@testable import Sessions

struct ProjectTests {
  /// A folder with a package's folder, and a folder beside it.
  private struct Folders: ~Copyable {
    let all = FileManager.default.temporaryDirectory.appending(path: "pergola-project-\(UUID().uuidString)")
    var package: URL { all.appending(path: "package") }

    init() throws {
      for name in ["package/Tests", "beside"] {
        try FileManager.default.createDirectory(
          at: all.appending(path: name), withIntermediateDirectories: true)
      }
    }

    deinit { try? FileManager.default.removeItem(at: all) }
  }

  @Test("paths stay in the project's folder, also through links")
  func paths() throws {
    let folders = try Folders()
    try FileManager.default.createSymbolicLink(
      at: folders.package.appending(path: "link"), withDestinationURL: folders.all.appending(path: "beside"))
    let project = Project(folders.package)
    #expect(try project.file("Tests/New.swift").path == project.folder.path + "/Tests/New.swift")
    #expect(try project.file("Tests/../New.swift").path == project.folder.path + "/New.swift")
    for path in ["../beside/a", "/etc/passwd", "link/a", "link", "", ".", "..", "Tests/../../beside/a"] {
      #expect(throws: Project.Problem.self, "\(path)") { try project.file(path) }
    }
  }

  @Test("a program has a name without slashes, and is built")
  func programs() throws {
    let folders = try Folders()
    let project = Project(folders.package)
    for name in ["", ".", "..", "../beside/a", "/bin/sh", "a b", "Missing"] {
      #expect(throws: Project.Problem.self, "\(name)") { try project.program(named: name) }
    }
  }
}

struct LogBufferTests {
  @Test("the last lines are kept, and what is dropped is counted")
  func bounded() {
    let log = LogBuffer()
    for number in 0..<100_000 { log.add("line \(number) \(String(repeating: "x", count: 90))") }
    #expect(log.text.utf8.count < 1_100_000)
    #expect(log.last(1) == ["line 99999 " + String(repeating: "x", count: 90)])
    let (lines, leftOut) = log.new(atMost: 10)
    #expect(lines.count == 10)
    #expect(leftOut == 99_990)
    #expect(log.new(atMost: 10).lines.isEmpty)
  }
}

struct ChildProcessTests {
  @Test("a program that is stopped ends with all that it started")
  func groups() async throws {
    let child = try ChildProcess(
      "/bin/sh", ["-c", "sleep 600 & echo $!; wait"], environment: [:], folder: URL(filePath: "/")
    ) { _, line in started.set(line) }
    let inner = try #require(await started.value())
    child.stop()
    #expect(await child.end() == .signaled(SIGTERM))
    for _ in 0..<100 where kill(pid_t(inner) ?? 0, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(!FileManager.default.fileExists(atPath: "/proc/\(inner)/cmdline") || isGone(inner))
  }

  /// True for a process that has ended, and that only nobody has waited for.
  private func isGone(_ process: String) -> Bool {
    (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains(") Z ") ?? true
  }

  private let started = FirstLine()

  @Test("a program that is not there is an error, and a status or a signal an end")
  func ends() async throws {
    #expect(throws: ChildProcess.Failure.self) {
      try ChildProcess("/no/program", [], environment: [:], folder: URL(filePath: "/")) { _, _ in }
    }
    let exited = try ChildProcess("/bin/sh", ["-c", "exit 3"], environment: [:], folder: URL(filePath: "/")) { _, _ in }
    #expect(await exited.end() == .exited(3))
    let killed = try ChildProcess(
      "/bin/sh", ["-c", "kill -9 $$"], environment: [:], folder: URL(filePath: "/")
    ) { _, _ in }
    #expect(await killed.end() == .signaled(SIGKILL))
  }
}

/// The first line of a program.
private final class FirstLine: @unchecked Sendable {
  private let lock = NSLock()
  private var line: String?

  func set(_ text: String) { lock.withLock { line = line ?? text } }

  /// The line, when it is there.
  func value() async -> String? {
    for _ in 0..<500 {
      if let line = lock.withLock({ line }) { return line }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return nil
  }
}
