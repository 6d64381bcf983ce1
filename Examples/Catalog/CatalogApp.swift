import UIKit

/// All examples in one app, each beside its source. A link `catalog://example/FruitStand` opens an example, and
/// `catalog://example/FruitStand/source/StandLayout.swift` a file of its source.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Catalog", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
