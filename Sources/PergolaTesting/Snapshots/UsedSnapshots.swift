import Foundation

/// The file that lists the references that a run of tests compares with, for `pergola test`, which finds those that no test uses.
enum UsedSnapshots {
  /// The file that the environment names; nil for none.
  private static let file = ProcessInfo.processInfo.environment["PERGOLA_USED_SNAPSHOTS"].flatMap { path in
    // Several processes append lines, each by one call of the system.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    return descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Adds a reference.
  static func add(_ reference: URL) { try? file?.write(contentsOf: Data("\(reference.path)\n".utf8)) }
}
