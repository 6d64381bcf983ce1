import Foundation
import Launcher
import UIKitCore

/// Runs an app: creates its delegate, and runs it with the host that the command line selects. Does not return.
///
/// - Parameters:
///   - argc: the number of arguments: `CommandLine.argc`.
///   - argv: the arguments: `CommandLine.unsafeArgv`.
///   - principalClassName: nil, or the name of `UIApplication`, which cannot be subclassed here.
///   - delegateClassName: the name of the delegate's class, from `NSStringFromClass(_:)`.
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Never {
  if let principalClassName, !isApplication(principalClassName) {
    fatalError("UIApplication cannot be subclassed on this platform, but \(principalClassName) is the principal class.")
  }
  let arguments = (1..<max(1, Int(argc))).compactMap { argv[$0].map { String(cString: $0) } }
  guard let delegateClassName else { run(delegateClass: nil, arguments: arguments) }
  guard let delegateClass = NSClassFromString(delegateClassName) else {
    fatalError("The app delegate class \(delegateClassName) was not found.")
  }
  run(delegateClass: delegateClass, arguments: arguments)
}

extension UIApplicationDelegate {
  /// Runs the app. `@main` calls it.
  @preconcurrency @MainActor
  public static func main() {
    run(delegateClass: Self.self, arguments: Array(CommandLine.arguments.dropFirst()))
  }
}

/// The name of a class is that of `UIApplication`, as `NSStringFromClass(_:)` has it or as Apple's platforms do.
package func isApplication(_ className: String) -> Bool {
  className == "UIApplication" || NSClassFromString(className) == UIApplication.self
}

@MainActor
private func run(delegateClass: AnyClass?, arguments: [String]) -> Never {
  runProcess { await Launcher.run(RunningApplication(delegateClass: delegateClass), arguments: arguments) }
}

/// Runs the program, and ends the process with the status that it returns.
@MainActor
package func runProcess(_ program: @escaping @MainActor () async -> Int32) -> Never {
  Task { @MainActor in exit(await program()) }
  // The app's timers are on this loop. It returns when there is nothing to wait for, and is then run again.
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}
