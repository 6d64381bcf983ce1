import Foundation

/// The ways of showing a notification while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number of the content is put on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// The sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// The notification is shown as a banner, and added to the list.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// The notification is added to the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// The notification is shown as a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// The delegate of the notifications, called on the main queue. All methods are optional; of the two forms of a method
/// an app implements one.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called before a notification is delivered to the app in the foreground.
  ///
  /// - Parameter completionHandler: To be called with the ways of showing it. Without any, it isn't shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Returns the ways of showing a notification that is delivered to the app in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Called with the response of the user to a notification.
  ///
  /// - Parameter completionHandler: To be called when the response has been handled.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Handles the response of the user to a notification.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// Called when the user chooses the app's own settings of notifications.
  ///
  /// - Parameter notification: The notification from which the user comes; nil from the system's settings.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the method that returns the ways of showing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    // The delegate belongs to one thread at a time, as the original's contract says.
    nonisolated(unsafe) let delegate: any UNUserNotificationCenterDelegate = self
    nonisolated(unsafe) let completionHandler = completionHandler
    Task { completionHandler(await delegate.userNotificationCenter(center, willPresent: notification)) }
  }

  /// Returns no way: the notification isn't shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Calls the method that handles the response.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    nonisolated(unsafe) let delegate: any UNUserNotificationCenterDelegate = self
    nonisolated(unsafe) let completionHandler = completionHandler
    Task {
      await delegate.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
