import Foundation
import PergolaDiagnostics

extension UIApplication {
  /// Schemes are the same in small and capital letters.
  final func takes(_ url: URL) -> Bool { url.scheme.map { declaredSchemes.contains($0.lowercased()) } ?? false }

  final func openSoon(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any], completion: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    let isForLinksOnly = options[.universalLinksOnly] as? Bool ?? false
    let scene = sceneForURLs
    guard let scene, takes(url), !isForLinksOnly else {
      Log.debug("No app takes the URL \(url)")
      DispatchQueue.main.async { MainActor.assumeIsolated { completion?(false) } }
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

  /// The scene that asks, else the one that a person uses, else the first.
  private final var sceneForURLs: UIWindowScene? {
    if let current = SceneContext.current.scene?.value, current.application === self { return current }
    return windowScenes.first { $0.activationState == .foregroundActive } ?? firstWindowScene
  }
}
