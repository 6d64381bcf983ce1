import Foundation
import Testing

/// The translations of all pairs compile, with the declarations of UIKit that they use.
@Suite struct CompilationTests {
  @Test("the files after the translation compile", arguments: ["5", "6"])
  func compile(version: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pairs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stubs = PairTests.folder.appending(path: "Stubs/UIKit.swift").path
    let module = folder.appending(path: "UIKit.swiftmodule").path
    let made = try Compiler.run([
      "-swift-version", "6", "-emit-module", "-parse-as-library", "-module-name", "UIKit", stubs, "-o", module,
    ])
    try #require(made.status == 0, "\(made.output)")
    let target = folder.appending(path: "_PergolaTarget.swift")
    try TargetFileTests.framework.write(to: target, atomically: true, encoding: .utf8)
    let files = try PairTests.names.flatMap { name in
      try PairTests.files(name, "After").keys.sorted().map {
        PairTests.folder.appending(path: "\(name)/After/\($0)").path
      }
    }
    let checked = try Compiler.run(
      [
        "-swift-version", version, "-typecheck", "-parse-as-library", "-module-name", "App", "-I", folder.path,
        "-enable-upcoming-feature", "MemberImportVisibility", target.path,
      ]
        + files)
    #expect(checked.output == "")
    #expect(checked.status == 0)
  }
}

/// The compiler as a program.
enum Compiler {
  static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
