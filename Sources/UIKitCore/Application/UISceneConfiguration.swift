import Foundation
import PergolaDiagnostics

/// The configuration of a scene: the class of its delegate and its storyboard.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// The name of the configuration; nil for none.
  public let name: String?
  /// The role of its scenes.
  public let role: UISceneSession.Role

  /// The class of the delegate, instantiated for each scene. It must conform to `UISceneDelegate`.
  ///
  /// If it is nil and the configuration has a name, the class `SceneDelegate` in the module of the app's delegate is
  /// used, because a Swift package has no Info.plist that names the class.
  public var delegateClass: AnyClass?

  /// The storyboard whose initial controller the scene's window shows; nil for none.
  public var storyboard: UIStoryboard?

  /// A configuration with the delegate class and the storyboard that the app's Info.plist has under the name, if there
  /// is such an entry. The app's delegate may change them afterwards.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    self.role = sessionRole
    super.init()
    if let name, let entry = AppManifest.current.entries.first(where: { $0.name == name }) { take(entry) }
  }

  private init(_ entry: AppManifest.Entry, sessionRole: UISceneSession.Role) {
    name = entry.name
    role = sessionRole
    super.init()
    take(entry)
  }

  private func take(_ entry: AppManifest.Entry) {
    delegateClass = entry.delegateClassName.flatMap { NSClassFromString($0) }
    if let className = entry.delegateClassName, delegateClass == nil {
      Log.warning("The scene delegate class \(className) of the Info.plist was not found.")
    }
    storyboard = entry.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
  }

  /// The first configuration of the app's Info.plist; one without a name if there is none.
  static func standard(for role: UISceneSession.Role) -> UISceneConfiguration {
    guard let entry = AppManifest.current.entries.first else {
      return UISceneConfiguration(name: nil, sessionRole: role)
    }
    return UISceneConfiguration(entry, sessionRole: role)
  }
}
