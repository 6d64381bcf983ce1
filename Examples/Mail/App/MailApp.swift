import MailScreens
import UIKit

/// A mail app in three columns, which collapse to a stack in compact width: mailboxes, messages, message. Messages are
/// searched, sorted, swiped, selected and written; a link `pergola-mail://message/12` opens one.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The messages, which all scenes of the app share.
  let store = MailStore()

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Mail", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
