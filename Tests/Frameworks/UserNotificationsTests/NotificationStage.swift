import Foundation
import PergolaSystem
import PergolaTesting
import PergolaUIKit
import PergolaUserNotifications

/// The delegate of an app with scenes that notifies its user. It records the calls in their order.
@MainActor
class NotifyingDelegate: UIResponder, UIApplicationDelegate, @preconcurrency UNUserNotificationCenterDelegate {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func note(_ call: String) { (UIApplication.shared.delegate as? NotifyingDelegate)?.calls.append(call) }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      let started = options.notificationResponse?.actionIdentifier ?? options.shortcutItem?.type
      note("connect \(started ?? "-")")
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background") }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      note("scene performs \(item.type)")
      completionHandler(true)
    }
  }

  var calls: [String] = []
  var shown: UNNotificationPresentationOptions = [.banner, .list, .badge]
  var responses: [UNNotificationResponse] = []
  var isOnMain = true
  var hasLaunchOptions = false
  var sceneDelegateClass: AnyClass? { SceneDelegate.self }
  /// True if the delegate of the notifications is set before the app has finished launching.
  var isEarly: Bool { true }
  /// The result of the launch method.
  var acceptsLaunch: Bool { true }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if isEarly { UNUserNotificationCenter.current().delegate = self }
    hasLaunchOptions = options != nil
    let payload = options?[.remoteNotification] as? [AnyHashable: Any]
    let item = options?[.shortcutItem] as? UIApplicationShortcutItem
    calls.append("launch \(item?.type ?? payload?["id"] as? String ?? "-")")
    return acceptsLaunch
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = sceneDelegateClass
    return configuration
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { calls.append("token \(Array(deviceToken))") }

  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
    calls.append("\((error as NSError).domain) \((error as NSError).code)")
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    calls.append("fetch \(userInfo["id"] as? String ?? "-")")
    completionHandler(.newData)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    calls.append("fetch")
    completionHandler(.failed)
  }

  func application(
    _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    calls.append("app performs \(item.type)")
    completionHandler(true)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    isOnMain = isOnMain && MainQueue.isCurrent
    calls.append("willPresent \(notification.request.identifier)")
    completionHandler(shown)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    isOnMain = isOnMain && MainQueue.isCurrent
    responses.append(response)
    calls.append("didReceive \(response.actionIdentifier)")
    completionHandler()
  }

  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
    calls.append("settings \(notification?.request.identifier ?? "-")")
  }
}

/// The delegate of an app without scenes.
final class DelegateWithoutScenes: NotifyingDelegate {
  override var sceneDelegateClass: AnyClass? { nil }
}

/// The delegate of an app without scenes that performs a shortcut item at its launch.
final class DelegateThatHandlesLaunch: NotifyingDelegate {
  override var sceneDelegateClass: AnyClass? { nil }
  override var acceptsLaunch: Bool { false }
}

/// The delegate of an app that sets the delegate of its notifications too late, or never.
final class LateDelegate: NotifyingDelegate {
  override var isEarly: Bool { false }
}

/// The main queue, which may be served by any thread.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True if the running code is on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// A request that is delivered after some seconds; at once without any.
func request(
  _ identifier: String, after seconds: TimeInterval? = nil, repeats: Bool = false, category: String = "",
  badge: Int? = nil
) -> UNNotificationRequest {
  let content = UNMutableNotificationContent()
  content.title = "Title of \(identifier)"
  content.body = "Body of \(identifier)"
  content.categoryIdentifier = category
  content.badge = badge.map { NSNumber(value: $0) }
  return UNNotificationRequest(
    identifier: identifier, content: content,
    trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) })
}

extension System {
  /// The notifications of the system.
  var center: UNUserNotificationCenter { perform { UNUserNotificationCenter.current() } }

  /// Lets the app ask for notifications, and allows them.
  func allowNotifications() async throws {
    answer(.notifications, with: .allow)
    _ = try await center.requestAuthorization(options: [.alert, .badge, .sound])
  }
}

/// Performs the work that is on the main queue now.
@MainActor func performMainQueue() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
