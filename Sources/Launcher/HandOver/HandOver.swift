import Foundation

/// Hands a URL over to a running instance of an app.
enum HandOver {
  /// The answer of an instance that accepts a URL.
  static let accepted = "ok"

  /// The time limit for an answer, in seconds: an instance that is suspended never answers.
  private static let patience = 3
  private static let longestAnswer = 1024

  /// Offers a URL to the app's instances, the newest first.
  ///
  /// - Returns: True if one accepted it; false if no instance is running or answers.
  /// - Throws: `HandOverError` if an instance refuses the URL.
  static func send(_ url: URL, to app: AppInfo, in folder: HandOverFolder) throws -> Bool {
    for path in folder.sockets(of: app) {
      guard let answer = ask(path, url) else { continue }
      guard answer == accepted else { throw HandOverError.refused(answer) }
      return true
    }
    return false
  }

  /// Returns an instance's answer; nil if there is none.
  private static func ask(_ path: String, _ url: URL) -> String? {
    let deadline = ContinuousClock.now + .seconds(patience)
    do {
      let socket = try UnixSocket()
      try socket.connect(to: path, seconds: patience)
      guard socket.send(url.absoluteString, until: deadline),
        let bytes = socket.receive(atMost: longestAnswer, until: deadline), !bytes.isEmpty
      else { return nil }
      return String(decoding: bytes, as: UTF8.self).filter { !$0.isNewline && $0.isASCII }
    } catch let error as UnixSocket.Failure where error.code == ECONNREFUSED {
      // The instance ended without removing its socket.
      unlink(path)
      return nil
    } catch {
      return nil
    }
  }
}
