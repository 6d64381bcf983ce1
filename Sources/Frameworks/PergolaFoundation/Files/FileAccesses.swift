import Foundation

/// The files of this process that coordinators read and write at the moment.
final class FileAccesses: @unchecked Sendable {
  static let shared = FileAccesses()

  /// A file or folder, with all that is inside.
  struct Access: Equatable {
    let path: String
    let isWriting: Bool

    init(_ url: URL, isWriting: Bool) {
      path = url.standardizedFileURL.path
      self.isWriting = isWriting
    }

    /// True if two accesses exclude each other: one of them writes, and one's place contains the other's.
    func excludes(_ other: Access) -> Bool {
      (isWriting || other.isWriting) && (Self.contains(path, other.path) || Self.contains(other.path, path))
    }

    static func contains(_ folder: String, _ path: String) -> Bool {
      path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
  }

  private struct Holder {
    let accesses: [Access]
    let purpose: String
    let thread: ObjectIdentifier
  }

  private let condition = NSCondition()
  private var holders: [UUID: Holder] = [:]

  /// Waits until no other access excludes these. Accesses of the same coordinator or thread exclude nothing, so that
  /// they can be nested.
  func begin(_ accesses: [Access], purpose: String) -> UUID {
    let thread = ObjectIdentifier(Thread.current)
    condition.lock()
    defer { condition.unlock() }
    while holders.values.contains(where: { holder in
      holder.purpose != purpose && holder.thread != thread
        && holder.accesses.contains { held in accesses.contains { held.excludes($0) } }
    }) {
      condition.wait()
    }
    let id = UUID()
    holders[id] = Holder(accesses: accesses, purpose: purpose, thread: thread)
    return id
  }

  /// Ends accesses.
  func end(_ id: UUID) {
    condition.lock()
    defer { condition.unlock() }
    holders[id] = nil
    condition.broadcast()
  }
}
