import InboxScreens
import UIKit

/// A mailbox: swipe actions mark messages as read, flag, archive and delete them; selection archives and deletes
/// several at once; pulling fetches new mail.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Inbox", sessionRole: connectingSceneSession.role)
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
    windowScene.title = String(localized: "Inbox")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = makeInbox()
    window.makeKeyAndVisible()
    self.window = window
  }
}
