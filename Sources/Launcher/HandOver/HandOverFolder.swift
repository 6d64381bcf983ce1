import Foundation

/// The folder with the sockets of the running instances of one user's apps.
///
/// It is `pergola` in `XDG_RUNTIME_DIR`, or `/tmp/pergola-` with the user's number. No other user may access it: a
/// folder of that name that another user owns, or that others may read, is refused.
struct HandOverFolder: Sendable {
  let path: String

  /// - Throws: `HandOverError` if the folder does not exist and cannot be made, or if other users have access to it.
  init(environment: [String: String]) throws {
    if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
      try self.init(path: runtime + "/pergola")
    } else {
      try self.init(path: "/tmp/pergola-\(geteuid())")
    }
  }

  init(path: String) throws {
    self.path = path
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw HandOverError.noFolder(path, String(cString: strerror(errno)))
    }
    var status = stat()
    // A symbolic link of another user could lead anywhere.
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0
    else { throw HandOverError.noFolder(path, "it is not a private folder of this user") }
  }

  /// Returns a unique path for a new instance of an app.
  func newSocket(for app: AppInfo) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return "\(path)/\(key(of: app)).\(number)"
  }

  /// Returns the paths of the sockets of an app's instances, the newest first.
  func sockets(of app: AppInfo) -> [String] {
    let start = key(of: app) + "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let sockets = names.filter { name in
      name.hasPrefix(start) && name.dropFirst(start.count).allSatisfy(\.isHexDigit)
    }
    return sockets.map { name -> (path: String, age: Int, fraction: Int) in
      var status = stat()
      stat("\(path)/\(name)", &status)
      return ("\(path)/\(name)", status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
    .sorted { ($0.age, $0.fraction) > ($1.age, $1.fraction) }.map(\.path)
  }

  /// A file's name for an app: up to 16 ASCII letters of its identifier, and a hash of the whole identifier.
  private func key(of app: AppInfo) -> String {
    let readable = app.identifier.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }.prefix(16)
    // FNV-1a (Fowler, Noll and Vo).
    let hash = app.identifier.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(String.UnicodeScalarView(readable)) + "-" + String(hash, radix: 16)
  }
}

/// The error of a URL that could not be handed over.
enum HandOverError: Error, Equatable, CustomStringConvertible {
  case noFolder(_ path: String, _ reason: String)
  case notListening(_ path: String, _ reason: String)
  /// The running app's reason.
  case refused(String)

  var description: String {
    switch self {
    case .noFolder(let path, let reason): "No URL can be handed to a running app: \(path) cannot be used: \(reason)"
    case .notListening(let path, let reason): "No URL can be handed to this app: \(path) cannot be used: \(reason)"
    case .refused(let reason): "The running app refused the URL: \(reason)"
    }
  }
}
