import Foundation
import PergolaDiagnostics

/// A URL from outside or an activity to continue, as the app receives it: a web link becomes an activity of browsing the
/// web, any other URL stays a URL.
@MainActor
struct OpenedLink {
  /// The URL; nil for an activity.
  let url: URL?
  /// The activity; nil for a URL.
  let activity: NSUserActivity?

  init(_ activity: NSUserActivity) {
    url = nil
    self.activity = activity
  }

  init(_ url: URL) {
    guard url.isWebLink else {
      self.url = url
      activity = nil
      return
    }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    self.url = nil
    self.activity = activity
  }

  /// The link in a message.
  fileprivate var name: String {
    if let url = url ?? activity?.webpageURL { return "the URL \(url)" }
    return "the activity \(activity?.activityType ?? "")"
  }

  /// The launch options of an app without scenes that is launched by the link.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    guard let activity else { return url.map { [.url: $0] } ?? [:] }
    let values: [AnyHashable: Any] = [
      UIApplication.LaunchOptionsKey.userActivityType: activity.activityType,
      "UIApplicationLaunchOptionsUserActivityKey": activity,
    ]
    return [.userActivityDictionary: values]
  }
}

extension UIApplication {
  /// Delivers a URL to the scene's delegate, or to the app's without one.
  func deliver(_ url: URL, to scene: UIWindowScene) { deliver(OpenedLink(url), to: scene) }

  /// Delivers a link to the scene's delegate, or to the app's without one. A scene in the background comes to the
  /// foreground before, and is active afterwards.
  func deliver(_ link: OpenedLink, to scene: UIWindowScene) {
    let wasInBackground = scene.activationState == .background
    scene.enterForeground()
    defer { if wasInBackground { scene.setActive(true) } }
    guard let sceneDelegate = scene.delegate else {
      if !open(link) { Log.debug("No handler accepted \(link.name)") }
      return
    }
    if let url = link.url { sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }
    guard let activity = link.activity else { return }
    sceneDelegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
    sceneDelegate.scene(scene, continue: activity)
  }

  /// Lets the delegate of an app without scenes open a link. Returns false if it does not handle it.
  func open(_ link: OpenedLink) -> Bool {
    guard let delegate else { return false }
    guard let activity = link.activity else {
      return link.url.map { delegate.application(self, open: $0, options: [:]) } ?? false
    }
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    return delegate.application(self, continue: activity) { restored in
      for object in restored ?? [] { object.restoreUserActivityState(activity) }
    }
  }
}
