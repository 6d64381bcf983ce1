@preconcurrency import Dispatch
import Foundation

/// Receives the URLs that are handed over to this instance of an app, until it is closed.
///
/// A caller sends a URL and closes its side for writing; the answer is `ok`, or a line with the reason of a refusal.
/// The URL is opened only once the answer has been sent, so that a caller that has given up, and starts the app again,
/// does not open it twice.
final class HandOverListener: Sendable {
  /// The time limit for a caller, in seconds.
  private static let patience = 2

  private let path: String
  private let source: any DispatchSourceRead

  /// - Parameter onURL: Called on a private queue.
  /// - Throws: `HandOverError` if the socket cannot be made.
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

  /// Stops receiving URLs and removes the socket's file.
  func close() {
    source.cancel()
    unlink(path)
  }

  private static func answer(_ caller: UnixSocket, _ onURL: (URL) -> Void) {
    let deadline = ContinuousClock.now + .seconds(patience)
    guard let bytes = caller.receive(atMost: LaunchURL.maximumLength, until: deadline) else {
      _ = caller.send("Expected: a URL of at most \(LaunchURL.maximumLength) bytes, sent at once", until: deadline)
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self), let url = LaunchURL(argument: text) else {
      _ = caller.send("Expected: a URL with a scheme", until: deadline)
      return
    }
    if caller.send(HandOver.accepted, until: deadline) { onURL(url.value) }
  }
}
