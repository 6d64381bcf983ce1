import Foundation
import Synchronization

/// A timer that restores the terminal and terminates a process that does not end in time.
///
/// Requests to end, by key or signal, arrive off the main thread; the app ends on it. So there are two limits, both
/// counted from the request: a short one for the main thread to react, and a longer one for the app to end. The timer
/// is the kernel's, with a signal handler, which needs no thread, queue or lock that the app may hold.
enum EndTimer {
  /// The maximum time for an app to end, in milliseconds: as long as iOS gives to `applicationWillTerminate(_:)`.
  static let patience = 5000
  /// The maximum time for the main thread to react to a request, in milliseconds. With the time to restore the
  /// terminal, an app that is busy for ever ends within two seconds.
  static let attention = 1500
  /// The time, in milliseconds, after which a busy main thread skips its remaining input.
  private static let leniency = 500

  private enum Phase {
    static let idle = 0
    /// An end was requested.
    static let asked = 1
    /// The end has begun.
    static let begun = 2
  }

  private static let phase = Atomic<Int>(Phase.idle)
  /// The monotonic time of the request, in milliseconds.
  private static let time = Atomic<Int>(0)

  /// The absence of a status.
  private static let none = Int.min
  private static let status = Atomic<Int>(none)

  /// The kernel's timer; nil if it could not be created, in which case the process's alarm is used.
  nonisolated(unsafe) private static let timer: timer_t? = {
    var event = sigevent()
    event.sigev_notify = Int32(SIGEV_SIGNAL)
    event.sigev_signo = SIGALRM
    var timer: timer_t?
    return timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 ? timer : nil
  }()

  /// Initializes the timer and the static values, because a signal handler cannot.
  static func prepare() {
    _ = timer
    for value in [phase.load(ordering: .relaxed), time.load(ordering: .relaxed), status.load(ordering: .relaxed)] {
      _ = value
    }
  }

  /// Records a request to end, and starts to wait for the main thread to react. Later requests, and requests after the
  /// end has begun, have no effect. Called on one queue.
  ///
  /// - Parameter newStatus: the exit status if the process has to be terminated.
  static func ask(status newStatus: Int32) {
    guard phase.load(ordering: .acquiring) == Phase.idle else { return }
    time.store(TerminalRestoration.now(), ordering: .releasing)
    guard phase.compareExchange(expected: Phase.idle, desired: Phase.asked, ordering: .acquiringAndReleasing).exchanged
    else { return }
    prepareToEnd(with: newStatus)
    set(milliseconds: attention)
    // The main thread may have begun the end just now.
    if phase.load(ordering: .acquiring) == Phase.begun { set(milliseconds: rest) }
  }

  /// Records that the end has begun, and starts to wait for it to finish, counted from the request if there was one.
  /// Later calls have no effect. Async-signal-safe.
  ///
  /// - Parameter newStatus: the exit status if the process has to be terminated. The status of a request takes
  ///   precedence.
  static func arm(status newStatus: Int32) {
    switch phase.exchange(Phase.begun, ordering: .acquiringAndReleasing) {
    case Phase.idle:
      prepareToEnd(with: newStatus)
      set(milliseconds: patience)
    case Phase.asked: set(milliseconds: rest)
    default: break
    }
  }

  /// True if the main thread should have begun the requested end.
  static var isOverdue: Bool {
    phase.load(ordering: .acquiring) == Phase.asked
      && TerminalRestoration.now() - time.load(ordering: .acquiring) > leniency
  }

  /// The remaining time for the app to end, in milliseconds.
  private static var rest: Int { max(1, time.load(ordering: .acquiring) + patience - TerminalRestoration.now()) }

  private static func prepareToEnd(with newStatus: Int32) {
    _ = status.compareExchange(expected: none, desired: Int(newStatus), ordering: .acquiringAndReleasing)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in EndTimer.end() }
    action.sa_flags = SA_ONSTACK
    sigaction(SIGALRM, &action, nil)
    // At least one thread must be able to receive the signal.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Restarts the wait if there is one, because there was progress. Async-signal-safe.
  static func renew() {
    if status.load(ordering: .acquiring) != none { set(milliseconds: patience) }
  }

  /// Stops the wait. Async-signal-safe.
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

  /// Terminates the process. Runs in a signal handler.
  private static func end() {
    TerminalRestoration.end()
    _exit(Int32(status.load(ordering: .acquiring)))
  }
}
