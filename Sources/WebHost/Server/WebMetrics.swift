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
      /// The number of scenes without a tab that have no views either, and are made again when their pages come back.
      static let asides = "pergola_scenes_aside"
      /// The number of documents, trees and patches that were sent.
      static let frames = "pergola_frames"
      /// The number of their bytes.
      static let bytes = "pergola_frame_bytes"
      /// The time that the app took for an event.
      static let handling = "pergola_event_duration"
      /// The number of times that the main actor was held for longer than 100 milliseconds, by kind of work.
      static let stalls = "pergola_stalls"
      /// The number of scenes that were closed to make room for others.
      static let evictions = "pergola_evictions"
      /// The number of messages that pages could not show.
      static let faults = "pergola_page_faults"
      /// The number of requests that were answered with a status from 400 on.
      static let refusals = "pergola_refused_requests"
    }

    /// The time above which work on the main actor is a stall.
    nonisolated static let stall = Duration.milliseconds(100)

    private let sessionGauge = Gauge(label: Name.sessions)
    private let sceneGauge = Gauge(label: Name.scenes)
    private let asideGauge = Gauge(label: Name.asides)
    private let frames = Counter(label: Name.frames)
    private let bytes = Counter(label: Name.bytes)
    private let handling = Timer(label: Name.handling)
    private let evictions = Counter(label: Name.evictions)
    private let faults = Counter(label: Name.faults)
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

    /// The number of scenes without views.
    var asides = 0 {
      didSet { if asides != oldValue { asideGauge.record(asides) } }
    }

    func countFault() { faults.increment() }

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
      countStall("event")
      let kind = Mirror(reflecting: event).children.first?.label ?? "\(event)"
      logger.warning("An event held the main actor.", metadata: ["event": "\(kind)", "time": "\(duration)"])
    }

    /// Notes that work held the main actor. Events are noted when they have been handled.
    func noteStall(_ work: AppWork, duration: Duration) {
      guard let kind = Self.name(of: work) else { return }
      countStall(kind)
      logger.warning("The main actor was held.", metadata: ["work": "\(kind)", "time": "at least \(duration)"])
    }

    private static func name(of work: AppWork) -> String? {
      switch work {
      case .event: nil
      case .turn: "layout"
      case .scheduled: "animation"
      case .other: "task"
      }
    }

    private func countStall(_ work: String) { Counter(label: Name.stalls, dimensions: [("work", work)]).increment() }
  }
#endif
