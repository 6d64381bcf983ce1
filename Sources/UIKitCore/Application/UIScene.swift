import Foundation

/// An instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// Visible, and used by the user.
    case foregroundActive
    /// Visible, but not used by the user.
    case foregroundInactive
    /// Not visible.
    case background
  }

  /// The options with which a scene is connected.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The URLs to open at the start; later ones are delivered to `scene(_:openURLContexts:)`.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue at the start, such as a web link; later ones are delivered to `scene(_:continue:)`.
    public let userActivities: Set<NSUserActivity>
    /// The shortcut item that the user chose to start the app; nil for none. Later ones are delivered to
    /// `windowScene(_:performActionFor:completionHandler:)`.
    public var shortcutItem: UIApplicationShortcutItem? { launchObject as? UIApplicationShortcutItem }
    /// The choice by which the user started the app: a shortcut item, or the response to a notification; nil for none.
    package let launchObject: AnyObject?

    init(opening link: OpenedLink? = nil, launchedFor launchObject: AnyObject? = nil) {
      self.launchObject = launchObject
      urlContexts = link?.url.map { [UIOpenURLContext(url: $0)] } ?? []
      userActivities = link?.activity.map { [$0] } ?? []
      super.init()
    }
  }

  /// The session, which has the scene's identity and configuration.
  public let session: UISceneSession

  /// The delegate of the scene. Held strongly.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene; `.unattached` until it is connected.
  public internal(set) final var activationState = ActivationState.unattached

  /// The title of the scene; in a terminal, the window's title.
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Called after an activity of the scene's responders was brought up to date.
  func userActivityDidUpdate(_ activity: NSUserActivity) {
    if let delegate { return delegate.scene(self, didUpdate: activity) }
    guard let app = next as? UIApplication else { return }
    app.delegate?.application(app, didUpdate: activity)
  }

  /// Posted before a scene becomes visible for the first time; the object is the scene.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after a scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted after a scene became active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene becomes inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene becomes visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene: UserActivityScene {}
