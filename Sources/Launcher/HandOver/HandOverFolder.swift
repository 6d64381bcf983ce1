import Foundation

/// The folder in which the running instances of one person's apps can be called.
///
/// It is `pergola` in `XDG_RUNTIME_DIR`, or `/tmp/pergola-` with the person's number. Nobody else may look into it: a
/// folder of that name that somebody else made, or that others may read, is refused.
struct HandOverFolder: Sendable {
  let path: String

  /// - Throws: `HandOverError` where there is no such folder and none can be made, or where it is not ours alone.
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
    // A link of another's could lead anywhere.
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0
    else { throw HandOverError.noFolder(path, "it is not this person's alone") }
  }

  /// A path for a new instance of an app; no other has it.
  func newSocket(for app: AppInfo) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return "\(path)/\(key(of: app)).\(number)"
  }

  /// Where instances of an app may be called, the newest first.
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

  /// A file's name for an app: what can be read of its identifier, and a hash of all of it.
  private func key(of app: AppInfo) -> String {
    let readable = app.identifier.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }.prefix(16)
    // FNV-1a (Fowler, Noll and Vo).
    let hash = app.identifier.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(String.UnicodeScalarView(readable)) + "-" + String(hash, radix: 16)
  }
}

/// Why a URL was not handed over, or cannot be.
enum HandOverError: Error, Equatable, CustomStringConvertible {
  case noFolder(_ path: String, _ reason: String)
  case notListening(_ path: String, _ reason: String)
  /// The running app says why.
  case refused(String)

  var description: String {
    switch self {
    case .noFolder(let path, let reason): "No URL can be handed to a running app: \(path) cannot be used: \(reason)"
    case .notListening(let path, let reason): "No URL can be handed to this app: \(path) cannot be used: \(reason)"
    case .refused(let reason): "The running app refused the URL: \(reason)"
    }
  }
}
