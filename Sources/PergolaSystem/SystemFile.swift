import Foundation

/// A file of a live system, which only its owner can read.
package struct SystemFile: Sendable {
  /// The place of the file.
  package let url: URL

  /// Makes a reference to a file, which need not exist.
  package init(url: URL) { self.url = url }

  /// The content; nil if there is no file.
  package func read() throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    }
  }

  /// Replaces the content in one step: a reader, and a process that starts after a crash, sees the old content or the
  /// new one.
  package func write(_ data: Data) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let temporary = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
    // The file gets its permissions before its content.
    let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
      guard rename(temporary.path, url.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }

  /// Moves the file aside, under a name that tells the reason, so that nothing in it is lost. Returns its new place.
  @discardableResult
  package func setAside(as reason: String) throws -> URL {
    let place = url.deletingLastPathComponent()
      .appendingPathComponent("\(url.lastPathComponent).\(reason)-\(UUID().uuidString)")
    try FileManager.default.moveItem(at: url, to: place)
    return place
  }
}
