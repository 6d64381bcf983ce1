import Foundation
import PergolaDiagnostics

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
