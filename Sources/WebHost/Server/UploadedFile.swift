#if Web
  import Foundation
  import Hummingbird
  import NIOCore
  import NIOPosix
  import Synchronization

  /// A file that a browser has sent, in a temporary folder of its own.
  struct UploadedFile: Sendable {
    /// The file, with the name that it has on the user's machine.
    let file: URL
    private let size: Int
    private let space: UploadSpace

    /// Receives a file.
    ///
    /// - Parameters:
    ///   - name: the file's name; folders in it and other parts that no name has are left out.
    ///   - limit: the maximum size, in bytes.
    ///   - patience: the longest time without any byte.
    /// - Throws: a refusal if the body is too large, stalls or breaks, or if the disk does not take it. Nothing stays then.
    static func receive(
      _ body: RequestBody, name: String, limit: Int, patience: Duration, space: UploadSpace
    ) async throws(Refusal) -> UploadedFile {
      let folder = FileManager.default.temporaryDirectory.appending(path: "pergola-" + RandomName.make())
      let file = folder.appending(path: Self.safeName(name))
      let progress = UploadProgress()
      do {
        let handle = try await onThread { try makeFile(file, in: folder) }
        defer { try? handle.close() }
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await write(body, to: handle, limit: limit, space: space, progress) }
          group.addTask { try await progress.watch(patience: patience) }
          defer { group.cancelAll() }
          try await group.next()
        }
        return UploadedFile(file: file, size: progress.count, space: space)
      } catch {
        UploadedFile(file: file, size: progress.count, space: space).remove()
        if let refusal = error as? Refusal { throw refusal }
        throw Refusal(.badRequest, "The file was not received: \(error)")
      }
    }

    /// Removes the file.
    func remove() {
      try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
      space.release(size)
    }

    private static func makeFile(_ file: URL, in folder: URL) throws -> FileHandle {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      let isMade = FileManager.default.createFile(
        atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
      guard isMade else { throw CocoaError(.fileWriteUnknown) }
      return try FileHandle(forWritingTo: file)
    }

    private static func write(
      _ body: RequestBody, to handle: FileHandle, limit: Int, space: UploadSpace, _ progress: UploadProgress
    ) async throws {
      for try await buffer in body {
        guard progress.count + buffer.readableBytes <= limit else {
          throw Refusal(.contentTooLarge, "The file has more than \(limit) bytes.")
        }
        guard space.reserve(buffer.readableBytes) else {
          throw Refusal(.serviceUnavailable, "There is no room for more files. Try again later.")
        }
        progress.add(buffer.readableBytes)
        try await onThread { try handle.write(contentsOf: Data(buffer.readableBytesView)) }
      }
    }

    /// Performs work that waits for the disk on a thread for such work.
    private static func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws
      -> Result
    {
      try await NIOThreadPool.singleton.runIfActive(work)
    }

    /// Returns the last part of a name, without characters that no name has; `file` if nothing is left.
    static func safeName(_ name: String) -> String {
      let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
      var safe = String(last.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }.map(Character.init))
      while safe.utf8.count > 200 { safe.removeFirst() }
      return [".", "..", ""].contains(safe) ? "file" : safe
    }
  }

  /// The number of bytes of a file that have arrived.
  private final class UploadProgress: Sendable {
    private let received = Mutex(0)

    var count: Int { received.withLock { $0 } }

    func add(_ bytes: Int) { received.withLock { $0 += bytes } }

    /// Throws when no byte has come for a while.
    func watch(patience: Duration) async throws {
      var last = -1
      while count != last {
        last = count
        try await Task.sleep(for: patience)
      }
      throw Refusal(.requestTimeout, "The file took too long.")
    }
  }

  /// The room for the files of all users.
  final class UploadSpace: Sendable {
    private let limit: Int
    private let used = Mutex(0)

    /// - Parameter limit: the maximum size of all files together, in bytes.
    init(limit: Int) { self.limit = limit }

    /// Takes room for some bytes. Returns false if there is not enough.
    func reserve(_ count: Int) -> Bool {
      used.withLock { used in
        guard used + count <= limit else { return false }
        used += count
        return true
      }
    }

    /// Gives room back.
    func release(_ count: Int) { used.withLock { $0 -= count } }
  }
#endif
