import Foundation

/// A program that runs to its end. Its lines are passed on while it runs.
package struct WatchedProcess {
  /// The end of a program.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    case notStarted(String)
    /// The process wrote nothing for some seconds, and was ended.
    case silent(seconds: Int)

    /// The program ended by itself, as libraries of tests do: all passed, some failed, or there were none.
    package var isRegular: Bool {
      switch self {
      case .exited(let status): status == 0 || status == 1 || status == 69
      case .signaled, .notStarted, .silent: false
      }
    }

    /// The end for people.
    package var text: String {
      switch self {
      case .exited(let status): "the process exited with status \(status)"
      case .signaled(let signal):
        "the process was ended by signal \(signal)\(Self.names[signal].map { ", \($0)" } ?? "")"
      case .notStarted(let reason): reason
      case .silent(let seconds): "nothing happened for \(seconds) seconds: the process was ended"
      }
    }

    private static let names: [Int32: String] = [
      SIGABRT: "an abort", SIGBUS: "a bus error", SIGFPE: "an arithmetic error", SIGILL: "a trap", SIGKILL: "a kill",
      SIGSEGV: "a bad access", SIGTERM: "a termination", SIGTRAP: "a trap",
    ]
  }

  /// The streams of a program, and files that it writes lines into.
  package enum Stream: CaseIterable, Sendable {
    case output
    case errors
    case events
  }

  /// The path of the program.
  let program: String
  let arguments: [String]
  /// The variables that are set beside those of this process.
  var environment: [String: String] = [:]
  /// The working folder.
  let folder: URL
  /// The name of the option that is followed by the path of the file for events; nil for programs that write none.
  var eventsOption: String?
  /// The seconds after which a program that writes nothing is ended; nil for never.
  var patience: Int?

  /// A program with its arguments.
  package init(
    program: String, arguments: [String], environment: [String: String] = [:], folder: URL, eventsOption: String? = nil,
    patience: Int? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.eventsOption = eventsOption
    self.patience = patience
  }

  /// Runs the program to its end.
  ///
  /// - Parameter report: called with each line as soon as it is there.
  package func run(report: (Stream, String) -> Void) -> End {
    let work = FileManager.default.temporaryDirectory.appending(path: "pergola-run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    do {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      var files: [(stream: Stream, lines: GrowingFile)] = []
      for stream in Stream.allCases {
        files.append((stream, try GrowingFile(creating: work.appending(path: "\(stream)"))))
      }
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments + (eventsOption.map { [$0, work.appending(path: "events").path] } ?? [])
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: work.appending(path: "output"))
      process.standardError = try FileHandle(forWritingTo: work.appending(path: "errors"))
      try process.run()
      RunningProcesses.shared.add(process, folder: work)
      defer { RunningProcesses.shared.remove(process) }
      var lastLine = ContinuousClock.now
      while process.isRunning {
        Thread.sleep(forTimeInterval: 0.01)
        for (stream, lines) in files {
          for line in lines.read() {
            lastLine = .now
            report(stream, line)
          }
        }
        if let patience, ContinuousClock.now - lastLine > .seconds(patience) {
          kill(process.processIdentifier, SIGKILL)
          process.waitUntilExit()
          return .silent(seconds: patience)
        }
      }
      process.waitUntilExit()
      for (stream, lines) in files { lines.readToEnd().forEach { report(stream, $0) } }
      return process.terminationReason == .exit
        ? .exited(process.terminationStatus) : .signaled(process.terminationStatus)
    } catch {
      return .notStarted("\(program) cannot be started: \(error.reasonNotStarted)")
    }
  }
}
