import Foundation
import PergolaCoreFoundation
import PergolaSystem
import Synchronization

/// A context in which the user proves their identity.
///
/// A success is remembered: evaluating again needs no other prompt, nor does a keychain that is given the context. In a test
/// the attempts are played with `driver.system.authentication`; a prompt that nobody answers is canceled.
open class LAContext: NSObject, AuthenticatedContext, @unchecked Sendable {
  // Unchecked, because all values are behind the lock.
  private struct State {
    var fallbackTitle: String?
    var cancelTitle: String?
    var reason = ""
    var interactionNotAllowed = false
    var biometryType = LABiometryType.none
    var isInvalid = false
    /// The policies that the user has met.
    var met: Set<LAPolicy> = []
    var pending: [Int: @Sendable (Bool, (any Error)?) -> Void] = [:]
    var nextNumber = 0
  }

  private let state = Mutex(State())
  private let system: System

  /// Makes a context in which nobody has proved anything.
  public override init() {
    system = .current
    super.init()
  }

  /// The title of the button beside the sensor; nil is that of the system, and an empty one hides the button.
  public var localizedFallbackTitle: String? {
    get { state.withLock { $0.fallbackTitle } }
    set { state.withLock { $0.fallbackTitle = newValue } }
  }

  /// The title of the button that cancels; nil is that of the system.
  public var localizedCancelTitle: String? {
    get { state.withLock { $0.cancelTitle } }
    set { state.withLock { $0.cancelTitle = newValue } }
  }

  /// The reason that a keychain's prompt shows.
  public var localizedReason: String {
    get { state.withLock { $0.reason } }
    set { state.withLock { $0.reason = newValue } }
  }

  /// True if no prompt may be shown.
  public var interactionNotAllowed: Bool {
    get { state.withLock { $0.interactionNotAllowed } }
    set { state.withLock { $0.interactionNotAllowed = newValue } }
  }

  /// The sensor, after `canEvaluatePolicy(_:error:)` has run; before, none.
  public var biometryType: LABiometryType { state.withLock { $0.biometryType } }

  /// Returns true if a prompt for the policy could be shown now.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    let reason = obstacle(to: policy)
    state.withLock { $0.biometryType = LABiometryType(system.authentication.biometry) }
    if let reason { error?.pointee = reason as NSError }
    return reason == nil
  }

  /// Asks the user to prove their identity, and replies on a private queue.
  ///
  /// - Parameters:
  ///   - policy: The ways in which the user may do so.
  ///   - localizedReason: The reason, which must not be empty.
  ///   - reply: Takes true, or false with an error.
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    precondition(
      !localizedReason.isEmpty, "NSInvalidArgumentException: Non-empty localizedReason must be provided.")
    if state.withLock({ $0.met.contains(policy) && !$0.isInvalid }) { return system.callBack { reply(true, nil) } }
    if let error = obstacle(to: policy) { return system.callBack { reply(false, error) } }
    if interactionNotAllowed { return system.callBack { reply(false, LAError(.notInteractive)) } }
    let (number, request) = state.withLock { state in
      state.nextNumber += 1
      state.pending[state.nextNumber] = reply
      let request = AuthenticationPrompt.Request(
        reason: localizedReason, allowsBiometry: true, allowsPasscode: policy == .deviceOwnerAuthentication,
        hasFallback: state.fallbackTitle != "")
      return (state.nextNumber, request)
    }
    Task { finish(number, policy, await prompt(request)) }
  }

  /// Asks the user to prove their identity.
  ///
  /// - Returns: True.
  /// - Throws: An `LAError` if the user doesn't.
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { success, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: success) }
      }
    }
  }

  /// Ends the context: a prompt that is shown fails, and so does every later one.
  public func invalidate() {
    let replies = state.withLock { state in
      state.isInvalid = true
      state.met = []
      defer { state.pending = [:] }
      return state.pending.sorted { $0.key < $1.key }.map(\.value)
    }
    system.callBack { replies.forEach { $0(false, LAError(.appCancel)) } }
  }

  package var isAuthenticated: Bool { state.withLock { !$0.met.isEmpty && !$0.isInvalid } }

  private func prompt(_ request: AuthenticationPrompt.Request) async -> AuthenticationPrompt.Outcome {
    // The permission is asked at the first use of Face ID; a test need not play it.
    if system.authentication.biometry == .faceID, system.authentication.obstacle(to: sensorAlone(request)) == nil,
      await system.request(.faceID, unanswered: .allow) == .deny
    {
      guard request.allowsPasscode else { return .notAvailable }
      return await system.authentication.prompt(
        .init(reason: request.reason, allowsBiometry: false, allowsPasscode: true), in: system)
    }
    return await system.authentication.prompt(request, in: system)
  }

  private func sensorAlone(_ request: AuthenticationPrompt.Request) -> AuthenticationPrompt.Request {
    AuthenticationPrompt.Request(reason: request.reason, allowsBiometry: true, allowsPasscode: false)
  }

  private func finish(_ number: Int, _ policy: LAPolicy, _ outcome: AuthenticationPrompt.Outcome) {
    let error = LAError(outcome: outcome)
    let reply = state.withLock { state in
      // After an invalidation, the reply has been given.
      let reply = state.pending.removeValue(forKey: number)
      if reply != nil, error == nil { state.met.insert(policy) }
      return reply
    }
    guard let reply else { return }
    system.callBack { reply(error == nil, error) }
  }

  /// The reason why no prompt for a policy can be shown; nil if it can.
  private func obstacle(to policy: LAPolicy) -> LAError? {
    if state.withLock({ $0.isInvalid }) { return LAError(.invalidContext) }
    let allowsPasscode = policy == .deviceOwnerAuthentication
    if !allowsPasscode, system.authentication.biometry == .faceID, system.decision(for: .faceID) == .deny {
      return LAError(.biometryNotAvailable)
    }
    let request = AuthenticationPrompt.Request(reason: "", allowsBiometry: true, allowsPasscode: allowsPasscode)
    return system.authentication.obstacle(to: request).flatMap { LAError(outcome: $0) }
  }
}

extension LABiometryType {
  init(_ biometry: Authentication.Biometry) {
    switch biometry {
    case .none: self = .none
    case .touchID: self = .touchID
    case .faceID: self = .faceID
    case .opticID: self = .opticID
    }
  }
}

extension System.Permission {
  /// The permission to use Face ID, which the user gives at its first use.
  public static let faceID = System.Permission("faceID", usageKey: "NSFaceIDUsageDescription")
}
