import Foundation
import RenderTree
import Stage

@_spi(Toolkit) @testable import UIKitCore

/// An app with delegates that write their calls into a journal, and with the connections of its scenes.
@MainActor
final class ApplicationStage {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let journal: Journal
    /// The value of `stateRestorationActivity(for:)`.
    var restoration: NSUserActivity?

    init(_ journal: Journal) {
      self.journal = journal
      super.init()
    }

    func sceneDidDisconnect(_ scene: UIScene) { journal.add("sceneDidDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { journal.add("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { journal.add("sceneWillResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { journal.add("sceneWillEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { journal.add("sceneDidEnterBackground") }
    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) { journal.add("willContinue \(type)") }
    func scene(_ scene: UIScene, continue activity: NSUserActivity) { journal.add("continue \(activity.activityType)") }
    func scene(_ scene: UIScene, didUpdate activity: NSUserActivity) {
      journal.add("didUpdate \(activity.activityType)")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      journal.add("stateRestorationActivity")
      return restoration
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init()
    }

    func applicationDidBecomeActive(_ application: UIApplication) { journal.add("applicationDidBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { journal.add("applicationWillResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { journal.add("applicationDidEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { journal.add("applicationWillEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { journal.add("applicationWillTerminate") }
    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
      journal.add("didDiscard \(sessions.count)")
    }
    func application(_ application: UIApplication, didUpdate activity: NSUserActivity) {
      journal.add("didUpdate \(activity.activityType)")
    }
  }

  let journal = Journal()
  let app = UIApplication()
  let connection: SceneConnection
  /// The scenes that the app requested, in their order.
  private(set) var requested: [SceneConnection] = []
  private var observers: [any NSObjectProtocol] = []

  /// - Parameter hasSceneDelegate: false for an app without scenes.
  init(
    hasSceneDelegate: Bool = true, restorationFile: URL? = nil, keepsInterface: Bool = false, startsFresh: Bool = false
  ) {
    var configuration = SceneConfiguration.phone()
    configuration.restorationFile = restorationFile
    configuration.keepsInterface = keepsInterface
    configuration.startsFresh = startsFresh
    app.delegate = AppDelegate(journal)
    connection = app.connectScene(configuration)
    if hasSceneDelegate { connection.scene.delegate = SceneDelegate(journal) }
    observers = journal.recordStates(of: app, connection.scene)
    _ = journal.take()
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  var scene: UIWindowScene { connection.scene }
  var sceneDelegate: SceneDelegate? { scene.delegate as? SceneDelegate }

  /// Lets the app have several scenes.
  func supportMultipleScenes() {
    app.sceneProvider = { [unowned self] connect in requested.append(connect(.phone())) }
  }

  /// Returns after the actions that are on the main queue now.
  func mainQueue() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }
}
