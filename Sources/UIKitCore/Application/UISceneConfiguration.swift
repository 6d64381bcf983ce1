import Foundation

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
