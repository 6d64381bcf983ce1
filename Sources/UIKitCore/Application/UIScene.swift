import Foundation
import PergolaDiagnostics

/// One instance of the app's interface, as the system knows it.
@MainActor
open class UIScene: UIResponder {
  /// Whether a scene is connected, shown and used.
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

  /// What the scene's identity and configuration are kept in.
  public let session: UISceneSession

  /// Told of the scene's life. The scene holds it.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is connected, shown and used; `.unattached` until it is connected.
  public internal(set) final var activationState = ActivationState.unattached

  /// What the scene is called: in a terminal, the window's title.
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Posted before a scene is shown for the first time; the object is the scene.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after a scene was taken away for good.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted after a scene began to take input.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene stops taking input.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene comes into sight.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted after a scene went out of sight.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// What outlives a scene: its identity and configuration.
@MainActor
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name as the system writes it.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene for a person, with windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while there is one.
  public internal(set) weak var scene: UIScene?
  /// What its scene is for.
  public let role: Role
  /// What the scene was made from, and what makes it anew.
  public internal(set) var configuration: UISceneConfiguration
  /// A name that no other session has.
  public let persistentIdentifier = UUID().uuidString

  /// What the app wants to remember of the scene.
  public var userInfo: [String: Any]?

  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// Which delegate serves a scene.
@MainActor
public final class UISceneConfiguration: NSObject {
  /// The name of the configuration; nil where the app gave none.
  public let name: String?
  /// What its scenes are for.
  public let role: UISceneSession.Role

  /// Instantiated for each scene. It must conform to `UISceneDelegate`.
  public var delegateClass: AnyClass?

  /// A configuration without a delegate class: the app's delegate names it afterwards.
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

  /// What is to be opened.
  public let url: URL
  /// What is known of its origin.
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
}

/// Told of the life of a scene that has windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Always nil, and what is set is not kept: a delegate that has a window declares the property.
  public var window: UIWindow? {
    get { nil }
    set { Log.warning("\(type(of: self)) declares no `window`, so this one is not kept: \(newValue as Any)") }
  }
}
