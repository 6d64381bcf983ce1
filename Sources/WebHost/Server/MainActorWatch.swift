#if Web
  import Foundation
  import RenderTree
  import Synchronization

  /// Notices that the main actor is held for long, by whatever runs on it.
  ///
  /// A question is sent to the main actor 20 times a second while pages are used or change, and once a second otherwise. The
  /// time until its answer is the time for which the main actor was held at least.
  final class MainActorWatch: Sendable {
    private static let interval = Duration.milliseconds(50)
    private static let quietInterval = Duration.seconds(1)
    /// The time after the last activity from which on the questions are rare.
    private static let quietTime = Duration.seconds(2)

    private struct State {
      var task: Task<Void, Never>?
      var active = ContinuousClock.now
    }

    private let report: @Sendable (AppWork, Duration) async -> Void
    private let state = Mutex(State())

    /// - Parameter report: is called with the kind of the work and the time for which it held the main actor at least.
    init(report: @escaping @Sendable (AppWork, Duration) async -> Void) { self.report = report }

    /// Begins to watch.
    func start() {
      state.withLock { state in
        state.active = .now
        guard state.task == nil else { return }
        state.task = Task.detached(priority: .high) { [weak self] in
          while !Task.isCancelled, let self {
            if isQuiet { try? await Task.sleep(for: Self.quietInterval) }
            await ask()
          }
        }
      }
    }

    /// Ends the watch.
    func stop() {
      state.withLock { state in
        state.task?.cancel()
        state.task = nil
      }
    }

    /// True between start and stop.
    var isRunning: Bool { state.withLock { $0.task != nil } }

    /// Notes that a page was used or changed: work of the app is likely.
    func noteActivity() { state.withLock { $0.active = .now } }

    private var isQuiet: Bool { state.withLock { .now - $0.active > Self.quietTime } }

    private func ask() async {
      let start = ContinuousClock.now
      let answer = Answer()
      DispatchQueue.main.async { answer.time = .now }
      var work: AppWork?
      while answer.time == nil, !Task.isCancelled {
        try? await Task.sleep(for: Self.interval)
        if work == nil, answer.time == nil, .now - start > WebMetrics.stall { work = AppWork.current }
      }
      guard let time = answer.time, time - start > WebMetrics.stall else { return }
      await report(work ?? .other, time - start)
    }

    /// The time of an answer; nil before it.
    private final class Answer: Sendable {
      private let answered = Mutex<ContinuousClock.Instant?>(nil)

      var time: ContinuousClock.Instant? {
        get { answered.withLock { $0 } }
        set { answered.withLock { $0 = newValue } }
      }
    }
  }
#endif
