import Foundation
import RenderTree

/// The running app: its delegate, its scenes, its state.
@MainActor
open class UIApplication: UIResponder {
  /// Whether a person uses the app, sees it, or neither.
  public enum State: Int, Sendable { case active, inactive, background }

  /// What the app was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL to open, in an app without scenes.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// What is known of a URL that is to be opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether the file that the URL names may be changed where it is.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How a URL is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// With `true`, the URL is opened only as a universal link, which no app can have here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  private static let processDefault = UIApplication()

  /// The app that the running code belongs to.
  public class var shared: UIApplication { SceneContext.current.scene?.value?.application ?? processDefault }

  /// Told of the app's life. The app holds it.
  open var delegate: (any UIApplicationDelegate)?

  /// All scenes, in no order.
  public internal(set) final var connectedScenes: Set<UIScene> = []

  /// Most active first: active where one scene is.
  public final var applicationState: State {
    let states = connectedScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// The windows of all scenes.
  public final var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

  /// Opens a URL with the app that takes its scheme, after this method has returned.
  ///
  /// There is no other app to be asked: a URL with a scheme that this one declares, under `CFBundleURLTypes` in its
  /// Info.plist, comes back to it as one from outside does. Any other is not opened, and that is logged at debug level.
  /// - Parameter completion: called with whether the URL was opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    openSoon(url, options: options, completion: completion)
  }

  /// Opens a URL with the app that takes its scheme; returns whether it was opened.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      openSoon(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Whether an app takes the URL's scheme: whether this one declares it, since there is no other to be asked.
  open func canOpenURL(_ url: URL) -> Bool { takes(url) }

  /// The schemes that the app declares, in lower case.
  package final var declaredSchemes: Set<String> = []

  final var hasLaunched = false
  /// False where the delegate refused the URL that the app was launched with.
  final var opensLaunchURL = true
  /// In the order of their connection.
  final var windowScenes: [UIWindowScene] = []

  final var firstWindowScene: UIWindowScene? { windowScenes.first }

  open override var next: UIResponder? { delegate as? UIResponder }

  override final var responderWindow: UIWindow? { nil }

  /// A person began to use the app.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// A person is about to stop using the app.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// The app left sight.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The app is about to come into sight again.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The app is ready to run.
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// The process is about to end.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}
