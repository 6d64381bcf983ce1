import Foundation
import PergolaUIKit

/// The delegate of a running app that is an `App`: it makes the app, and passes events on to the delegate of the app's
/// own, if there is one.
///
/// It is `UIApplication.shared.delegate`, as in the original, where that is not the app's own delegate either.
@MainActor
final class AppDelegate<Application: App>: UIResponder, UIApplicationDelegate, SceneSource {
  private lazy var runtime = AppRuntime(Application())
  /// The scene delegates that the app's own delegate wants, by the session's identifier.
  private var wantedConfigurations: [String: UISceneConfiguration] = [:]

  /// Creates the delegate. The resources are those of the module that declares the app: in a process of tests no other name
  /// says which they are.
  override init() {
    super.init()
    let module = String(reflecting: Application.self).prefix { $0 != "." }
    if let bundle = _TargetBundles.bundle(ofModule: String(module)) { _TargetBundles.main = bundle }
  }

  private var adapted: (any UIApplicationDelegate)? { runtime.delegateSource?.applicationDelegate }

  override var next: UIResponder? { adapted as? UIResponder }

  // MARK: Launching

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    adapted?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    adapted?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let wanted =
      wantedConfigurations[session.persistentIdentifier] ?? adapted?.application(
        application, configurationForConnecting: session, options: options) ?? session.configuration
    wantedConfigurations[session.persistentIdentifier] = wanted
    let configuration = UISceneConfiguration(name: wanted.name, sessionRole: session.role)
    configuration.delegateClass = AppSceneDelegate.self
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
    for session in sessions { wantedConfigurations[session.persistentIdentifier] = nil }
    adapted?.application(application, didDiscardSceneSessions: sessions)
  }

  func applicationWillTerminate(_ application: UIApplication) { adapted?.applicationWillTerminate(application) }

  // MARK: The system

  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
    adapted?.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
  }

  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
    adapted?.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let adapted else { return completionHandler(.noData) }
    adapted.application(
      application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let adapted else { return completionHandler(.noData) }
    adapted.application(application, performFetchWithCompletionHandler: completionHandler)
  }

  // MARK: Scenes

  func wantedDelegateClass(for session: UISceneSession) -> AnyClass? {
    wantedConfigurations[session.persistentIdentifier]?.delegateClass
  }

  func connect(_ state: SceneState, opening link: String?, windowID: String?) -> UIViewController {
    runtime.connect(state, opening: link, windowID: windowID)
  }

  func phasesDidChange() { runtime.phasesDidChange() }
  func disconnect(_ state: SceneState) { runtime.disconnect(state) }
}

/// The object that gives the scenes of an app their content.
@MainActor
protocol SceneSource: AnyObject {
  /// The class of the scene's delegate of the app's own; nil for none.
  func wantedDelegateClass(for session: UISceneSession) -> AnyClass?

  /// Makes the controller with the content of a new scene.
  ///
  /// - Parameters:
  ///   - link: The text of the link that the scene opens at its start; nil for none.
  ///   - windowID: The identifier of the group that the scene is to show; nil for any.
  func connect(_ state: SceneState, opening link: String?, windowID: String?) -> UIViewController

  /// Called after a scene came to the foreground or left it.
  func phasesDidChange()

  func disconnect(_ state: SceneState)
}
