import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

extension SceneConfiguration {
  /// A phone with stepped time.
  package static func phone(size: CGSize = CGSize(width: 390, height: 844), safeArea: Insets = Insets())
    -> SceneConfiguration
  {
    SceneConfiguration(size: size, textEngine: MonospaceTextEngine(), safeArea: safeArea, time: .stepped)
  }
}

extension UIWindowScene {
  /// A scene without windows, independent of the app's scenes.
  static func standalone(_ configuration: SceneConfiguration) -> UIWindowScene {
    UIWindowScene(
      session: UISceneSession(
        role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
      configuration: configuration)
  }
}

/// A scene with one window, independent of the app's scenes.
@MainActor
package final class TestScene {
  package let scene: UIWindowScene
  package let window: UIWindow

  package init(_ configuration: SceneConfiguration = .phone(), root: UIViewController? = nil) {
    let scene = UIWindowScene.standalone(configuration)
    self.scene = scene
    window = scene.context.perform {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Performs turns until none is needed.
  package func turn() { while scene.performTurnIfNeeded() {} }
}
