import Foundation
import PergolaSystem
import RenderTree

/// The running app: its delegate, its scenes, its state.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of the app.
  public enum State: Int, Sendable {
    /// A scene is visible, and used by the user.
    case active
    /// A scene is visible, but not used by the user.
    case inactive
    /// No scene is visible.
    case background
  }

  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// A key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL to open, in an app without scenes.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A dictionary with the activity to continue, such as a web link, in an app without scenes.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity, in the dictionary of `userActivityDictionary`.
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The payload of the remote notification that the user tapped, in an app without scenes.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The shortcut item that the user chose, in an app without scenes.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// A key of the options of a URL that the app receives.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// A key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a Boolean value that indicates whether the URL's file may be modified in place.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// A key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a Boolean value that limits opening to universal links, which no app can have here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the system's settings for the app. Hosts have none: opening it completes with false, and
  /// `canOpenURL(_:)` returns false, unless the app declares the scheme and shows its settings itself.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The URL of the system's settings for the notifications of the app. Hosts have none, as with `openSettingsURLString`.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  private static let processDefault = UIApplication()

  /// The app of the current scene, or the process's first app.
  ///
  /// A host may run several instances of the app in one process, one for each of its users. Code of a scene, and tasks
  /// that it starts, find the app of that scene.
  public class var shared: UIApplication { SceneContext.current.scene?.app ?? processDefault }

  /// The delegate of the app. Held strongly.
  open var delegate: (any UIApplicationDelegate)?

  /// A Boolean value that keeps the screen on while the user doesn't touch it; false by default. The hosts have no timer
  /// that turns it off: the value is there for the app's own code and for tests.
  open var isIdleTimerDisabled = false

  /// The devices, the system and the user that answer the app. In memory, until a host runs the app.
  package final var system = System()

  /// The system of the running code if it is the app's, otherwise that of the app.
  final var currentSystem: System { UIApplication.shared === self ? SceneContext.current.system ?? system : system }

  /// The pasteboard for copying and pasting by the user.
  final let generalPasteboard = UIPasteboard()

  /// All connected scenes.
  public internal(set) final var connectedScenes: Set<UIScene> = []

  /// The sessions of the scenes that are not discarded.
  public internal(set) final var openSessions: Set<UISceneSession> = []

  /// The most active state of all scenes.
  public final var applicationState: State {
    let states = connectedScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// The windows of all scenes.
  public final var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

  /// The key window of the first scene that has one. In an app with several scenes, `UIWindowScene.keyWindow` is the one
  /// of a scene.
  public final var keyWindow: UIWindow? { windowScenes.lazy.compactMap(\.keyWindow).first }

  /// Opens a URL with the app that declares its scheme, after this method has returned.
  ///
  /// A URL with a scheme that this app declares, under `CFBundleURLTypes` in its Info.plist, is delivered to it like one
  /// from outside. Others are opened where the host does so: a page opens links of the web, mail and telephone numbers,
  /// and lets the user keep the file of a file's URL. Any other is not opened, which is logged at debug level.
  /// - Parameter completion: Called with true if the URL was opened.
  @preconcurrency open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    openAsynchronously(url, options: options, completion: completion)
  }

  /// Opens a URL with the app that declares its scheme; returns true if it was opened.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      openAsynchronously(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Returns true if this app declares the URL's scheme, or the host opens such URLs.
  open func canOpenURL(_ url: URL) -> Bool { canOpen(url) }

  /// Calls the method of an action on a target, with the sender and the event as far as it has parameters. Traps if the
  /// target has no such method.
  ///
  /// - Parameter target: nil for the first object in the responder chain that can perform the action. The chain starts at
  ///   the first responder; without one at the sender, or where the keys of the key window go.
  /// - Returns: true if there was a target.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target = target ?? self.target(of: action, from: sender) else { return false }
    action.send(to: target, with: [sender, event])
    return true
  }

  /// The schemes that the app declares, in lower case.
  package final var declaredSchemes: Set<String> = []

  /// Shows another scene, which it connects with its configuration; nil if the host shows a single one.
  package final var sceneProvider: (((SceneConfiguration) -> SceneConnection) -> Void)?

  final var backgroundTasks = BackgroundTasks()
  final var hasLaunched = false
  /// False if the delegate refused the URL that the app was launched with.
  final var opensLaunchURL = true
  /// The window scenes, in the order of their connection.
  final var windowScenes: [UIWindowScene] = []

  final var firstWindowScene: UIWindowScene? { windowScenes.first }

  open override var next: UIResponder? { delegate as? UIResponder }

  override final var responderWindow: UIWindow? { nil }

  /// Posted after the user began to use the app.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the user is about to stop using the app.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the app is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to become visible again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is ready to run.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has too little memory, which no host reports.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the process is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}
