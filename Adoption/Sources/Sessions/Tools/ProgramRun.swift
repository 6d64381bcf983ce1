import Builds
import Foundation
import Synchronization

/// A program that runs for one call: it ends when the call is canceled.
struct ProgramRun: Sendable {
  /// The result of a program.
  struct Result: Sendable {
    /// The exit status; 128 and more after a signal.
    let status: Int32
    /// The last lines of both outputs.
    let text: String

    /// The text without the notes of fences, which say what the program leaves out.
    var textWithoutNotes: String {
      text.split(separator: "\n", omittingEmptySubsequences: false).filter {
        !$0.contains(": left out: ") && !$0.hasPrefix("left out: ")
      }
      .joined(separator: "\n")
    }

    /// The reason of a program that trapped, with its line, without the stack; the whole text of another.
    var failure: String {
      let text = textWithoutNotes
      let trap = Trap(errors: text.split(separator: "\n").map(String.init), otherwise: text)
      return trap.place.map { "\($0.text): \(trap.message)" } ?? trap.message
    }
  }

  private let program: String
  private let arguments: [String]
  private let folder: URL
  /// The seconds after which the program is ended; nil for never.
  private let patience: Double?
  private let line: @Sendable (String) -> Void

  /// A program.
  ///
  /// - Parameter line: Called with each line of the standard output.
  init(
    _ program: String, _ arguments: [String], in folder: URL, patience: Double? = nil,
    line: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.patience = patience
    self.line = line
  }

  /// Runs the program to its end.
  func run() async throws(ChildProcess.Failure) -> Result {
    let lines = LogBuffer()
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let process = try ChildProcess(program, arguments, environment: environment, folder: folder) { isError, text in
      lines.add(text)
      if !isError { line(text) }
    }
    let isLate = Mutex(false)
    if let patience {
      DispatchQueue.global().asyncAfter(deadline: .now() + patience) {
        guard process.isRunning else { return }
        isLate.withLock { $0 = true }
        process.kill()
      }
    }
    let end = await withTaskCancellationHandler {
      await process.end()
    } onCancel: {
      process.stop()
    }
    let words = isLate.withLock { $0 } ? "\nIt took more than \(Int(patience ?? 0)) seconds and was ended." : ""
    switch end {
    case .exited(let status): return Result(status: status, text: lines.text + words)
    case .signaled(let signal):
      let reason = String(cString: strsignal(signal))
      return Result(
        status: 128 + signal, text: lines.text + (words.isEmpty ? "\nA signal ended it: \(reason)." : words))
    }
  }
}
