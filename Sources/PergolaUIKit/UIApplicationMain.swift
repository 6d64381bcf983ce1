import Foundation
import Launcher
import RenderTree
import UIKitCore

/// Runs an app: makes its delegate, and hands it to the host that the command line asks for. It does not return.
///
/// - Parameters:
///   - argc: the number of arguments, as `CommandLine.argc` has it.
///   - argv: the arguments, as `CommandLine.unsafeArgv` has them.
///   - principalClassName: must be nil: `UIApplication` is not subclassed here.
///   - delegateClassName: as `NSStringFromClass(_:)` gives it.
@MainActor
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Never {
  if let principalClassName {
    fatalError("UIApplication cannot be subclassed on this platform; \(principalClassName) was asked for.")
  }
  let arguments = (1..<max(1, Int(argc))).compactMap { argv[$0].map { String(cString: $0) } }
  guard let delegateClassName else { run(delegateClass: nil, arguments: arguments) }
  guard let delegateClass = NSClassFromString(delegateClassName) else {
    fatalError("There is no class \(delegateClassName) to make the app's delegate of.")
  }
  run(delegateClass: delegateClass, arguments: arguments)
}

extension UIApplicationDelegate {
  /// Runs the app: what `@main` calls.
  @MainActor
  public static func main() {
    run(delegateClass: Self.self, arguments: Array(CommandLine.arguments.dropFirst()))
  }
}

@MainActor
private func run(delegateClass: AnyClass?, arguments: [String]) -> Never {
  Task { @MainActor in
    let status = await Launcher.run(RunningApplication(delegateClass: delegateClass), arguments: arguments)
    exit(status)
  }
  // Timers of the app are on this loop. It returns when it has nothing to wait for, and is then asked again.
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}

/// The process's app, as a host sees it.
@MainActor
private final class RunningApplication: HostedApplication {
  private let delegateClass: AnyClass?

  init(delegateClass: AnyClass?) { self.delegateClass = delegateClass }

  func connectScene(_ configuration: SceneConfiguration) -> any HostedScene {
    let app = UIApplication.shared
    app.declaredSchemes = Set(Launcher.urlSchemes)
    if let delegateClass, app.delegate == nil { app.makeDelegate(of: delegateClass) }
    return app.connectScene(configuration)
  }

  func terminate() { UIApplication.shared.terminate() }
}
