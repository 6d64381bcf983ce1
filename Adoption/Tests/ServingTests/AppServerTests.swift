import Foundation
import Testing

@testable import Builds
@testable import Serving

/// Runs of the server with a build that copies a script, and with that script as the app.
@Suite("Serving an app", .serialized) struct AppServerTests {
  /// A package whose app writes its options into a file, and keeps a count over its starts.
  private final class Served: Sendable {
    let folder: URL
    let shown = ShownProgram(hasTerminal: false)

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "pergola-serving-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder.appending(path: ".build"), withIntermediateDirectories: true)
      try TemporaryFolder.writeProgram(
        """
        #!/bin/bash
        # A build: the app is made of its source, which may be wrong.
        package=$(dirname "$(dirname "$0")")
        grep -q BROKEN "$package/App.txt" && { echo "$package/App.txt:1:1: error: it is broken"; exit 1; }
        mkdir -p "$package/.build/debug"
        cmp -s "$package/App.txt" "$package/.build/debug/App" && exit 0
        cp "$package/App.txt" "$package/.build/debug/App.new"
        chmod +x "$package/.build/debug/App.new"
        mv "$package/.build/debug/App.new" "$package/.build/debug/App"
        """, to: folder.appending(path: ".build/swift"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to path: String) throws {
      try Data((text + "\n").utf8).write(to: folder.appending(path: path), options: .atomic)
    }

    /// Writes the app, which prints its version and ends by a signal with 0.
    func writeApp(_ version: String, then rest: String = "while true; do sleep 0.05; done") throws {
      try write(
        """
        #!/bin/bash
        log="\(folder.path)/.build/log"
        trap 'echo "\(version) kept" >> "$log"; exit 0' TERM
        echo "\(version) $*" >> "$log"
        \(rest)
        """, to: "App.txt")
    }

    /// Serves the app on a thread of its own.
    func serve() -> Task<Int32, any Error> {
      Task.detached { [self] in
        let app = try ServedApp(options: ["--host", "web"], isTerminal: false, json: false, temporary: folder)
        let build = SwiftBuild(folder, swift: folder.appending(path: ".build/swift").path)
        return try AppServer(
          app, product: "App", of: folder, build: build, shown: shown, isJSON: false, isVerbose: false
        ).serve(isBuilt: false)
      }
    }

    /// Returns the lines of the app's log once the last one is there.
    func log(until line: String) async throws -> [String] {
      for _ in 0..<600 {
        let text = (try? String(contentsOf: folder.appending(path: ".build/log"), encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map(String.init)
        if lines.last == line { return lines }
        try await Task.sleep(for: .milliseconds(50))
      }
      Issue.record("The line \(line) is not written")
      return []
    }
  }

  @Test("a change builds the app again; the old one keeps its state before the new one starts")
  func change() async throws {
    let served = try Served()
    try served.writeApp("one")
    let status = served.serve()
    #expect(try await served.log(until: "one --host web") == ["one --host web"])
    try served.writeApp("two")
    #expect(try await served.log(until: "two --host web") == ["one --host web", "one kept", "two --host web"])
    try served.writeApp("three", then: "sleep 0.2; exit 7")
    #expect(try await status.value == 7)
  }

  @Test("a build that fails leaves a page as it is, and the next change mends it")
  func broken() async throws {
    let served = try Served()
    try served.writeApp("one")
    let status = served.serve()
    _ = try await served.log(until: "one --host web")
    try served.writeApp("BROKEN")
    try await Task.sleep(for: .seconds(1.5))
    try served.writeApp("two", then: "exit 0")
    #expect(try await status.value == 0)
    #expect(try await served.log(until: "two --host web") == ["one --host web", "one kept", "two --host web"])
  }

  @Test("an app that traps is awaited, and a change of no source of it starts nothing again while it runs")
  func trap() async throws {
    let served = try Served()
    try served.writeApp("one", then: "kill -ILL $$")
    let status = served.serve()
    _ = try await served.log(until: "one --host web")
    try await Task.sleep(for: .seconds(0.5))
    try served.writeApp("two")
    _ = try await served.log(until: "two --host web")
    try served.write("words", to: "README.md")
    try await Task.sleep(for: .seconds(1.5))
    #expect(try await served.log(until: "two --host web") == ["one --host web", "two --host web"])
    try served.writeApp("three", then: "exit 0")
    #expect(try await status.value == 0)
  }
}
