import UIKit

/// The administration of a small server: its jobs, its log and its people.
public final class AdminDelegate: UIResponder, UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Admin", sessionRole: session.role)
    configuration.delegateClass = AdminSceneDelegate.self
    return configuration
  }
}

final class AdminSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var tabs: AdminTabController?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    windowScene.title = String(localized: "Admin")
    let tabs = AdminTabController(Workplace.shared)
    self.tabs = tabs
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let place = userActivity.webpageURL.flatMap(AdminPlace.init) { tabs?.go(to: place) }
  }
}
