import Foundation
import PergolaSystem

/// The window of a banner, in front of all windows of a scene. It is as large as the banner, so that touches beside it
/// go to the app, and the app doesn't find it among the scene's windows.
final class BannerWindow: UIWindow {
  let identifier: String
  /// Called when the banner was removed.
  let didHide: @MainActor @Sendable () -> Void
  private let content: BannerView

  /// Shows a banner at the top of a scene.
  init(_ banner: Banner, in scene: UIWindowScene) {
    identifier = banner.identifier
    didHide = banner.didHide
    content = BannerView(texts: banner.texts)
    super.init(windowScene: scene)
    windowLevel = .alert + 1
    content.choose = { [weak scene] in
      scene?.removeBanner(banner.identifier)
      banner.tap()
    }
    content.dismiss = { [weak scene] in scene?.removeBanner(banner.identifier) }
    addSubview(content)
    isHidden = false
    place()
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over another size of the scene, and other traits.
  func sceneDidChange() {
    traitsDidChange()
    place()
  }

  private func place() {
    guard let scene = windowScene else { return }
    let width = max(0, min(scene.size.width - 2 * BannerView.margin, BannerView.largestWidth))
    let height = content.height(forWidth: width)
    frame = CGRect(x: (scene.size.width - width) / 2, y: scene.safeArea.top, width: width, height: height)
    content.frame = bounds
  }
}

extension UIWindow.Level {
  fileprivate static func + (level: UIWindow.Level, number: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue + number)
  }
}
