import Foundation

/// A process of its own in which an example is used, because a failure may end it.
///
/// The process is the running test program once more, with a filter for the test that performs the use of the
/// environment variable ``variable``.
public struct UseProcess: Sendable {
  /// The name of the environment variable with the line of the use.
  public static let variable = "MONKEY_USE"
  /// The name of the environment variable with the path of the file for the progress and the failure.
  public static let reportVariable = "MONKEY_REPORT"

  private let filter: String

  /// - Parameter filter: The filter for the test that performs the use.
  public init(filter: String) { self.filter = filter }

  /// The end of a use.
  public struct Outcome: Sendable {
    /// The failure; nil if the app is whole.
    public let failure: MonkeyFailure?
    /// The number of events that began.
    public let events: Int
  }

  /// Performs a use in a new process.
  ///
  /// - Parameters:
  ///   - limit: The time that the process has.
  ///   - showsBacktrace: True to describe where a process ended, which takes some seconds.
  public func perform(_ use: MonkeyUse, limit: TimeLimit, showsBacktrace: Bool = false) async -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("monkey-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = folder.appendingPathComponent("report")
    let output = folder.appendingPathComponent("output")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: report)
      try Data().write(to: output)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--testing-library", "swift-testing", "--filter", filter]
      process.environment = ProcessInfo.processInfo.environment.merging([
        Self.variable: use.line, Self.reportVariable: report.path,
        "SWIFT_BACKTRACE": showsBacktrace ? "enable=yes,color=no,interactive=no,timeout=60s" : "enable=no",
      ]) { $1 }
      let handle = try FileHandle(forWritingTo: output)
      process.standardOutput = handle
      process.standardError = handle
      let ended = try await limit.run(process)
      let lines = try String(contentsOf: report, encoding: .utf8).split(separator: "\n").map(String.init)
      let text = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
      return outcome(process, ended: ended, report: lines, output: text)
    } catch {
      return Outcome(failure: MonkeyFailure(.trap, "the process cannot run: \(error)"), events: 0)
    }
  }

  private func outcome(_ process: Process, ended: Bool, report: [String], output: String) -> Outcome {
    let events = report.last { Int($0) != nil }.flatMap { Int($0) } ?? 0
    if !ended { return Outcome(failure: MonkeyFailure(.hang, "stopped after its time"), events: events) }
    if report.contains("whole") { return Outcome(failure: nil, events: events) }
    if let failure = report.lazy.compactMap({ MonkeyFailure(description: $0) }).first {
      return Outcome(failure: failure, events: events)
    }
    let lines = output.split(separator: "\n").map(String.init)
    let said =
      lines.first { $0.contains("Fatal error") || $0.contains("*** ") } ?? "status \(process.terminationStatus)"
    let frames = lines.filter { $0.contains(" in ") && ($0.contains("/Sources/") || $0.contains("/Examples/")) }
    return Outcome(
      failure: MonkeyFailure(.trap, ([said] + frames.prefix(12)).joined(separator: "\n//   ")), events: events)
  }
}
