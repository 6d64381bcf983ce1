/// The Swift file that a translated module gets: its bundle, and the app's.
public struct TargetFile {
  /// The bundle that `Bundle.main` means.
  public enum Main: Hashable, Sendable {
    /// That of the running app.
    case app
    /// That of the module itself.
    case module
    /// That of the app which hosts these tests.
    case host(module: String)
  }

  private let bundle: String?
  private let main: Main

  /// - Parameters:
  ///   - bundle: the name of the folder with the module's resources; nil for a module without.
  ///   - main: the bundle that `Bundle.main` means in the module.
  public init(bundle: String?, main: Main) {
    self.bundle = bundle
    self.main = main
  }

  /// The content of the file.
  public var text: String {
    """
    import Foundation

    #if canImport(UIKit)
      import UIKit
    \(targetClass)
      extension Foundation.Bundle {
        static var _main: Foundation.Bundle { \(mainExpression) }
        static func _containing(_ class: AnyClass) -> Foundation.Bundle { _TargetBundles.bundle(containing: `class`) }
      }
    #else
      extension Foundation.Bundle {
        static var _main: Foundation.Bundle { .main }
        static func _containing(_ class: AnyClass) -> Foundation.Bundle { Foundation.Bundle(for: `class`) }
      }
    #endif

    """
  }

  private var targetClass: String {
    guard let bundle else { return "" }
    return """

        /// The bundle of this target's resources. The class is found by its name.
        public final class _PergolaTarget: NSObject, _TargetBundle {
          /// The bundle.
          public static var bundle: Foundation.Bundle {
            Foundation.Bundle(url: Foundation.Bundle.module.bundleURL.appendingPathComponent("\(bundle)"))
              ?? Foundation.Bundle.module
          }
        }

      """
  }

  private var mainExpression: String {
    switch main {
    case .module where bundle != nil: "_PergolaTarget.bundle"
    case .app, .module: "_TargetBundles.main"
    case .host(let module):
      "(NSClassFromString(\"\(module)._PergolaTarget\") as? any _TargetBundle.Type)?.bundle ?? _TargetBundles.main"
    }
  }
}
