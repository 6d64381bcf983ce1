import Foundation

/// The place of the socket by which shell commands reach the sessions of a project: a file in a folder that only the user can
/// enter.
public struct SocketPlace {
  /// The error of a folder that is not the user's own.
  public struct Problem: Error, CustomStringConvertible {
    /// The problem, with what was expected.
    public let description: String
  }

  /// The path of the socket.
  public let path: String

  /// The place for a project. The folder is made if it is not there.
  ///
  /// - Throws: `Problem` if the folder belongs to someone else, or others can enter it.
  public init(_ project: Project, environment: [String: String] = ProcessInfo.processInfo.environment) throws(Problem) {
    let root = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let folder = "\(root)/pergola-sessions-\(getuid())"
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw Problem(description: "\(folder) cannot be made: \(String(cString: strerror(errno)))")
    }
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
      status.st_mode & 0o077 == 0
    else { throw Problem(description: "\(folder) is not a folder that only you can enter. Remove it") }
    path = "\(folder)/\(Self.hash(project.folder.path)).sock"
    // The system's limit of a socket's path.
    guard path.utf8.count < 108 else { throw Problem(description: "The path \(path) is too long for a socket.") }
  }

  /// The number of a text: FNV-1a, Fowler, Noll, Vo.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// Runs a body with the address of the socket.
  func withAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8) + [0]) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  /// Connects to the socket.
  ///
  /// - Returns: The descriptor; nil if nobody listens.
  public func connected() -> Int32? {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    guard withAddress({ connect(descriptor, $0, $1) }) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
