import MailScreens
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var mail: (any MailScreen)?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    windowScene.title = String(localized: "Mail")
    let store = (UIApplication.shared.delegate as? AppDelegate)?.store ?? MailStore()
    let mail = makeMail(store)
    self.mail = mail
    // A link is where the user wants to be now, and precedes the place of the last time.
    if !open(connectionOptions.urlContexts), let activity = session.stateRestorationActivity {
      mail.restoreUserActivityState(activity)
    }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = mail
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { open(URLContexts) }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { mail?.restoreUserActivityState(userActivity) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { mail?.activity }

  /// Opens the message of the first link that has one. Returns false if there is none.
  @discardableResult
  private func open(_ contexts: Set<UIOpenURLContext>) -> Bool { contexts.contains { mail?.open($0.url) == true } }
}
