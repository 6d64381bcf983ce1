import Foundation
import PergolaSystem

extension UIWindowScene: SystemScene {
  /// The seconds for which a banner is shown.
  private static let bannerTime: TimeInterval = 5

  package var isInUse: Bool { activationState == .foregroundActive }

  package var isInForeground: Bool {
    activationState == .foregroundActive || activationState == .foregroundInactive
  }

  package func comeToForeground() {
    context.perform {
      enterForeground()
      setActive(true)
    }
  }

  package func perform(_ body: () -> Void) { context.perform(body) }

  package var timeToNextAction: TimeInterval? { clock.timeToNextAction }

  package func passTime(_ seconds: TimeInterval) { context.perform { clock.advance(by: seconds) } }

  package func show(_ banner: Banner) {
    context.perform {
      hideBanner()
      let window = BannerWindow(banner, in: self)
      bannerWindow = window
      // Nothing waits for the end: a screen that has settled still shows the banner.
      clock.schedule(after: Self.bannerTime, isAwaited: false) { [weak self, weak window] in
        if let self, window != nil, bannerWindow === window { hideBanner() }
      }
      setNeedsTurn()
    }
  }

  package func removeBanner(_ identifier: String) {
    guard bannerWindow?.identifier == identifier else { return }
    context.perform { hideBanner() }
  }

  private func hideBanner() {
    guard let window = bannerWindow else { return }
    bannerWindow = nil
    window.isHidden = true
    window.windowScene = nil
    setNeedsTurn()
    window.didHide()
  }
}
