import Foundation
import Synchronization

/// The user who proves their identity, and the device's sensors for it.
///
/// A fresh system is that of a fresh simulator: it has Face ID, in which nobody is enrolled, and a passcode. A test plays
/// the attempts of the user in advance; a prompt takes them in order until it is decided, and leaves the rest to the next
/// prompt.
///
/// ```swift
/// driver.system.authentication.isEnrolled = true
/// driver.system.authentication.fail()
/// driver.system.authentication.succeed()
/// ```
public final class Authentication: SystemService {
  /// The sensor of a device.
  public enum Biometry: Sendable {
    case none, touchID, faceID, opticID
  }

  private struct State {
    var sensor = AuthenticationPrompt.Sensor()
    var attempts: [AuthenticationPrompt.Attempt] = []
    var reasons: [String] = []
  }

  /// The name of the question to the user.
  private static let question = "authentication"

  private let state = Mutex(State())

  public init(system: System) {}

  /// The device's sensor.
  public var biometry: Biometry {
    get { state.withLock { $0.sensor.biometry } }
    set { state.withLock { $0.sensor.biometry = newValue } }
  }

  /// True if the sensor knows the user.
  public var isEnrolled: Bool {
    get { state.withLock { $0.sensor.isEnrolled } }
    set {
      state.withLock { state in
        if state.sensor.isEnrolled != newValue { state.sensor.enrollment += 1 }
        state.sensor.isEnrolled = newValue
      }
    }
  }

  /// True if the device has a passcode. Without one, nobody can be enrolled.
  public var hasPasscode: Bool {
    get { state.withLock { $0.sensor.hasPasscode } }
    set { state.withLock { $0.sensor.hasPasscode = newValue } }
  }

  /// True after five mismatches in a row: the sensor is off until the passcode has been entered.
  public var isLockedOut: Bool { state.withLock { $0.sensor.isLockedOut } }

  /// The reasons of the prompts so far, in order.
  public var reasons: [String] { state.withLock { $0.reasons } }

  /// Plays an attempt that succeeds: the sensor recognizes the user, or the passcode is right.
  public func succeed() { play(.match) }

  /// Plays an attempt that fails: the sensor doesn't recognize the user, or the passcode is wrong.
  public func fail() { play(.mismatch) }

  /// Plays a tap on Cancel.
  public func cancel() { play(.cancel) }

  /// Plays a tap on the fallback button, which a prompt offers beside the sensor unless the app hides it.
  public func fallBack() { play(.fallback) }

  /// Plays the system's cancellation, as when another app comes to the front.
  public func interrupt() { play(.interruption) }

  /// Replaces what the sensor knows, as when a finger is added: keys that are bound to the current set are lost.
  public func changeEnrollment() { state.withLock { $0.sensor.enrollment += 1 } }

  /// The number of the current set of enrolled fingers or faces.
  package var enrollment: Int { state.withLock { $0.sensor.enrollment } }

  /// The error of a prompt if it were shown now; nil if it would be shown.
  package func obstacle(to request: AuthenticationPrompt.Request) -> AuthenticationPrompt.Outcome? {
    state.withLock { AuthenticationPrompt(request: request, sensor: $0.sensor).outcome }
  }

  /// Shows a prompt, and returns its outcome.
  package func prompt(_ request: AuthenticationPrompt.Request, in system: System) async -> AuthenticationPrompt.Outcome
  {
    var prompt = begun(request)
    while true {
      if let outcome = playedOutcome(&prompt) { return outcome }
      prompt.take(await asked(request.reason, in: system))
    }
  }

  /// Shows a prompt that a thread waits for, and returns its outcome.
  ///
  /// The question to the user of a live host runs on a queue of its own, because the thread that waits may be one of those
  /// that run tasks.
  package func promptWaiting(
    _ request: AuthenticationPrompt.Request, in system: System
  ) -> AuthenticationPrompt.Outcome {
    var prompt = begun(request)
    if let outcome = playedOutcome(&prompt) { return outcome }
    // The user of a live host answers on the main thread, which must not wait.
    guard system.asker != nil, !MainThread.isCurrent else {
      system.noteUnanswered(Self.question)
      return .userCancel
    }
    let result = Mutex(prompt)
    let isDone = DispatchSemaphore(value: 0)
    Task(executorPreference: QueueExecutor()) {
      let attempt = await self.asked(request.reason, in: system)
      result.withLock { $0.take(attempt) }
      isDone.signal()
    }
    isDone.wait()
    return result.withLock { $0.outcome } ?? .userCancel
  }

  private func begun(_ request: AuthenticationPrompt.Request) -> AuthenticationPrompt {
    state.withLock { state in
      let prompt = AuthenticationPrompt(request: request, sensor: state.sensor)
      if prompt.outcome == nil { state.reasons.append(request.reason) }
      return prompt
    }
  }

  /// Gives the attempts of the test to a prompt. Returns its outcome; nil if it is not decided by them.
  private func playedOutcome(_ prompt: inout AuthenticationPrompt) -> AuthenticationPrompt.Outcome? {
    state.withLock { state in
      while prompt.outcome == nil, !state.attempts.isEmpty { prompt.take(state.attempts.removeFirst()) }
      if prompt.outcome != nil { state.sensor.take(prompt.sensor) }
      return prompt.outcome
    }
  }

  private func play(_ attempt: AuthenticationPrompt.Attempt) { state.withLock { $0.attempts.append(attempt) } }

  private func asked(_ reason: String, in system: System) async -> AuthenticationPrompt.Attempt {
    let question = System.Question(name: Self.question, explanation: reason, choices: [.allow, .deny])
    return await system.ask(question) == .allow ? .match : .cancel
  }
}

extension System {
  /// The user who proves their identity, and the device's sensors for it.
  public var authentication: Authentication { service() }
}
