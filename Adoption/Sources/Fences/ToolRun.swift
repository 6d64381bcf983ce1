import Foundation

/// A program that ran to its end, with both of its outputs in one text.
struct ToolRun: Sendable {
  /// The exit status; that of `timeout` if the program took too long, 128 and more for a crash.
  let status: Int32
  let output: String

  /// Runs a program that is found by its name.
  ///
  /// - Parameter limit: the seconds after which it is ended.
  init(_ words: [String], limit: Double, in folder: URL? = nil) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "--kill-after=5", String(Int(limit))] + words
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      status = 127
      output = "\(words.first ?? "") cannot be started: \(error)"
      return
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }
}
