import ReorderScreens
import UIKit

/// Tasks that the user moves from day to day: by reorder controls while the list is in editing mode, by a long press,
/// and by keys.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Reorder", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    windowScene.title = String(localized: "Reorder")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = makeReorder()
    window.makeKeyAndVisible()
    self.window = window
  }
}
