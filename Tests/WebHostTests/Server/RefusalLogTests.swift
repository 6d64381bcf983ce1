#if Web
  import Expectations
  import Logging
  import Synchronization
  import Testing

  @testable import WebHost

  @Suite struct RefusalLogTests {
    /// The lines of a log, and the time that its writer sees.
    private final class Record: LogHandler, Sendable {
      let lines = Mutex<[String]>([])
      let start = ContinuousClock.now
      let seconds = Mutex(0.0)
      var logLevel: Logger.Level {
        get { .info }
        set {}
      }
      var metadata: Logger.Metadata {
        get { [:] }
        set {}
      }
      subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
      }

      func log(event: LogEvent) {
        let words = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        lines.withLock { $0.append(words.joined(separator: " ")) }
      }
    }

    @Test("refused requests write one line a second, which tells how many were refused without a line")
    func rate() {
      let record = Record()
      let log = RefusalLog(
        Logger(label: "test") { _ in record }, now: { record.start + .seconds(record.seconds.withLock { $0 }) })
      func note(at seconds: Double) {
        record.seconds.withLock { $0 = seconds }
        log.note(Refusal(.notFound, "Nothing."), client: "192.0.2.1")
      }
      for seconds in [0, 0.1, 0.5, 0.99, 1, 1.5, 9] { note(at: seconds) }
      let line = "client=192.0.2.1 reason=Nothing. status=404"
      expectEqual(record.lines.withLock { $0 }, [line, "before=3 " + line, "before=1 " + line])
    }
  }
#endif
