import Foundation
import PergolaDiagnostics

/// Receives the life-cycle events of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
  /// Called with a shortcut item that the user chose on the home screen while the app was running.
  ///
  /// - Parameter completionHandler: To be called with true if the item was performed.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Performs a shortcut item that the user chose on the home screen while the app was running. Returns true if it was
  /// performed.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIWindowSceneDelegate {
  /// Always nil, and the setter logs a warning. A delegate with a window declares a property for it.
  public var window: UIWindow? {
    get { nil }
    set { Log.warning("\(type(of: self)) does not declare `window`; the value is ignored: \(newValue as Any)") }
  }

  /// Calls the method that returns true if the item was performed.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    AbsentMethod.note()
    Task { completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem)) }
  }

  /// Returns false.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
}
