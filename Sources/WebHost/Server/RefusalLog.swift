#if Web
  import Logging
  import Synchronization

  /// The lines of the log about refused requests: at most one a second, however many requests are refused. A line says how
  /// many were refused before it without a line.
  final class RefusalLog: Sendable {
    private struct State {
      var next: ContinuousClock.Instant?
      var silent = 0
    }

    /// The time between two lines.
    private static let pause = Duration.seconds(1)

    private let logger: Logger
    private let now: @Sendable () -> ContinuousClock.Instant
    private let state = Mutex(State())

    /// A log, by default with the time of the system.
    init(_ logger: Logger, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
      self.logger = logger
      self.now = now
    }

    /// Notes a refusal.
    ///
    /// - Parameter client: The address of the client; nil if it is unknown.
    func note(_ refusal: Refusal, client: String?) {
      let time = now()
      let silent = state.withLock { state -> Int? in
        if let next = state.next, time < next {
          state.silent += 1
          return nil
        }
        defer { state = State(next: time + Self.pause) }
        return state.silent
      }
      guard let silent else { return }
      var metadata: Logger.Metadata = [
        "status": "\(refusal.status.code)", "reason": "\(refusal.text)", "client": "\(client ?? "unknown")",
      ]
      if silent > 0 { metadata["before"] = "\(silent)" }
      logger.info("A request was refused.", metadata: metadata)
    }
  }
#endif
