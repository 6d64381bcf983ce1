import Foundation
import PergolaDiagnostics

extension UIApplication {
  /// True if the app declares the URL's scheme, compared without case.
  final func takes(_ url: URL) -> Bool { url.scheme.map { declaredSchemes.contains($0.lowercased()) } ?? false }

  /// True if the host of a scene opens the URL.
  private final func isOpened(_ url: URL, byHostOf scene: UIWindowScene) -> Bool {
    guard scene.onOpen != nil, let scheme = url.scheme?.lowercased() else { return false }
    return scene.configuration.openedSchemes.contains(scheme)
  }

  /// True if the app itself or the host of its scene opens the URL.
  final func canOpen(_ url: URL) -> Bool {
    takes(url) || sceneForURLs.map { isOpened(url, byHostOf: $0) } ?? false
  }

  final func openAsynchronously(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any], completion: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    let isForLinksOnly = options[.universalLinksOnly] as? Bool ?? false
    guard let scene = sceneForURLs, !isForLinksOnly, canOpen(url) else {
      Log.debug("No app takes the URL \(url)")
      let context = SceneContext.current
      DispatchQueue.main.async { MainActor.assumeIsolated { context.perform { completion?(false) } } }
      return
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        scene.context.perform {
          if self.takes(url) { self.deliver(url, to: scene) } else { scene.onOpen?(url) }
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
