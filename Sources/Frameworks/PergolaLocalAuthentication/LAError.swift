import Foundation
import PergolaSystem

/// The domain of the errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    /// Matches an error by its code, in a `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

    /// The old name of `biometryNotAvailable`.
    @available(*, deprecated, renamed: "biometryNotAvailable")
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    /// The old name of `biometryNotEnrolled`.
    @available(*, deprecated, renamed: "biometryNotEnrolled")
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    /// The old name of `biometryLockout`.
    @available(*, deprecated, renamed: "biometryLockout")
    public static let touchIDLockout = Code.biometryLockout
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the error.
  public static var errorDomain: String { LAErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  /// The text of the error.
  public var errorDescription: String? { text }

  /// The user didn't prove their identity.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user tapped Cancel.
  public static var userCancel: Code { .userCancel }
  /// The user tapped the fallback button.
  public static var userFallback: Code { .userFallback }
  /// The system canceled the prompt.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device has no sensor, or the app may not use it.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The sensor knows nobody.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The sensor is off after too many mismatches.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app invalidated the context during the prompt.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated before.
  public static var invalidContext: Code { .invalidContext }
  /// No prompt may be shown.
  public static var notInteractive: Code { .notInteractive }

  private var text: String {
    switch code {
    case .authenticationFailed: "Application retry limit exceeded."
    case .userCancel: "Canceled by user."
    case .userFallback: "Fallback authentication mechanism selected."
    case .systemCancel: "UI canceled by system."
    case .passcodeNotSet: "Passcode not set."
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .biometryNotEnrolled: "No identities are enrolled."
    case .biometryLockout: "Biometry is locked out."
    case .appCancel: "Canceled by application."
    case .invalidContext: "Invalid context."
    case .notInteractive: "User interaction required."
    }
  }

  /// The error of a prompt's end; nil for success.
  init?(outcome: AuthenticationPrompt.Outcome) {
    switch outcome {
    case .success: return nil
    case .failed: self.init(.authenticationFailed)
    case .userCancel: self.init(.userCancel)
    case .userFallback: self.init(.userFallback)
    case .systemCancel: self.init(.systemCancel)
    case .passcodeNotSet: self.init(.passcodeNotSet)
    case .notAvailable: self.init(.biometryNotAvailable)
    case .notEnrolled: self.init(.biometryNotEnrolled)
    case .lockout: self.init(.biometryLockout)
    }
  }
}
