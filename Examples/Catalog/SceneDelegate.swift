import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let catalog = CatalogSplitViewController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    windowScene.title = String(localized: "Catalog")
    catalog.onPlaceChange = { [weak scene] in scene?.userActivity = $0.activity }
    // A link is where the user wants to be now, and precedes the place of the last time.
    let links =
      connectionOptions.urlContexts.map(\.url) + connectionOptions.userActivities.compactMap(\.webpageURL)
      + [session.stateRestorationActivity?.webpageURL].compactMap(\.self)
    if let place = links.lazy.compactMap(Place.init).first { catalog.go(to: place) }
    if let activity = session.stateRestorationActivity { catalog.restoreUserActivityState(activity) }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = catalog
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if let place = URLContexts.lazy.map(\.url).compactMap(Place.init).first { catalog.go(to: place) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let place = userActivity.webpageURL.flatMap(Place.init) {
      catalog.go(to: place)
    } else {
      catalog.detail?.restoreUserActivityState(userActivity)
    }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = catalog.place.activity ?? NSUserActivity(activityType: Place.activityType)
    catalog.updateUserActivityState(activity)
    return activity
  }
}
