import Foundation

/// A request for a scene: for another one, or for an existing one to come to the front.
@preconcurrency @MainActor
public final class UISceneSessionActivationRequest: NSObject {
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The session of the existing scene; nil for another scene.
  public let session: UISceneSession?
  /// The activity for the scene to continue; nil for none.
  public var userActivity: NSUserActivity?
  /// The options of the request; nil for none.
  public var options: UIScene.ActivationRequestOptions?

  /// A request for another scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
    super.init()
  }

  /// A request for an existing scene to come to the front.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
    super.init()
  }
}

extension UIScene {
  /// The options of a request for a scene.
  @preconcurrency @MainActor
  public final class ActivationRequestOptions: NSObject {
    /// The scene that requests the other one. Hosts place scenes by themselves.
    public var requestingScene: UIScene?

    /// Options without a requesting scene.
    public override init() { super.init() }
  }
}

/// The options of a request to discard a scene. It has none of its own.
@preconcurrency @MainActor
public class UISceneDestructionRequestOptions: NSObject {
  /// Options without any value.
  public override init() { super.init() }
}

/// The error of a request for a scene.
public struct UISceneError: Error, Hashable, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    /// The app or its host shows a single scene.
    case multipleScenesNotSupported
    /// The scene does not exist any more.
    case requestDenied
  }

  /// The reason.
  public let code: Code

  /// An error with a reason.
  public init(_ code: Code) { self.code = code }

  /// The app or its host shows a single scene.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The scene does not exist any more.
  public static let requestDenied = Code.requestDenied
}
