import Foundation
import UIKitCore

/// The action of a tap on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The response of the user to a notification.
public class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked, because a response doesn't change, and the main actor alone uses the scene.

  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action that the user chose.
  public let actionIdentifier: String
  private weak var scene: AnyObject?

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }

  /// The scene for the response; nil for one in the background.
  @MainActor public internal(set) var targetScene: UIScene? {
    get { scene as? UIScene }
    set { scene = newValue }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The response of the user to a notification, with a text.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text that the user typed.
  public let userText: String

  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

extension UIScene.ConnectionOptions {
  /// The response to a notification by which the user started the app; nil for none. It comes to
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)` afterwards, too.
  public var notificationResponse: UNNotificationResponse? { launchObject as? UNNotificationResponse }
}
