import Builds
import Foundation
import XcodeProjects

/// A running app that renders previews on request.
final class PreviewProgram {
  /// The end of a request.
  enum Answer {
    case reply(PreviewReply)
    /// The app ended: it trapped, or it was ended because it took too long.
    case ended(Trap)
  }

  private let process: Process
  private let requests: FileHandle
  private let replies: FileHandle
  private let errors: GrowingFile
  private let folder: URL
  private var lines = ErrorLines()
  private var unread = Data()

  /// Starts an app.
  ///
  /// - Throws: `ProjectError` if it cannot be started.
  init(_ program: URL, in package: URL) throws(ProjectError) {
    folder = FileManager.default.temporaryDirectory.appending(path: "pergola-preview-\(UUID().uuidString)")
    let (input, output) = (Pipe(), Pipe())
    let process = Process()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "errors")
      errors = try GrowingFile(creating: file)
      process.executableURL = program
      process.arguments = ["--serve-previews"]
      let variables = ["SWIFT_BACKTRACE": Backtrace.settings]
      process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      process.currentDirectoryURL = package
      process.standardInput = input
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: file)
      // An app that ends while it is written to is no reason to end.
      signal(SIGPIPE, SIG_IGN)
      try process.run()
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw ProjectError(file: program.path, reason: "cannot be started: \(error.reasonNotStarted)")
    }
    self.process = process
    requests = input.fileHandleForWriting
    replies = output.fileHandleForReading
    RunningProcesses.shared.add(process, folder: folder)
  }

  deinit {
    try? requests.close()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    RunningProcesses.shared.remove(process)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Sends a request, and waits for its end.
  ///
  /// - Parameters:
  ///   - patience: The seconds after which the app is ended.
  ///   - willRead: Called with the name of each source whose previews are about to be listed.
  func answer(to request: PreviewRequest, patience: Int, willRead: (String) -> Void = { _ in }) -> Answer {
    do {
      try requests.write(contentsOf: JSONEncoder().encode(request) + Data("\n".utf8))
    } catch {
      return .ended(end())
    }
    let end = ContinuousClock.now + .seconds(patience)
    while let line = nextLine(until: end) {
      guard let reply = try? JSONDecoder().decode(PreviewReply.self, from: line) else { continue }
      guard case .reading(let source) = reply else { return .reply(reply) }
      willRead(source)
    }
    if ContinuousClock.now >= end {
      kill(process.processIdentifier, SIGKILL)
      let trap = self.end()
      // An app that trapped waits for its backtrace.
      return .ended(trap.place == nil ? .endless("the preview", seconds: patience) : trap)
    }
    return .ended(self.end())
  }

  /// The lines that the app wrote since the last call, for people.
  func output() -> [String] { errors.read().filter { lines.append($0) } }

  /// The reason for which the app ended.
  private func end() -> Trap {
    process.waitUntilExit()
    for line in errors.readToEnd() { _ = lines.append(line) }
    let status = process.terminationStatus
    return Trap(errors: lines.lines, end: process.terminationReason == .exit ? .exited(status) : .signaled(status))
  }

  /// The next line of the replies; nil if the app closed its side, or when the time is over.
  private func nextLine(until end: ContinuousClock.Instant) -> Data? {
    while true {
      if let index = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread = Data(unread[unread.index(after: index)...]) }
        return Data(unread[..<index])
      }
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { return nil }
      var place = pollfd(fd: replies.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&place, 1, Int32(min(left.rounded(.up), 1e6))) >= 0 || errno == EINTR else { return nil }
      guard place.revents != 0 else { continue }
      let data = replies.availableData
      guard !data.isEmpty else { return nil }
      unread += data
    }
  }
}
