import Foundation
import Synchronization

/// The service that gives the device a token for remote notifications.
///
/// A fresh system is a simulator without it: a registration fails.
///
/// ```swift
/// driver.system.remoteNotifications.answer = .token(Data([1, 2, 3]))
/// ```
public final class RemoteNotifications: SystemService {
  /// The answer to a registration.
  public enum Answer: Hashable, Sendable {
    /// The device's token.
    case token(Data)
    /// The device is a simulator without the service: error 3010.
    case notSupported
    /// The application has no entitlement for it: error 3000.
    case missingEntitlement
  }

  private struct State {
    var answer = Answer.notSupported
    var isRegistered = false
  }

  private let state = Mutex(State())

  public init(system: System) {}

  /// The answer to the next registrations.
  public var answer: Answer {
    get { state.withLock { $0.answer } }
    set { state.withLock { $0.answer = newValue } }
  }

  /// True if the application is registered.
  package(set) public var isRegistered: Bool {
    get { state.withLock { $0.isRegistered } }
    set { state.withLock { $0.isRegistered = newValue } }
  }
}

extension System {
  /// The service that gives the device a token for remote notifications.
  public var remoteNotifications: RemoteNotifications { service() }
}
