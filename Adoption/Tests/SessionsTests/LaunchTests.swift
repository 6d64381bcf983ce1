import Foundation
import Testing
import ToolServer

@testable import Sessions

struct LaunchTests {
  /// A package whose program does not compile, beside a program of before, which only says that it runs.
  private struct BrokenApp: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pergola-launch-\(UUID().uuidString)")

    init() throws {
      let programs = folder.appending(path: ".build/debug")
      for folder in [folder.appending(path: "Sources/Garden"), programs] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      let files = [
        "Package.swift": """
        // swift-tools-version:6.0
        import PackageDescription
        let package = Package(name: "Garden", targets: [.executableTarget(name: "Garden")])

        """,
        "Sources/Garden/main.swift": "let number: Int = missingNumber\n",
        ".build/debug/Garden": "#!/bin/sh\necho the program of before\n",
      ]
      for (path, text) in files {
        try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
      }
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: programs.appending(path: "Garden").path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func launch(_ app: borrowing BrokenApp, _ arguments: [String: JSONValue]) async throws -> Tool.Result {
    // As in the commands: the program may have ended before it is asked something.
    signal(SIGPIPE, SIG_IGN)
    let tools = SessionTools(Project(app.folder), store: SessionStore()).all
    let tool = try #require(tools.first { $0.name == "launch" })
    return await tool.run(Tool.Call(arguments: arguments))
  }

  private func text(of result: Tool.Result) -> String {
    result.content.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
  }

  @Test("an app that does not build is not launched: the answer has the compiler's errors")
  func brokenBuild() async throws {
    let result = try await launch(BrokenApp(), [:])
    #expect(result.isError)
    #expect(text(of: result).contains("The build failed.") && text(of: result).contains("missingNumber"))
    #expect(!text(of: result).contains("the program of before"))
  }

  @Test("an app is launched as it was built before, if that is asked for")
  func skippedBuild() async throws {
    let result = try await launch(BrokenApp(), ["skipBuild": true])
    #expect(text(of: result).contains("the program of before"))
  }
}
