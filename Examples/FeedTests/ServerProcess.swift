import Foundation

/// The server as a process, at a free port.
struct ServerProcess {
  private let process = Process()
  private let output = FileManager.default.temporaryDirectory.appendingPathComponent("feed-\(UUID().uuidString)")
  let address: URL

  struct NoAddress: Error {}

  /// Starts the server and waits for its address, for at most twenty seconds.
  init(_ arguments: [String]) async throws {
    try Data().write(to: output)
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("FeedServer")
    process.arguments = ["--port", "0"] + arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    var text = ""
    for _ in 0..<1_000 where !text.contains("\n") {
      try await Task.sleep(for: .milliseconds(20))
      text = try String(contentsOf: output, encoding: .utf8)
    }
    guard let line = text.split(separator: "\n").first, let url = URL(string: String(line)) else {
      kill(process.processIdentifier, SIGKILL)
      throw NoAddress()
    }
    address = url
  }

  /// The address, then a line for each answer.
  var lines: [String] {
    get throws { try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init) }
  }

  /// Ends the server. The threads on which tests run block the signal that asks for it, and so does their child.
  func stop() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: output)
  }
}
