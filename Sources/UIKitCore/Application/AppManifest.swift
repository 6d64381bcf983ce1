import Foundation
import PergolaDiagnostics

/// The scenes and storyboards that the Info.plist of the app names.
struct AppManifest {
  /// A configuration of scenes.
  struct Entry: Equatable {
    var name: String?
    var delegateClassName: String?
    var storyboardName: String?
  }

  /// The storyboard of an app without scenes; nil for none.
  var mainStoryboardName: String?
  /// The configurations of scenes with windows.
  var entries: [Entry] = []

  /// The manifest of the running app.
  static var current: AppManifest { AppManifest(_TargetBundles.main.infoDictionary ?? [:]) }

  init(_ values: [String: Any]) {
    mainStoryboardName = values["UIMainStoryboardFile"] as? String
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let list = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
    entries = list.map {
      Entry(
        name: $0["UISceneConfigurationName"] as? String, delegateClassName: $0["UISceneDelegateClassName"] as? String,
        storyboardName: $0["UISceneStoryboardFile"] as? String)
    }
  }

  /// The storyboard of an app whose Info.plist declares no scenes; nil for none.
  var storyboardWithoutScenes: String? { entries.isEmpty ? mainStoryboardName : nil }
}

extension UIWindowScene {
  /// Makes the window with the initial controller of a storyboard, before the scene's delegate connects it. Returns nil
  /// if the storyboard has no initial controller, which is logged.
  final func makeWindow(for storyboard: UIStoryboard) -> UIWindow? {
    guard let controller = storyboard.instantiateInitialViewController() else {
      Log.warning(
        """
        Failed to instantiate the default view controller for \(storyboard) - perhaps the designated entry point is not \
        set?
        """)
      return nil
    }
    let window = UIWindow(windowScene: self)
    window.rootViewController = controller
    storyboardWindow = window
    return window
  }
}
