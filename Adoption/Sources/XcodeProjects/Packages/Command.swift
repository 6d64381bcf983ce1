import Foundation

/// A program that ran to its end.
package struct Command {
  /// The exit status; 127 if the program could not be started, 124 if it took too long and was ended.
  package let status: Int32
  /// The bytes of the standard output.
  let output: Data
  /// The text of the standard error.
  let errors: String

  /// The text of the standard output.
  package var outputText: String { String(decoding: output, as: UTF8.self) }

  /// Both outputs, the standard one first.
  package var text: String { String(decoding: output, as: UTF8.self) + errors }

  /// The first line of the errors that says something.
  var firstLineOfErrors: String {
    errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.first { !$0.isEmpty }
      ?? "exit status \(status)"
  }

  /// Runs a program that is found by its name.
  ///
  /// - Parameters:
  ///   - timeout: The seconds after which the program is ended.
  ///   - signal: The signal that ends it then. What it writes about that is among its errors.
  package static func run(
    _ program: String, _ arguments: [String], timeout: Double, endedBy signal: Int32 = SIGTERM
  ) -> Command {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    var environment = ProcessInfo.processInfo.environment
    // Git asks nobody for a password.
    environment["GIT_TERMINAL_PROMPT"] = "0"
    process.environment = environment
    let folder = FileManager.default.temporaryDirectory.appending(path: "pergola-\(UUID().uuidString)")
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: files[0])
      process.standardError = try FileHandle(forWritingTo: files[1])
      process.standardInput = FileHandle.nullDevice
      try withSignals { try process.run() }
    } catch {
      return Command(status: 127, output: Data(), errors: "\(program) cannot be started: \(error)")
    }
    let end = Date.now.addingTimeInterval(timeout)
    while process.isRunning, .now < end { Thread.sleep(forTimeInterval: 0.02) }
    if process.isRunning {
      stop(process, by: signal)
      let words = "\(program) took more than \(Int(timeout)) seconds\n"
      return Command(status: 124, output: Data(), errors: words + text(of: files[1]))
    }
    let errors = text(of: files[1])
    return Command(
      status: process.terminationStatus, output: (try? Data(contentsOf: files[0])) ?? Data(), errors: errors)
  }

  private static func text(of file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  /// Runs a body in which no signal is blocked. Programs inherit what their thread blocks: queues block nearly all.
  private static func withSignals(_ body: () throws -> Void) rethrows {
    var (none, old) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try body()
  }

  /// Ends a program by a signal, and if it does not end in ten seconds by a kill.
  private static func stop(_ process: Process, by signal: Int32) {
    kill(process.processIdentifier, signal)
    let end = Date.now.addingTimeInterval(10)
    while process.isRunning, .now < end { Thread.sleep(forTimeInterval: 0.02) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
