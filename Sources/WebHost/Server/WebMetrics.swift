#if Web
  import Logging
  import Metrics
  import RenderTree

  /// The figures of a web host, for the metrics system of the program.
  @MainActor
  final class WebMetrics {
    /// The names of all figures.
    enum Name {
      /// The number of sessions.
      static let sessions = "pergola_sessions"
      /// The number of scenes.
      static let scenes = "pergola_scenes"
      /// The number of documents, trees and patches that were sent.
      static let frames = "pergola_frames"
      /// The number of their bytes.
      static let bytes = "pergola_frame_bytes"
      /// The time that the app took for an event.
      static let handling = "pergola_event_duration"
      /// The number of events that took longer than 100 milliseconds.
      static let stalls = "pergola_stalls"
      /// The number of scenes that were closed to make room for others.
      static let evictions = "pergola_evictions"
      /// The number of requests that were answered with a status from 400 on.
      static let refusals = "pergola_refused_requests"
    }

    /// The time above which the handling of an event is a stall.
    private static let stall = Duration.milliseconds(100)

    private let sessionGauge = Gauge(label: Name.sessions)
    private let sceneGauge = Gauge(label: Name.scenes)
    private let frames = Counter(label: Name.frames)
    private let bytes = Counter(label: Name.bytes)
    private let handling = Timer(label: Name.handling)
    private let stalls = Counter(label: Name.stalls)
    private let evictions = Counter(label: Name.evictions)
    private let logger: Logger

    init(logger: Logger) { self.logger = logger }

    /// The number of sessions.
    var sessions = 0 {
      didSet { if sessions != oldValue { sessionGauge.record(sessions) } }
    }

    /// The number of scenes.
    var scenes = 0 {
      didSet { if scenes != oldValue { sceneGauge.record(scenes) } }
    }

    func countFrame(bytes count: Int) {
      frames.increment()
      bytes.increment(by: count)
    }

    func countEviction() { evictions.increment() }

    /// Counts a request that was refused.
    nonisolated static func countRefusal(status: Int) {
      Counter(label: Name.refusals, dimensions: [("status", String(status))]).increment()
    }

    /// Notes the time that the app took for an event. A long one is logged, with the kind of the event.
    func noteHandling(_ event: PageEvent, duration: Duration) {
      handling.record(duration: duration)
      guard duration > Self.stall else { return }
      stalls.increment()
      let kind = Mirror(reflecting: event).children.first?.label ?? "\(event)"
      logger.warning("An event held the main actor.", metadata: ["event": "\(kind)", "time": "\(duration)"])
    }
  }
#endif
