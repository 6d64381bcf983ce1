import Foundation

/// The domain of the errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications.
public struct UNError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
    case badgeInputInvalid = 1600

    /// Matches an error by its code, in a `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? UNError)?.code == code }
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the error.
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  /// The text of the error.
  public var errorDescription: String? { text }

  /// The user doesn't allow notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The URL of an attachment is not that of a file, or there is no such file.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The type of an attachment is not one that notifications show.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// An attachment is larger than its type allows.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// An attachment is not in the store.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// An attachment could not be moved into the store.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// An attachment can't be read.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// A trigger has no date.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// A notification has nothing to show.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The number of a badge is negative.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }

  private var text: String {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this application"
    case .attachmentInvalidURL: "Invalid attachment file URL"
    case .attachmentUnrecognizedType: "Unrecognized attachment file type"
    case .attachmentInvalidFileSize: "Invalid attachment file size"
    case .attachmentNotInDataStore: "Attachment file not in data store"
    case .attachmentMoveIntoDataStoreFailed: "Failed to move attachment file into data store"
    case .attachmentCorrupt: "Attachment file is corrupt"
    case .notificationInvalidNoDate: "Notification has no date"
    case .notificationInvalidNoContent: "Notification has no content"
    case .badgeInputInvalid: "Badge value is invalid"
    }
  }
}
