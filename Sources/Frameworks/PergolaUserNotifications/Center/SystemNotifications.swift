import Foundation
import PergolaSystem
import UIKitCore

/// The user's side of an app's notifications, which a test plays.
///
/// ```swift
/// driver.system.answer(.notifications, with: .allow)
/// driver.system.advance(by: 60)
/// driver.system.notifications.tap("reminder")
/// ```
@MainActor
public struct SystemNotifications {
  private let system: System
  private var center: UNUserNotificationCenter { .center(of: system) }

  fileprivate nonisolated init(_ system: System) { self.system = system }

  /// The requests that wait, in the order in which they were scheduled.
  public var pending: [UNNotificationRequest] { center.pending }

  /// The notifications in the list, the oldest first.
  public var delivered: [UNNotification] { center.state.withLock { $0.delivered } }

  /// The number on the app's icon; 0 for none.
  public var badge: Int { system.icon.badge }

  /// The results of the app's fetches for remote notifications, in order.
  public var fetchResults: [UIBackgroundFetchResult] {
    center.state.withLock { $0.fetchResults }.compactMap(UIBackgroundFetchResult.init)
  }

  /// Taps a notification in the list or its banner: the app comes to the foreground. An app that doesn't run finds the
  /// response at its next launch with the system.
  ///
  /// - Precondition: There is a notification of the request.
  public func tap(_ identifier: String) {
    let response = UNNotificationResponse(
      notification: notification(identifier), actionIdentifier: UNNotificationDefaultActionIdentifier)
    center.respond(response, opensApp: true)
  }

  /// Chooses an action of a notification.
  ///
  /// - Parameters:
  ///   - text: The text that the user types for an action that takes one.
  ///   - identifier: The identifier of the request.
  /// - Returns: False if the action needs an unlocked device, and the device is locked.
  /// - Precondition: The category of the notification has the action.
  @discardableResult
  public func perform(_ action: String, text: String? = nil, on identifier: String) -> Bool {
    let notification = notification(identifier)
    let actions = category(of: notification)?.actions ?? []
    guard let chosen = actions.first(where: { $0.identifier == action }) else {
      preconditionFailure("The notification \(identifier) has no action \(action), but \(actions.map(\.identifier)).")
    }
    if chosen.options.contains(.authenticationRequired), system.isLocked { return false }
    let response =
      chosen is UNTextInputNotificationAction
      ? UNTextInputNotificationResponse(
        notification: notification, actionIdentifier: action, userText: text ?? "")
      : UNNotificationResponse(notification: notification, actionIdentifier: action)
    center.respond(response, opensApp: chosen.options.contains(.foreground))
    return true
  }

  /// Dismisses a notification. The app is told if the category has the option `customDismissAction`.
  ///
  /// - Precondition: There is a notification of the request.
  public func dismiss(_ identifier: String) {
    let notification = notification(identifier)
    guard category(of: notification)?.options.contains(.customDismissAction) == true else {
      return center.forget(notification)
    }
    let response = UNNotificationResponse(
      notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier)
    center.respond(response, opensApp: false)
  }

  /// Opens the app's own settings of notifications: from a notification, or from the system's settings.
  public func openSettings(for identifier: String? = nil) {
    let notification = identifier.map(notification)
    system.scenes.first?.comeToForeground()
    let center = center
    center.onMain {
      let delegate = center.delegate
      center.system.performInApplication { delegate?.userNotificationCenter(center, openSettingsFor: notification) }
    }
  }

  /// Delivers a remote notification.
  ///
  /// With `content-available` the app's delegate is called to fetch content; what is visible is shown after that call.
  ///
  /// - Parameter payload: The dictionary with `aps` and the values of the app.
  public func push(_ payload: [AnyHashable: Any], identifier: String = UUID().uuidString) {
    let push = PushPayload(payload)
    let center = center
    if push.hasContentToFetch, let scene = system.scenes.first as? UIWindowScene,
      let app = scene.next as? UIApplication
    {
      scene.perform {
        app.receiveRemoteNotification(payload) { result in
          center.state.withLock { $0.fetchResults.append(result.rawValue) }
        }
      }
    }
    guard !push.content.isEmpty else { return }
    center.deliver(
      UNNotificationRequest(identifier: identifier, content: push.content, trigger: UNPushNotificationTrigger()))
  }

  private func notification(_ identifier: String) -> UNNotification {
    let (delivered, banner) = center.state.withLock { ($0.delivered, $0.banner) }
    guard
      let found = (delivered + [banner].compactMap(\.self)).first(where: { $0.request.identifier == identifier })
    else {
      preconditionFailure(
        "There is no notification \(identifier), but \(delivered.map(\.request.identifier)) in the list.")
    }
    return found
  }

  private func category(of notification: UNNotification) -> UNNotificationCategory? {
    let categories = center.state.withLock { $0.categories }
    return categories.first { $0.identifier == notification.request.content.categoryIdentifier }
  }
}

extension System {
  /// The user's side of the app's notifications.
  public var notifications: SystemNotifications { SystemNotifications(self) }
}
