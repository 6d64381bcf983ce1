import Foundation

/// One instance of the app's interface, as the system knows it.
@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What the scene is opened with.
  @MainActor
  public final class ConnectionOptions: NSObject {
    /// What the scene is to open at its start; later ones come to `scene(_:openURLContexts:)`.
    public let urlContexts: Set<UIOpenURLContext>

    init(urlContexts: Set<UIOpenURLContext>) {
      self.urlContexts = urlContexts
      super.init()
    }
  }

  public let session: UISceneSession

  /// Told of the scene's life. The scene holds it.
  open var delegate: (any UISceneDelegate)?

  public internal(set) final var activationState = ActivationState.unattached

  /// What the scene is called in the host's title.
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// What outlives a scene: its identity and configuration.
@MainActor
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public internal(set) weak var scene: UIScene?
  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  public let persistentIdentifier = UUID().uuidString

  /// What the app wants to remember of the scene.
  public var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// Which delegate serves a scene.
@MainActor
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role

  /// Instantiated for each scene. It must conform to `UISceneDelegate`.
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    self.role = sessionRole
    super.init()
  }
}

/// A URL that a scene is to open, and what is known of it.
@MainActor
public final class UIOpenURLContext: NSObject {
  /// What is known of a URL's origin.
  @MainActor
  public final class Options: NSObject {
    /// Who asked; nil where it is not known.
    public var sourceApplication: String? { nil }
    /// Whether the file that the URL names may be changed where it is.
    public var openInPlace: Bool { false }
  }

  public let url: URL
  public let options = Options()

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Told of a scene's life.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is about to be shown: the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  /// URLs for a scene that is already connected.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Told of the life of a scene that has windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set { Log.warning("\(type(of: self)) declares no `window`, so this one is not kept: \(newValue as Any)") }
  }
}
