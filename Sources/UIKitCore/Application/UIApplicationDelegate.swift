import Foundation
import PergolaDiagnostics

/// Receives the life-cycle events of the app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window of an app without scenes.
  var window: UIWindow? { get set }

  /// Called after the launch has begun, before the state of scenes is restored. Return false to leave the URL that the app
  /// was launched with unopened.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is about to run. Return false to leave the URL that it was launched with unopened.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the configuration of a new scene. By default it has no scene delegate.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after scenes ended whose state is not kept. Release the data that belongs to them.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called after the app became active, in an app without scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to become inactive, in an app without scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the app entered the background, in an app without scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to leave the background, in an app without scenes; not at its launch.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the process is about to end, after the scenes were disconnected.
  func applicationWillTerminate(_ application: UIApplication)

  /// Opens a URL in an app without scenes. Return false if it is not handled.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Called before an activity of a type is continued, in an app without scenes. Return true if the app says so to the
  /// user itself.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// Continues an activity, such as a web link, in an app without scenes. Return false if it is not handled.
  ///
  /// - Parameter restorationHandler: Calls `restoreUserActivityState(_:)` of the given objects. Optional to call.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called if the data of an activity did not arrive. Activities arrive whole here, so that none fails.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called after an activity was brought up to date, before it is saved, in an app without scenes.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Called after the app was registered for remote notifications, with the token of the device.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called if the app could not be registered for remote notifications.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called with a remote notification that has content for the app to fetch, in the foreground or in the background.
  ///
  /// - Parameter completionHandler: To be called with the result.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Returns the result of fetching the content for a remote notification.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// Called when the app may fetch content in the background.
  ///
  /// - Parameter completionHandler: To be called with the result.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called with a shortcut item that the user chose on the home screen, in an app without scenes.
  ///
  /// - Parameter completionHandler: To be called with true if the item was performed.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Performs a shortcut item that the user chose on the home screen, in an app without scenes. Returns true if it was
  /// performed.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIApplicationDelegate {
  /// Always nil, and the setter logs a warning. A delegate with a window declares a property for it.
  public var window: UIWindow? {
    get { nil }
    set { Log.warning("\(type(of: self)) does not declare `window`; the value is ignored: \(newValue as Any)") }
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AbsentMethod.note()
    return true
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AbsentMethod.note()
    return true
  }

  /// Returns the session's own configuration, without a delegate.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    AbsentMethod.note()
    return connectingSceneSession.configuration
  }

  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    AbsentMethod.note()
  }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) { AbsentMethod.note() }
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) { AbsentMethod.note() }
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) { AbsentMethod.note() }
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) { AbsentMethod.note() }
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) { AbsentMethod.note() }

  /// Returns false: no URL is handled.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    AbsentMethod.note()
    return false
  }

  /// Returns false.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    AbsentMethod.note()
    return false
  }

  /// Returns false: no activity is handled.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AbsentMethod.note()
    return false
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) { AbsentMethod.note() }

  /// Does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) { AbsentMethod.note() }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { AbsentMethod.note() }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { AbsentMethod.note() }

  /// Calls the method that returns the result.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    AbsentMethod.note()
    // The payload is not used afterwards.
    nonisolated(unsafe) let userInfo = userInfo
    Task { completionHandler(await self.application(application, didReceiveRemoteNotification: userInfo)) }
  }

  /// Returns `.noData`.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { .noData }

  /// Completes with `.noData`.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    AbsentMethod.note()
    completionHandler(.noData)
  }

  /// Calls the method that returns true if the item was performed.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    AbsentMethod.note()
    Task { completionHandler(await self.application(application, performActionFor: shortcutItem)) }
  }

  /// Returns false.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
}
