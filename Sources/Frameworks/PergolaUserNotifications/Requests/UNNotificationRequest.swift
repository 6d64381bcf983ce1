import Foundation

/// A request for a notification: its content, and the condition for its delivery.
public final class UNNotificationRequest: NSObject, NSCopying, Sendable {
  /// The identifier. A request replaces a pending one with the same identifier.
  public let identifier: String
  /// The content, as it was when the request was made.
  public let content: UNNotificationContent
  /// The condition; nil for a delivery at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request.
  public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.init(identifier, UNNotificationContent(content.values), trigger)
  }

  private init(_ identifier: String, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }

  /// The request with its attachments moved into a folder.
  func movingAttachments(into folder: URL) throws -> UNNotificationRequest {
    guard !content.attachments.isEmpty else { return self }
    var values = content.values
    values.attachments = try values.attachments.map { try $0.moved(into: folder) }
    return UNNotificationRequest(identifier, UNNotificationContent(values), trigger)
  }

  /// The request, scheduled at a date.
  func scheduled(at date: Date) -> UNNotificationRequest {
    UNNotificationRequest(identifier, content, trigger?.scheduled(at: date))
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationRequest else { return false }
    return identifier == other.identifier && content == other.content && trigger == other.trigger
  }

  public override var hash: Int { identifier.hashValue }
}

/// A notification that was delivered.
public final class UNNotification: NSObject, NSCopying, Sendable {
  /// The date of the delivery.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotification else { return false }
    return date == other.date && request == other.request
  }

  public override var hash: Int { request.hash }
}
