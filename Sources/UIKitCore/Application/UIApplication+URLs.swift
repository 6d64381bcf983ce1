import Foundation
import PergolaDiagnostics

extension UIApplication {
  /// True if the app declares the URL's scheme, compared without case.
  final func takes(_ url: URL) -> Bool { url.scheme.map { declaredSchemes.contains($0.lowercased()) } ?? false }

  final func openAsynchronously(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any], completion: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    let isForLinksOnly = options[.universalLinksOnly] as? Bool ?? false
    let scene = sceneForURLs
    guard let scene, takes(url), !isForLinksOnly else {
      Log.debug("No app takes the URL \(url)")
      let context = SceneContext.current
      DispatchQueue.main.async { MainActor.assumeIsolated { context.perform { completion?(false) } } }
      return
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        scene.context.perform {
          self.deliver(url, to: scene)
          completion?(true)
        }
      }
    }
  }

  /// The scene for opened URLs: the current one, otherwise the active one, otherwise the first.
  private final var sceneForURLs: UIWindowScene? {
    if let current = SceneContext.current.scene?.value, current.application === self { return current }
    return windowScenes.first { $0.activationState == .foregroundActive } ?? firstWindowScene
  }
}
