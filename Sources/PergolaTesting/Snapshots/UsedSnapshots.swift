import Foundation

/// The file that lists the references that a run of tests compares with, for `pergola test`, which finds those that no test uses.
enum UsedSnapshots {
  /// The path that the environment names; nil for none.
  private static let path = ProcessInfo.processInfo.environment["PERGOLA_USED_SNAPSHOTS"]
  private static let file = path.flatMap { path in
    // Several processes append lines, each by one call of the system.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    return descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Adds a reference.
  ///
  /// - Throws: An error of the file system: a reference that is not on the list would count as unused.
  static func add(_ reference: URL) throws {
    guard let path else { return }
    guard let file else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
    try file.write(contentsOf: Data("\(reference.path)\n".utf8))
  }
}
