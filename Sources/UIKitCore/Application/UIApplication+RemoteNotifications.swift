import Foundation
import PergolaSystem

extension UIApplication {
  /// True if the app is registered for remote notifications.
  public final var isRegisteredForRemoteNotifications: Bool { currentSystem.remoteNotifications.isRegistered }

  /// Registers the app for remote notifications, which needs no authorization by the user. The delegate is called on the
  /// main queue with the device's token, or with an error: a simulator and a host have none.
  public final func registerForRemoteNotifications() {
    let context = SceneContext.current
    DispatchQueue.main.async { MainActor.assumeIsolated { context.perform { self.answerRegistration() } } }
  }

  /// Ends the registration for remote notifications.
  public final func unregisterForRemoteNotifications() { currentSystem.remoteNotifications.isRegistered = false }

  private func answerRegistration() {
    let service = currentSystem.remoteNotifications
    switch service.answer {
    case .token(let token):
      service.isRegistered = true
      delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
    case .notSupported: refuse(3010, "remote notifications are not supported in the simulator")
    case .missingEntitlement: refuse(3000, "no valid “aps-environment” entitlement string found for application")
    }
  }

  private func refuse(_ code: Int, _ text: String) {
    currentSystem.remoteNotifications.isRegistered = false
    let error = NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
  }

  /// Gives the delegate a remote notification with content to fetch. Its result comes later; none without a delegate.
  package final func receiveRemoteNotification(
    _ payload: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let delegate else { return }
    let check = CompletionCheck("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
    delegate.application(self, didReceiveRemoteNotification: payload) { result in
      if check.complete() { completion(result) }
    }
  }
}
