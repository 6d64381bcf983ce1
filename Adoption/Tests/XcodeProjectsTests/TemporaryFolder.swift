import Foundation

@testable import XcodeProjects

/// A folder for the files of a test, which is removed with this object.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "Übung \(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a program that can be started.
  ///
  /// It is copied by another process. A file that this process itself has had open for writing may still be open in a process
  /// that another test is about to start, and a file that is open for writing can't be run (ETXTBSY).
  func writeProgram(_ text: String, to path: String) throws {
    try Self.writeProgram(text, to: url.appending(path: path))
  }

  /// Writes a program that can be started, outside of a temporary folder.
  static func writeProgram(_ text: String, to file: URL) throws {
    let source = file.appendingPathExtension("text")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let install = try Process.run(
      URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", source.path, file.path])
    install.waitUntilExit()
    guard install.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func text(of path: String) throws -> String { try String(contentsOf: url.appending(path: path), encoding: .utf8) }

  /// The paths of all files and folders, in order.
  var paths: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// A folder that looks like a checkout of Pergola.
  static func checkout() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": "let package = Package(name: \"pergola\")",
      "Adoption/Plugins/PergolaSources/PergolaSources.swift": "",
    ])
  }
}
