/// A prompt in which the user proves their identity: a state machine that takes the user's attempts until it has an
/// outcome.
///
/// It begins with the sensor, if the request allows it and the sensor is ready, otherwise with the passcode.
///
/// |              | at the sensor                                     | at the passcode       |
/// | ------------ | ------------------------------------------------- | --------------------- |
/// | match        | success                                           | success, ends lockout |
/// | mismatch     | the third: failed, or on to the passcode          | the third: failed     |
/// |              | the fifth since a match: lockout, or the passcode |                       |
/// | fallback     | user's fallback, or on to the passcode            | nothing               |
/// | cancel       | user's cancellation                               | user's cancellation   |
/// | interruption | system's cancellation                             | system's cancellation |
package struct AuthenticationPrompt: Sendable {
  /// An attempt of the user, or of the system.
  package enum Attempt: Sendable {
    case match, mismatch, fallback, cancel, interruption
  }

  /// The end of a prompt.
  package enum Outcome: Sendable, Equatable {
    case success, failed, userCancel, userFallback, systemCancel, passcodeNotSet, notAvailable, notEnrolled, lockout
  }

  /// The ways that an application accepts.
  package struct Request: Sendable {
    /// The application's reason.
    package let reason: String
    /// True if the sensor may be used.
    package let allowsBiometry: Bool
    /// True if the passcode may be entered.
    package let allowsPasscode: Bool
    /// True if there is a fallback button beside the sensor.
    package let hasFallback: Bool

    /// Makes a request.
    package init(reason: String, allowsBiometry: Bool, allowsPasscode: Bool, hasFallback: Bool = true) {
      self.reason = reason
      self.allowsBiometry = allowsBiometry
      self.allowsPasscode = allowsPasscode
      self.hasFallback = hasFallback
    }
  }

  /// The state of a device's sensor.
  struct Sensor: Sendable {
    var biometry = Authentication.Biometry.faceID
    var isEnrolled = false
    var hasPasscode = true
    var mismatches = 0
    var enrollment = 0

    var isLockedOut: Bool { mismatches >= 5 }

    /// The reason why the sensor can't be used; nil if it can.
    var obstacle: Outcome? {
      if biometry == .none { return .notAvailable }
      if !hasPasscode { return .passcodeNotSet }
      if !isEnrolled { return .notEnrolled }
      return isLockedOut ? .lockout : nil
    }

    /// Takes over the mismatches of a prompt.
    mutating func take(_ other: Sensor) { mismatches = other.mismatches }
  }

  private enum Place { case sensor, passcode }

  private let request: Request
  private(set) var sensor: Sensor
  private var place = Place.sensor
  private var mismatches = 0

  /// The end of the prompt; nil while it is shown.
  private(set) package var outcome: Outcome?

  init(request: Request, sensor: Sensor) {
    self.request = request
    self.sensor = sensor
    if request.allowsBiometry, sensor.obstacle == nil { return }
    if request.allowsPasscode {
      place = .passcode
      if !sensor.hasPasscode { outcome = .passcodeNotSet }
    } else {
      outcome = sensor.obstacle ?? .notAvailable
    }
  }

  /// Takes an attempt.
  mutating func take(_ attempt: Attempt) {
    switch attempt {
    case .match:
      // The passcode also ends a lockout.
      sensor.mismatches = 0
      outcome = .success
    case .mismatch: takeMismatch()
    case .fallback:
      guard place == .sensor, request.hasFallback else { return }
      leaveSensor(with: .userFallback)
    case .cancel: outcome = .userCancel
    case .interruption: outcome = .systemCancel
    }
  }

  private mutating func takeMismatch() {
    mismatches += 1
    switch place {
    case .passcode:
      if mismatches == 3 { outcome = .failed }
    case .sensor:
      sensor.mismatches += 1
      if sensor.isLockedOut {
        leaveSensor(with: .lockout)
      } else if mismatches == 3 {
        leaveSensor(with: .failed)
      }
    }
  }

  /// Goes on to the passcode if the request allows it; otherwise the prompt ends.
  private mutating func leaveSensor(with outcome: Outcome) {
    guard request.allowsPasscode else {
      self.outcome = outcome
      return
    }
    place = .passcode
    mismatches = 0
  }
}
