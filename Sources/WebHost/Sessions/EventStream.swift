#if Web
  import Synchronization

  /// The text that waits to be written to a browser's event stream. Filled from the main actor, drained by the request.
  final class EventStream: Sendable {
    private struct State {
      var waiting = ""
      var isFinished = false
      var hasOverflown = false
      var reader: CheckedContinuation<String?, Never>?
      var onOverflow: (@Sendable () -> Void)?
      var onFinish: (@Sendable () -> Void)?
    }

    /// The line of streams that this one continues.
    let line: Int
    /// The client; nil if its address is unknown.
    let client: ClientAddress?
    private let limit: Int
    private let state = Mutex(State())

    /// A stream whose backlog may have a number of bytes.
    init(line: Int, client: ClientAddress? = nil, limit: Int) {
      self.line = line
      self.client = client
      self.limit = limit
    }

    /// Sends an event. Returns false if the stream is finished, or ends by it because the browser reads too slowly.
    @discardableResult
    func send(_ message: String, for scene: String?, id: EventID) -> Bool {
      let name = scene.map(JSONText.quoted) ?? "null"
      return write("id: \(id)\ndata: [\(name),\(message)]\n\n")
    }

    /// Sends a comment, which keeps proxies from closing the connection.
    func beat() { _ = write(":\n\n") }

    private func write(_ text: String) -> Bool {
      let (reader, overflow): (CheckedContinuation<String?, Never>?, (@Sendable () -> Void)?) = state.withLock {
        state in
        guard !state.isFinished else { return (nil, nil) }
        if let reader = state.reader {
          state.reader = nil
          return (reader, nil)
        }
        guard state.waiting.utf8.count + text.utf8.count <= limit else {
          (state.isFinished, state.hasOverflown, state.waiting) = (true, true, "")
          return (nil, state.onOverflow)
        }
        state.waiting += text
        return (nil, nil)
      }
      reader?.resume(returning: text)
      overflow?()
      return state.withLock { !$0.isFinished }
    }

    /// True if the stream ended because the browser read too slowly.
    var hasOverflown: Bool { state.withLock { $0.hasOverflown } }

    /// Sets the action that ends a write to a browser that does not read.
    func onOverflow(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.onOverflow = action } }

    /// Sets the action that ends, after a while, a write to a browser that does not read the end of the stream.
    func onFinish(_ action: @escaping @Sendable () -> Void) {
      let isFinished = state.withLock { state in
        if !state.isFinished { state.onFinish = action }
        return state.isFinished
      }
      if isFinished { action() }
    }

    /// Ends the stream after what waits is written.
    func finish() {
      let (reader, action) = state.withLock { state in
        state.isFinished = true
        defer { (state.reader, state.onFinish) = (nil, nil) }
        return (state.reader, state.onFinish)
      }
      reader?.resume(returning: nil)
      action?()
    }

    /// Returns the text to write next, as soon as there is any; nil at the end. There is one reader.
    func next() async -> String? {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let text: String?? = state.withLock { state in
            if !state.waiting.isEmpty {
              defer { state.waiting = "" }
              return .some(state.waiting)
            }
            if state.isFinished { return .some(nil) }
            state.reader = continuation
            return nil
          }
          if let text { continuation.resume(returning: text) }
        }
      } onCancel: {
        finish()
      }
    }
  }
#endif
