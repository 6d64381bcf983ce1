import Foundation
import Synchronization

/// Ends a process that was asked to end, or has come to its end, and does not end, with its terminal put back.
///
/// Whoever asks for an end, a key or a signal, is heard off the main thread; the app is heard to end on it. So there are
/// two waits: a short one for the main thread to begin, and the app's time for its end, both counted from the asking.
/// It is the kernel's timer and a signal's handler, which need no thread, no queue and no lock that the app may hold.
enum EndTimer {
  /// How long an app may take over its end, in milliseconds: as long as the original gives to
  /// `applicationWillTerminate(_:)`.
  static let patience = 5000
  /// How long the main thread may take to begin the end that was asked for, in milliseconds: with the time to put the
  /// terminal back, an app that is busy for ever ends within two seconds.
  static let attention = 1500
  /// After so long, in milliseconds, a main thread that is busy leaves what it still has to do.
  private static let leniency = 500

  private enum Phase {
    static let idle = 0
    /// An end was asked for.
    static let asked = 1
    /// The end has begun.
    static let begun = 2
  }

  private static let phase = Atomic<Int>(Phase.idle)
  /// When the end was asked for, in milliseconds since some moment.
  private static let time = Atomic<Int>(0)

  /// No status yet.
  private static let none = Int.min
  private static let status = Atomic<Int>(none)

  /// The kernel's timer; nil where there was none to be had, and the process's alarm takes its place.
  nonisolated(unsafe) private static let timer: timer_t? = {
    var event = sigevent()
    event.sigev_notify = Int32(SIGEV_SIGNAL)
    event.sigev_signo = SIGALRM
    var timer: timer_t?
    return timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 ? timer : nil
  }()

  /// Makes the timer and the values beside it, since a signal's handler cannot.
  static func prepare() {
    _ = timer
    for value in [phase.load(ordering: .relaxed), time.load(ordering: .relaxed), status.load(ordering: .relaxed)] {
      _ = value
    }
  }

  /// An end was asked for: begins to wait for the main thread to begin it. Where one was asked for before, or has begun,
  /// nothing changes. Called on one queue.
  ///
  /// - Parameter newStatus: what the process ends with when it has to be ended.
  static func ask(status newStatus: Int32) {
    guard phase.load(ordering: .acquiring) == Phase.idle else { return }
    time.store(TerminalRescue.now(), ordering: .releasing)
    guard phase.compareExchange(expected: Phase.idle, desired: Phase.asked, ordering: .acquiringAndReleasing).exchanged
    else { return }
    prepareToEnd(with: newStatus)
    set(milliseconds: attention)
    // It may have begun just now, on the main thread.
    if phase.load(ordering: .acquiring) == Phase.begun { set(milliseconds: rest) }
  }

  /// The end has begun: begins to wait for it to come. Where it had begun before, nothing changes, and where it was asked
  /// for, the time since then counts. Allowed in a signal's handler.
  ///
  /// - Parameter newStatus: what the process ends with when it has to be ended; the status that an end was asked for with
  ///   comes first.
  static func arm(status newStatus: Int32) {
    switch phase.exchange(Phase.begun, ordering: .acquiringAndReleasing) {
    case Phase.idle:
      prepareToEnd(with: newStatus)
      set(milliseconds: patience)
    case Phase.asked: set(milliseconds: rest)
    default: break
    }
  }

  /// Whether the main thread should have begun the end that was asked for.
  static var isOverdue: Bool {
    phase.load(ordering: .acquiring) == Phase.asked
      && TerminalRescue.now() - time.load(ordering: .acquiring) > leniency
  }

  /// What is left of the app's time for its end, in milliseconds.
  private static var rest: Int { max(1, time.load(ordering: .acquiring) + patience - TerminalRescue.now()) }

  private static func prepareToEnd(with newStatus: Int32) {
    _ = status.compareExchange(expected: none, desired: Int(newStatus), ordering: .acquiringAndReleasing)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in EndTimer.end() }
    action.sa_flags = SA_ONSTACK
    sigaction(SIGALRM, &action, nil)
    // Somebody must be there to hear it.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Begins to wait again, where it was waited: something goes on. Allowed in a signal's handler.
  static func renew() {
    if status.load(ordering: .acquiring) != none { set(milliseconds: patience) }
  }

  /// Waits no longer. Allowed in a signal's handler.
  static func disarm() {
    if status.load(ordering: .acquiring) != none { set(milliseconds: 0) }
  }

  private static func set(milliseconds: Int) {
    guard let timer else {
      alarm(UInt32((milliseconds + 999) / 1000))
      return
    }
    var value = itimerspec()
    value.it_value.tv_sec = milliseconds / 1000
    value.it_value.tv_nsec = milliseconds % 1000 * 1_000_000
    timer_settime(timer, 0, &value, nil)
  }

  /// Runs in a signal's handler.
  private static func end() {
    TerminalRescue.end()
    _exit(Int32(status.load(ordering: .acquiring)))
  }
}
