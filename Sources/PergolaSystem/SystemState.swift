import Foundation

/// The values of a system that its lock guards.
struct SystemState {
  /// The answers that a test has planned.
  var planned: [System.Permission: System.Answer] = [:]
  /// The answers that have been given.
  var decisions: [System.Permission: System.Answer] = [:]
  /// The requests that wait for the answer to one question.
  var waiting: [System.Permission: [@Sendable (System.Answer) -> Void]] = [:]
  var observers: [System.Permission: [@Sendable (System.Answer?) -> Void]] = [:]
  var unanswered: [String] = []
  var isLocked = false
  var asker: System.Asker?
  var information: (@Sendable (String) -> Any?)?
  var now: @Sendable () -> Date = { Date() }
  /// The seconds by which a test has advanced the clock.
  var elapsed: TimeInterval = 0
  /// True while the system itself moves the clocks of its scenes.
  var isAdvancing = false
  /// The scheduled actions, the next one first.
  var timers: [SystemTimer] = []
  var lastTimer = 0
  var scenes: [SystemSceneReference] = []
  var launch = LaunchState()
}
