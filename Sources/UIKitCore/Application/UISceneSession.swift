import Foundation

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

  /// The values that the scene's views keep until the next start, of types that property lists contain.
  @_spi(Toolkit) public var keptValues: [String: Any] = [:]

  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}
