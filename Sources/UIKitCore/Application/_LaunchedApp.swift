/// An app that is a type of another framework above this one, such as `App` of SwiftUI.
///
/// A test driver launches any such app, and does not know the framework: it connects a scene with the app's delegate, as
/// `main()` of the app does.
public protocol _LaunchedApp {
  /// The class of the delegate that runs the app. An instance makes the app as it is asked for its first event.
  @MainActor static var _applicationDelegateClass: any UIApplicationDelegate.Type { get }
}
