import RenderTree
import UIKitCore

/// The scenes that a driver's app requests, each with a driver of its own.
@MainActor
final class SceneRequests {
  private(set) var drivers: [Driver] = []

  /// Lets an app request scenes with a configuration.
  func provide(for application: UIApplication, with configuration: SceneConfiguration) {
    application.sceneProvider = { [weak self, unowned application] connect in
      guard let self else { return }
      drivers.append(
        Driver(application: application, connection: connect(configuration), window: nil, requests: SceneRequests()))
    }
  }
}
