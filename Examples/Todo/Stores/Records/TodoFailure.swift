import Foundation

/// A reason for which todos were not kept, read or synchronised, in words for the user.
public enum TodoFailure: LocalizedError, Equatable, Sendable {
  /// The disk is full.
  case noRoom(String)
  /// The file or its folder can't be written.
  case notWritable(String, reason: String)
  /// The file was made by a newer version of the app.
  case newerVersion(String)
  /// The content of the file is broken.
  case damaged(String)
  /// Another process has held the file for too long.
  case busy(String)
  /// Another failure of the file.
  case file(String, reason: String)
  /// The text is not the address of a server.
  case badAddress(String)
  /// The server can't be reached, or did not answer in time.
  case serverUnreachable(String, reason: String)
  /// The server answered with a status that is not 200.
  case serverStatus(String, Int)
  /// The answer of the server is broken off, or is not one.
  case serverUnreadable(String, reason: String)

  public var errorDescription: String? {
    switch self {
    case .noRoom(let path): "The disk is full: \(path)"
    case .notWritable(let path, let reason): "\(path) can't be written: \(reason)"
    case .newerVersion(let path): "\(path) was made by a newer version of this app, and was left as it is."
    case .damaged(let path): "\(path) is damaged."
    case .busy(let path): "Another process has been writing \(path) for too long."
    case .file(let path, let reason): "\(path): \(reason)"
    case .badAddress(let text): "\(text.debugDescription) is not an address such as http://127.0.0.1:8097"
    case .serverUnreachable(let address, let reason): "\(address) can't be reached: \(reason)"
    case .serverStatus(let address, let status): "\(address) answered with status \(status)."
    case .serverUnreadable(let address, let reason): "\(address) sent an answer that can't be read: \(reason)"
    }
  }
}
