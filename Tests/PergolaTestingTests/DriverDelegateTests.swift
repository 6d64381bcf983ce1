import Expectations
import Foundation
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite struct DriverDelegateTests {
  final class Page: UIViewController {
    private let text: String

    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
      label.text = text
      view.addSubview(label)
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var calls: [String] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      let urls = options.urlContexts.map(\.url.absoluteString)
      let pages = options.userActivities.map { "\($0.activityType) \($0.webpageURL?.absoluteString ?? "")" }
      calls.append("connect \(urls) \(pages)")
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = Page(urls.first ?? options.userActivities.first?.webpageURL?.path ?? "Home")
      window.makeKeyAndVisible()
      self.window = window
    }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      for context in contexts { calls.append("open \(context.url)") }
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
      calls.append("will continue \(type)")
    }
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
      calls.append("continue \(activity.webpageURL?.absoluteString ?? "")")
      window?.rootViewController = Page(activity.webpageURL?.path ?? "")
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var calls: [String] = []
    /// True if `UIApplication.shared` had this delegate when it was asked for a configuration.
    private(set) var isOfSharedApp = false

    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("willFinish \(options == nil)")
      return true
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("didFinish \(options == nil)")
      return true
    }
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      isOfSharedApp = UIApplication.shared === application && UIApplication.shared.delegate === self
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  /// The delegate of an app without scenes.
  final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var calls: [String] = []

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let url = options?[.url] as? URL
      let activity = options?[.userActivityDictionary] as? [AnyHashable: Any]
      let type = activity?[UIApplication.LaunchOptionsKey.userActivityType] as? String
      calls.append("didFinish \(url?.absoluteString ?? type ?? "")")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Page("Home")
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
      calls.append("open \(url)")
      window?.rootViewController = Page(url.absoluteString)
      return true
    }
    func application(_ application: UIApplication, willContinueUserActivityWithType type: String) -> Bool {
      calls.append("will continue \(type)")
      return false
    }
    func application(
      _ application: UIApplication, continue activity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      calls.append("continue \(activity.webpageURL?.absoluteString ?? "")")
      restorationHandler([self])
      return true
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
      super.restoreUserActivityState(activity)
      calls.append("restore \(activity.activityType)")
    }
  }

  final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

  func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }

  @Test("an app of delegates is launched whole, with its scene's delegate and its window")
  func launch() throws {
    let driver = Driver(delegate: AppDelegate.self)
    let delegate = try #require(driver.application.delegate as? AppDelegate)
    let scene = try #require(driver.window.windowScene?.delegate as? SceneDelegate)
    expectEqual(delegate.calls, ["willFinish true", "didFinish true"])
    #expect(delegate.isOfSharedApp)
    expectEqual(scene.calls, ["connect [] []"])
    #expect(driver.window === scene.window)
    #expect(driver.contains("Home"))
    expectEqual(driver.application.applicationState, .active)
  }

  @Test("a URL at launch is in the connection options, a later one is opened")
  func urls() async throws {
    let driver = Driver(delegate: AppDelegate.self, opening: url("fruit://apples"))
    let scene = try #require(driver.window.windowScene?.delegate as? SceneDelegate)
    expectEqual(scene.calls, ["connect [\"fruit://apples\"] []"])
    #expect(driver.contains("fruit://apples"))
    await driver.open(url("fruit://pears"))
    expectEqual(scene.calls.last, "open fruit://pears")
  }

  @Test("a web link at launch is among the connection's activities, a later one is continued")
  func webLinks() async throws {
    let driver = Driver(delegate: AppDelegate.self, opening: url("https://example.org/apples"))
    let scene = try #require(driver.window.windowScene?.delegate as? SceneDelegate)
    expectEqual(scene.calls, ["connect [] [\"NSUserActivityTypeBrowsingWeb https://example.org/apples\"]"])
    #expect(driver.contains("/apples"))
    await driver.open(url("HTTP://example.org/pears"))
    expectEqual(
      scene.calls.suffix(2), ["will continue NSUserActivityTypeBrowsingWeb", "continue HTTP://example.org/pears"])
    #expect(driver.contains("/pears"))
  }

  @Test("an app without scenes gets its launch URL in the launch options and then opens it")
  func withoutScenes() async throws {
    let driver = Driver(delegate: OldDelegate.self, opening: url("fruit://apples"))
    let delegate = try #require(driver.application.delegate as? OldDelegate)
    expectEqual(delegate.calls, ["didFinish fruit://apples", "open fruit://apples"])
    #expect(driver.window === delegate.window)
    #expect(driver.contains("fruit://apples"))
    await driver.open(url("fruit://pears"))
    #expect(driver.contains("fruit://pears"))
  }

  @Test("an app without scenes continues a web link, and restores the objects that it hands over")
  func webLinkWithoutScenes() throws {
    let driver = Driver(delegate: OldDelegate.self, opening: url("https://example.org/apples"))
    let delegate = try #require(driver.application.delegate as? OldDelegate)
    let type = NSUserActivityTypeBrowsingWeb
    expectEqual(
      delegate.calls,
      [
        "didFinish \(type)", "will continue \(type)", "continue https://example.org/apples", "restore \(type)",
      ])
  }

  @Test("each driver of an app has an app, a delegate and a scene of its own")
  func independence() async throws {
    let first = Driver(delegate: AppDelegate.self)
    let second = Driver(delegate: AppDelegate.self)
    #expect(first.application !== second.application)
    #expect(first.application.delegate !== second.application.delegate)
    expectEqual(first.application.connectedScenes.count, 1)
    await first.open(url("https://example.org/pears"))
    #expect(first.contains("/pears"))
    #expect(second.contains("Home"))
    let scene = try #require(second.window.windowScene?.delegate as? SceneDelegate)
    expectEqual(scene.calls, ["connect [] []"])
    #expect(UIApplication.shared !== first.application)
  }

  @Test("an app without a window shows an empty screen")
  func windowless() {
    let driver = Driver(delegate: WindowlessDelegate.self)
    #expect(driver.window.isHidden)
    #expect(driver.labels.isEmpty)
  }

  @Test("an app that may have several scenes gets a driver for each that it requests")
  func severalScenes() async throws {
    let driver = Driver(delegate: AppDelegate.self, supportsMultipleScenes: true)
    #expect(driver.application.supportsMultipleScenes)
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.webpageURL = url("https://example.org/pears")
    driver.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    await driver.settle()
    let other = try #require(driver.requestedScenes.first)
    #expect(other.contains("/pears"))
    #expect(driver.contains("Home"))
    expectEqual(driver.application.connectedScenes.count, 2)
    let session = try #require(other.window.windowScene?.session)
    driver.application.requestSceneSessionDestruction(session, options: nil)
    await driver.settle()
    #expect(driver.requestedScenes.isEmpty)
    expectEqual(driver.application.connectedScenes.count, 1)
  }

  @Test("an app has a single scene by default")
  func singleScene() async {
    let driver = Driver(delegate: AppDelegate.self)
    #expect(!driver.application.supportsMultipleScenes)
    var errors = 0
    driver.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in errors += 1 }
    await driver.settle()
    expectEqual(errors, 1)
    #expect(driver.requestedScenes.isEmpty)
  }

  @Test("the user leaves the app and comes back; a link brings it back too")
  func attention() async throws {
    let driver = Driver(delegate: AppDelegate.self)
    let scene = try #require(driver.window.windowScene)
    await driver.setAttention(.inactive)
    expectEqual(scene.activationState, .foregroundInactive)
    await driver.open(url("fruit://apples"))
    expectEqual(scene.activationState, .foregroundInactive)
    await driver.setAttention(.background)
    expectEqual(scene.activationState, .background)
    await driver.setAttention(.inactive)
    expectEqual(scene.activationState, .foregroundInactive)
    await driver.setAttention(.background)
    await driver.open(url("fruit://apples"))
    expectEqual(scene.activationState, .foregroundActive)
  }

  /// A delegate that keeps the last web link that it continued.
  final class KeepingDelegate: UIResponder, UIApplicationDelegate {
    final class Scene: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        scene.userActivity = session.stateRestorationActivity
        window.rootViewController = Page(scene.userActivity?.userInfo?["page"] as? String ?? "Home")
        window.makeKeyAndVisible()
        self.window = window
      }
      func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        window?.accessibilityValue = "restored \(activity.activityType)"
      }
      func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        let page = NSUserActivity(activityType: "org.example.reading")
        page.userInfo = ["page": activity.webpageURL?.path ?? ""]
        scene.userActivity = page
      }
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = Scene.self
      return configuration
    }
  }

  @Test("an app is restored where it was left, by the next driver with the same file")
  func restoring() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("scene.plist")
    var first: Driver? = Driver(delegate: KeepingDelegate.self, restoring: file)
    expectEqual(first?.contains("Home"), true)
    #expect(first?.window.accessibilityValue == nil)
    await first?.open(url("https://example.org/pears"))
    first = nil
    let second = Driver(delegate: KeepingDelegate.self, restoring: file)
    #expect(second.contains("/pears"))
    expectEqual(second.window.accessibilityValue, "restored org.example.reading")
    #expect(Driver(delegate: KeepingDelegate.self).contains("Home"))
  }

  @Test("a released driver disconnects the app's scene")
  func end() throws {
    var driver: Driver? = Driver(delegate: AppDelegate.self)
    let scene = try #require(driver?.window.windowScene)
    driver = nil
    expectEqual(scene.activationState, .unattached)
  }
}
