import Builds
import Foundation
import Synchronization
import ToolServer

/// An app that was started to be used: its process, and the channel of requests and answers.
public final class AppSession: Sendable {
  /// An answer of the app.
  struct Answer: Decodable, Sendable {
    struct File: Decodable, Sendable {
      var type: String
      var data: Data
    }
    struct Problem: Decodable, Sendable {
      var kind: String
      var message: String
      var stack: [UInt]?
    }

    var id: Int?
    var text: String?
    var files: [File]?
    var error: Problem?
  }

  /// A request that was not performed.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private struct State {
    var next = 1
    var waiting: [Int: CheckedContinuation<Result<Answer, Problem>, Never>] = [:]
    /// The reason for which the app has ended; nil while it runs.
    var end: String?
  }

  /// The seconds that an app usually has for an answer. Then it says itself what keeps it.
  static let usualPatience = 7.0
  /// The seconds that the process has beyond that: an app whose process is halted says nothing.
  private static let grace = 1.5

  /// The name of the session.
  public let name: String
  /// The path of the program.
  let program: String
  /// The lines that the app prints.
  let logs = LogBuffer()
  private let errors = LogBuffer()
  private let process: ChildProcess
  private let channel: Int32
  private let folder: URL
  private let writer: LineWriter
  private let patience: Double
  private let state = Mutex(State())

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - preview: The name of a preview to show instead of the app; nil for the app.
  ///   - variables: Variables of the environment, beside those of this process.
  ///   - patience: The seconds that the app has for an answer.
  init(
    _ name: String, program: String, preview: String?, variables: [String: String], patience: Double
  ) throws(ChildProcess.Failure) {
    self.name = name
    self.program = program
    self.patience = patience
    folder = FileManager.default.temporaryDirectory.appending(path: "pergola-session-\(UUID().uuidString)")
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw ChildProcess.Failure(description: "no channel can be made: \(String(cString: strerror(errno)))")
    }
    defer { close(ends[1]) }
    channel = ends[0]
    writer = LineWriter(channel)
    do {
      // The user's own data is neither read nor changed.
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      close(channel)
      throw ChildProcess.Failure(description: "\(folder.path) cannot be made: \(error.localizedDescription)")
    }
    let (logs, errors) = (logs, errors)
    do throws(ChildProcess.Failure) {
      process = try ChildProcess(
        program, ["--host", "session"] + (preview.map { ["--preview", $0] } ?? []),
        environment: Self.environment(in: folder, variables), folder: folder, channel: ends[1]
      ) { isError, line in
        logs.add(line)
        if isError { errors.add(line) }
      }
    } catch {
      close(channel)
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
    Thread.detachNewThread { [self] in
      LineReader(channel).read { $0.map(receive) }
      Task { await self.finish() }
    }
  }

  /// The environment: that of this process with what makes runs equal, and folders of the session's own.
  private static func environment(in folder: URL, _ variables: [String: String]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] { environment[name] = nil }
    environment["HOME"] = folder.path
    environment["CFFIXED_USER_HOME"] = folder.path
    environment["TMPDIR"] = folder.path
    environment["TZ"] = "UTC"
    environment["LANG"] = "en_US.UTF-8"
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // A trap is told in a line; the rest takes minutes with large programs.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment.merging(variables) { $1 }
  }

  /// True until the app has ended.
  public var isRunning: Bool { state.withLock { $0.end == nil } }

  /// The reason for which the app has ended; nil while it runs.
  var endWords: String? { state.withLock { $0.end } }

  /// Performs a request.
  ///
  /// - Parameter extra: The seconds that the request waits for the app on purpose.
  func perform(
    _ action: String, _ arguments: [String: JSONValue], extra: Double = 0
  ) async throws(Problem) -> Answer {
    let line: (Int) -> Data = { id in
      JSONValue.object(["id": .integer(id), "do": .text(action), "with": .object(arguments)]).data
    }
    let result = await withCheckedContinuation { (continuation: CheckedContinuation<Result<Answer, Problem>, Never>) in
      let id = state.withLock { state -> Int? in
        guard state.end == nil else { return nil }
        defer { state.next += 1 }
        state.waiting[state.next] = continuation
        return state.next
      }
      guard let id else {
        return continuation.resume(returning: .failure(Problem(description: endWords ?? "The app has ended.")))
      }
      writer.write(line(id))
      let limit = patience + Self.grace + extra
      DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [self] in giveUp(id, after: limit) }
    }
    let answer = try result.get()
    if let problem = answer.error {
      let place =
        problem.stack.map { $0.isEmpty ? "" : "\n" + Symbols(process.identifier, program).lines(of: $0) } ?? ""
      throw Problem(description: problem.message + place)
    }
    return answer
  }

  /// Ends the app, and removes what it wrote.
  public func stop() async {
    shutdown(channel, Int32(SHUT_RDWR))
    process.stop(after: 3)
    _ = await process.end()
    await finish()
    try? FileManager.default.removeItem(at: folder)
  }

  private func receive(_ line: Data) {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: line), let id = answer.id else { return }
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: .success(answer))
  }

  private func giveUp(_ id: Int, after seconds: Double) {
    let words = "The app's process gave no answer within \(Int(seconds)) seconds."
    state.withLock { $0.waiting.removeValue(forKey: id) }?
      .resume(returning: .failure(Problem(description: words)))
  }

  /// Notes the reason of the end, and answers what waits.
  private func finish() async {
    let end = await process.end()
    let words: String
    switch end {
    case .exited(let status): words = "it exited with status \(status)"
    case .signaled(let signal): words = "a signal ended it, \(String(cString: strsignal(signal)))"
    }
    let trap = Trap(errors: errors.last(200), otherwise: words)
    let reason = trap.place.map { "\($0.text): \(trap.message)" } ?? trap.message
    let waiting = state.withLock { state in
      if state.end == nil { state.end = "The app has ended: \(reason). Launch it again." }
      defer { state.waiting = [:] }
      return state.waiting
    }
    for continuation in waiting.values {
      continuation.resume(returning: .failure(Problem(description: endWords ?? reason)))
    }
  }
}
