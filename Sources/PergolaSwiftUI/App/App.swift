import PergolaUIKit

/// An app: a structure with the scenes that it shows. `@main` before it makes it the program.
///
/// There is one value for a run of the app, made before the app has finished launching. Its dynamic properties, such as
/// `@State` and `@StateObject`, live as long as the app; a change of what `body` reads evaluates `body` again, and with
/// it the content of all scenes.
@MainActor @preconcurrency
public protocol App: _LaunchedApp {
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app. Called once in a run.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app with the host that the command line selects. Does not return. `@main` calls it.
  @MainActor @preconcurrency public static func main() { AppDelegate<Self>.main() }

  /// The class of the delegate that runs the app.
  @MainActor public static var _applicationDelegateClass: any UIApplicationDelegate.Type { AppDelegate<Self>.self }
}
