import Foundation
import PergolaDiagnostics
import PergolaSystem
import UIKitCore

extension UNUserNotificationCenter {
  /// Delivers a request: to the app in the foreground after a question to its delegate, otherwise to the list.
  @MainActor func deliver(_ request: UNNotificationRequest) {
    let system = system
    let settings = settings
    guard settings.authorizationStatus == .authorized || settings.authorizationStatus == .provisional else { return }
    let notification = UNNotification(date: system.now, request: request)
    guard system.isInForeground else { return show(notification, [.badge, .sound, .list]) }
    guard let delegate else { return }
    system.performInApplication {
      let check = CompletionCheck("userNotificationCenter(_:willPresent:withCompletionHandler:)")
      delegate.userNotificationCenter(self, willPresent: notification) { options in
        guard check.complete() else { return }
        self.onMain { self.show(notification, options) }
      }
    }
  }

  /// Shows a notification as far as the settings allow it.
  @MainActor private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let settings = settings
    let system = system
    let content = notification.request.content
    if options.contains(.badge), settings.badgeSetting == .enabled, let badge = content.badge {
      system.icon.badge = badge.intValue
    }
    guard content.isVisible else { return }
    if !options.isDisjoint(with: [.list, .alert]), settings.notificationCenterSetting == .enabled {
      state.withLock { state in
        // A notification replaces a delivered one of the same request.
        state.delivered.removeAll { $0.request.identifier == notification.request.identifier }
        state.delivered.append(notification)
      }
    }
    guard !options.isDisjoint(with: [.banner, .alert]), settings.alertStyle == .banner else { return }
    showBanner(notification)
  }

  @MainActor private func showBanner(_ notification: UNNotification) {
    let content = notification.request.content
    let texts = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
    guard !texts.isEmpty, let scene = system.scenes.first else { return }
    state.withLock { $0.banner = notification }
    let banner = Banner(
      identifier: notification.request.identifier, texts: texts,
      didHide: { [weak self] in
        self?.state.withLock { state in if state.banner === notification { state.banner = nil } }
      },
      tap: { [weak self] in
        self?.respond(
          UNNotificationResponse(
            notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier), opensApp: true)
      })
    scene.show(banner)
  }

  /// Gives the delegate a response. The notification leaves the list before.
  ///
  /// - Parameter opensApp: True if the app comes to the foreground, or is launched there.
  @MainActor func respond(_ response: UNNotificationResponse, opensApp: Bool) {
    let system = system
    forget(response.notification)
    guard let scene = system.scenes.first else {
      let payload = response.notification.request.trigger is UNPushNotificationTrigger
      let key = UIApplication.LaunchOptionsKey.remoteNotification.rawValue
      return system.launchNext(
        for: LaunchReason(
          object: opensApp ? response : NSNull(),
          options: payload && opensApp ? [key: response.notification.request.content.userInfo] : [:],
          didFinishLaunching: { self.hasDelegate(for: response) },
          deliver: {
            if opensApp { response.targetScene = self.system.scenes.first as? UIScene }
            self.giveLater(response)
          }))
    }
    if opensApp {
      scene.comeToForeground()
      response.targetScene = scene as? UIScene
    }
    giveLater(response)
  }

  /// Removes a notification from the list, and its banner.
  @MainActor func forget(_ notification: UNNotification) {
    let identifier = notification.request.identifier
    state.withLock { state in
      state.delivered.removeAll { $0.request.identifier == identifier }
      if state.banner?.request.identifier == identifier { state.banner = nil }
    }
    for scene in system.scenes { scene.removeBanner(identifier) }
  }

  @MainActor private func hasDelegate(for response: UNNotificationResponse) -> Bool {
    if delegate != nil { return true }
    Log.warning(
      "The response \(response.actionIdentifier) is lost: the delegate of UNUserNotificationCenter must be set before "
        + "the app has finished launching.")
    return false
  }

  /// Gives the delegate a response after what runs now, unless the app has ended by then.
  @MainActor private func giveLater(_ response: UNNotificationResponse) {
    let launchNumber = system.launchNumber
    onMain {
      guard let delegate = self.delegate, self.system.launchNumber == launchNumber else { return }
      self.system.performInApplication {
        let check = CompletionCheck("userNotificationCenter(_:didReceive:withCompletionHandler:)")
        delegate.userNotificationCenter(self, didReceive: response) { _ = check.complete() }
      }
    }
  }

  /// Runs code on the main queue, after what runs now.
  func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
