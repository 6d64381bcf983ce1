import Foundation
import PergolaDiagnostics

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

    init(opening link: OpenedLink? = nil) {
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
    let app = UIApplication.shared
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

/// The identity and configuration of a scene, which outlive it.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role in the original.
    public let rawValue: String
    /// A role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene with windows for the user.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; nil if there is none.
  public internal(set) weak var scene: UIScene?
  /// The role of the scene.
  public let role: Role
  /// The configuration from which the scene is created.
  public internal(set) var configuration: UISceneConfiguration
  /// A unique name of the session, which it has in the next start of the app as well if its state is kept.
  public internal(set) var persistentIdentifier = UUID().uuidString
  /// The activity that restores the scene: that of an earlier start of the app, if its state was kept; since the scene
  /// was in the background, that of its delegate.
  public internal(set) var stateRestorationActivity: NSUserActivity?

  /// Data that the app stores with the scene. Unlike in the original, it is not kept until the next start.
  public var userInfo: [String: Any]?

  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// The configuration of a scene: the class of its delegate.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// The name of the configuration; nil for none.
  public let name: String?
  /// The role of its scenes.
  public let role: UISceneSession.Role

  /// The class of the delegate, instantiated for each scene. It must conform to `UISceneDelegate`.
  ///
  /// If it is nil and the configuration has a name, the class `SceneDelegate` in the module of the app's delegate is
  /// used, because there is no Info.plist that names the class.
  public var delegateClass: AnyClass?

  /// A configuration without a delegate class. The app's delegate sets it afterwards.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    self.role = sessionRole
    super.init()
  }
}

/// A URL for a scene to open, with its options.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The origin of a URL.
  @preconcurrency @MainActor
  public final class Options: NSObject {
    /// The app that opened the URL; always nil.
    public var sourceApplication: String? { nil }
    /// A Boolean value that indicates whether the URL's file may be modified in place; always false.
    public var openInPlace: Bool { false }
  }

  /// The URL to open.
  public let url: URL
  /// The origin of the URL.
  public let options = Options()

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Receives the life-cycle events of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called before the scene becomes visible. Create its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called after the scene was disconnected. Release its resources here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to become visible, also for the first time.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene entered the background, where it is not visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with URLs for a scene that is already connected. Web links come as activities.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called before an activity of a type is continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called with an activity to continue, such as a web link, for a scene that is already connected.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called if the data of an activity did not arrive. Activities arrive whole here, so that none fails.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called after an activity of the scene was brought up to date, before it is saved.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Returns the activity that restores the scene, with which it is connected when the app is started again:
  /// `UISceneSession.stateRestorationActivity`; nil, the default, to keep no state. Called after the scene has entered
  /// the background.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the scene was connected, with the activity of an earlier start, to restore interactions: the caret, the
  /// scroll position.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  /// Returns nil: no state is kept.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

extension UIScene: UserActivityScene {}

/// Receives the life-cycle events of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Always nil, and the setter logs a warning. A delegate with a window declares a property for it.
  public var window: UIWindow? {
    get { nil }
    set { Log.warning("\(type(of: self)) does not declare `window`; the value is ignored: \(newValue as Any)") }
  }
}
