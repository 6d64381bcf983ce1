import Foundation

/// The end of a screen in which the user writes a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The user discarded the mail.
  case cancelled = 0
  /// The user saved the mail as a draft.
  case saved = 1
  /// The mail is to be sent.
  case sent = 2
  /// The mail could not be saved or sent.
  case failed = 3
}

/// The domain of the errors of mails.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// An error of a mail.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The draft could not be saved.
    case saveFailed = 0
    /// The mail could not be sent.
    case sendFailed = 1
  }

  /// The kind of the error.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { MFMailComposeErrorDomain }
  /// The number of the error's kind.
  public var errorCode: Int { code.rawValue }
  /// The description of the error.
  public var errorUserInfo: [String: Any] {
    let words = code == .saveFailed ? "The draft could not be saved." : "The mail could not be sent."
    return [NSLocalizedDescriptionKey: words]
  }

  /// The draft could not be saved.
  public static var saveFailed: Code { .saveFailed }
  /// The mail could not be sent.
  public static var sendFailed: Code { .sendFailed }
}

/// The end of a screen in which the user writes a message.
public enum MessageComposeResult: Int, Sendable {
  /// The user discarded the message.
  case cancelled = 0
  /// The message is to be sent.
  case sent = 1
  /// The message could not be sent.
  case failed = 2
}
