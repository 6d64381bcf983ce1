/// A connection on which messages reach the tabs of a browser.
@MainActor
final class StreamConnection {
  /// The texts to send, in order. They end with the connection.
  let texts: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation
  private(set) var isOpen = true

  init() { (texts, continuation) = AsyncStream.makeStream(of: String.self) }

  /// Sends a text. The number of texts that wait is bounded by that of unacknowledged frames.
  func send(_ text: String) { continuation.yield(text) }

  /// Ends the connection after what was sent.
  func close() {
    isOpen = false
    continuation.finish()
  }
}
