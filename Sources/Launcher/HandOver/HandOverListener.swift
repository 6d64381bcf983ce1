@preconcurrency import Dispatch
import Foundation

/// Takes the URLs that are handed to this instance of an app, until it is closed.
///
/// A caller sends a URL and ends its side; the answer is `ok`, or a line that says why not. It is handed on when the
/// caller has the answer, so that one who waits no longer, and starts the app anew, does not open it twice.
final class HandOverListener: Sendable {
  /// How long a caller may take, in seconds.
  private static let patience = 2

  private let path: String
  private let source: any DispatchSourceRead

  /// - Parameter onURL: called on a queue of its own.
  /// - Throws: `HandOverError` where there can be no socket.
  init(app: AppInfo, folder: HandOverFolder, onURL: @escaping @Sendable (URL) -> Void) throws {
    let path = folder.newSocket(for: app)
    let socket: UnixSocket
    do {
      socket = try UnixSocket()
      try socket.listen(at: path)
    } catch {
      throw HandOverError.notListening(path, "\(error)")
    }
    self.path = path
    _ = fcntl(socket.file, F_SETFL, O_NONBLOCK)
    source = DispatchSource.makeReadSource(
      fileDescriptor: socket.file, queue: DispatchQueue(label: "pergola.handover"))
    source.setEventHandler {
      while let caller = socket.accept() { Self.answer(caller, onURL) }
    }
    source.activate()
  }

  deinit { close() }

  /// Takes nothing more, and is not found any more.
  func close() {
    source.cancel()
    unlink(path)
  }

  private static func answer(_ caller: UnixSocket, _ onURL: (URL) -> Void) {
    let deadline = ContinuousClock.now + .seconds(patience)
    guard let bytes = caller.receive(atMost: LaunchURL.greatestLength, until: deadline) else {
      _ = caller.send("A URL has at most \(LaunchURL.greatestLength) bytes, and comes at once.", until: deadline)
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self), let url = LaunchURL(argument: text) else {
      _ = caller.send("It is no URL with a scheme.", until: deadline)
      return
    }
    if caller.send(HandOver.accepted, until: deadline) { onURL(url.value) }
  }
}
