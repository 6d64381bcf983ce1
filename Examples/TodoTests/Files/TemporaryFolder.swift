import Foundation

/// A folder that goes away with its owner.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "todo-tests-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The file of todos in the folder.
  var file: URL { url.appending(path: "todos.sqlite") }
}
