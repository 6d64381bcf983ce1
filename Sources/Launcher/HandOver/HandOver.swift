import Foundation

/// Hands a URL to an instance of an app that is running already.
enum HandOver {
  /// What an instance answers when it takes a URL.
  static let accepted = "ok"

  /// How long an instance may take to answer, in seconds: one that is suspended never does.
  private static let patience = 3
  private static let longestAnswer = 1024

  /// Asks the app's instances, the newest first, to take a URL.
  ///
  /// - Returns: whether one did. False where none is running, or none answers.
  /// - Throws: `HandOverError` where one refuses the URL.
  static func send(_ url: URL, to app: AppInfo, in folder: HandOverFolder) throws -> Bool {
    for path in folder.sockets(of: app) {
      guard let answer = ask(path, url) else { continue }
      guard answer == accepted else { throw HandOverError.refused(answer) }
      return true
    }
    return false
  }

  /// The answer; nil where there is none.
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
      // Whoever was called here ended without a farewell.
      unlink(path)
      return nil
    } catch {
      return nil
    }
  }
}
