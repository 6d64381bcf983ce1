import Foundation
import Synchronization

/// Ends a process that has come to its end and does not end, with its terminal put back.
///
/// It is the kernel's timer and a signal's handler, which need no thread, no queue and no lock that the app may hold.
enum EndTimer {
  /// How long an app may take over its end, in seconds: as long as the original gives to
  /// `applicationWillTerminate(_:)`.
  static let patience = 5

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

  /// Makes the timer, since a signal's handler cannot.
  static func prepare() { _ = timer }

  /// Begins to wait; where that began before, nothing changes. Allowed in a signal's handler.
  ///
  /// - Parameter newStatus: what the process ends with when it has to be ended.
  static func arm(status newStatus: Int32) {
    let begins = status.compareExchange(expected: none, desired: Int(newStatus), ordering: .acquiringAndReleasing)
    guard begins.exchanged else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in EndTimer.end() }
    action.sa_flags = SA_ONSTACK
    sigaction(SIGALRM, &action, nil)
    // Somebody must be there to hear it.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    set(seconds: patience)
  }

  /// Begins to wait anew, where it was waited: something goes on. Allowed in a signal's handler.
  static func renew() {
    if status.load(ordering: .acquiring) != none { set(seconds: patience) }
  }

  /// Waits no longer. Allowed in a signal's handler.
  static func disarm() {
    if status.load(ordering: .acquiring) != none { set(seconds: 0) }
  }

  private static func set(seconds: Int) {
    guard let timer else {
      alarm(UInt32(seconds))
      return
    }
    var value = itimerspec()
    value.it_value.tv_sec = seconds
    timer_settime(timer, 0, &value, nil)
  }

  /// Runs in a signal's handler.
  private static func end() {
    TerminalRescue.end()
    _exit(Int32(status.load(ordering: .acquiring)))
  }
}
