import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// The process has one `UIApplication.shared`, so these tests run one after another, each with its own app.
@MainActor @Suite(.serialized) struct UIApplicationTests {
  final class Calls {
    nonisolated(unsafe) static var list: [String] = []
    static func record(_ call: String) { list.append(call) }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      Calls.record("willConnect \(options.urlContexts.map(\.url.absoluteString))")
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = Root()
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { Calls.record("sceneWillEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Calls.record("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { Calls.record("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { Calls.record("sceneDidEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { Calls.record("sceneDidDisconnect") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      Calls.record("openURLContexts \(contexts.map(\.url.absoluteString))")
    }
  }

  final class Root: UIViewController {
    override func viewDidAppear(_ animated: Bool) { Calls.record("viewDidAppear") }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Calls.record("willFinishLaunching \(launchOptions?[.url] == nil ? "without" : "with") URL")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Calls.record("didFinishLaunching")
      return true
    }
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      Calls.record("configurationForConnecting")
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Calls.record("applicationDidBecomeActive") }
    func applicationWillTerminate(_ application: UIApplication) { Calls.record("applicationWillTerminate") }
  }

  final class OldAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Calls.record("didFinishLaunching \((launchOptions?[.url] as? URL)?.absoluteString ?? "without URL")")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Root()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      Calls.record("open \(url.absoluteString)")
      return true
    }
    func applicationWillEnterForeground(_ application: UIApplication) { Calls.record("willEnterForeground") }
    func applicationDidBecomeActive(_ application: UIApplication) { Calls.record("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { Calls.record("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { Calls.record("didEnterBackground") }
  }

  func launch(_ delegateClass: AnyClass, url: String? = nil) -> (UIApplication, SceneConnection) {
    Calls.list = []
    let app = UIApplication()
    app.makeDelegate(of: delegateClass)
    var configuration = SceneConfiguration.phone()
    configuration.url = url.flatMap(URL.init(string:))
    return (app, app.connectScene(configuration))
  }

  @Test("a cold launch with scenes calls the delegates in the original's order")
  func coldLaunch() {
    let (_, connection) = launch(AppDelegate.self)
    defer { connection.disconnect() }
    expectEqual(
      Calls.list,
      [
        "willFinishLaunching without URL", "didFinishLaunching", "configurationForConnecting", "willConnect []",
        "sceneWillEnterForeground", "viewDidAppear", "sceneDidBecomeActive",
      ])
  }

  @Test("a launch URL is in the connection options, a later one is opened")
  func urls() {
    let (app, connection) = launch(AppDelegate.self, url: "stand://apples")
    #expect(Calls.list.contains("willConnect [\"stand://apples\"]"))
    #expect(Calls.list.contains("willFinishLaunching without URL"))
    #expect(!Calls.list.contains { $0.hasPrefix("openURLContexts") })
    Calls.list = []
    connection.scene.context.perform {
      app.deliver(URL(string: "stand://oranges") ?? URL(fileURLWithPath: "/"), to: connection.scene)
    }
    expectEqual(Calls.list, ["openURLContexts [\"stand://oranges\"]"])
  }

  @Test("a URL of the app's own scheme is delivered back to it")
  func openingOwn() async {
    let (app, connection) = launch(AppDelegate.self)
    app.declaredSchemes = ["stand"]
    let url = URL(string: "STAND://apples") ?? URL(fileURLWithPath: "/")
    #expect(app.canOpenURL(url))
    Calls.list = []
    await withCheckedContinuation { continuation in
      app.open(
        url,
        completionHandler: { isOpen in
          Calls.record("completed \(isOpen)")
          continuation.resume()
        })
      Calls.record("returned")
    }
    expectEqual(Calls.list, ["returned", "openURLContexts [\"STAND://apples\"]", "completed true"])
    #expect(await app.open(url))
    #expect(await !app.open(url, options: [.universalLinksOnly: true]))
    connection.disconnect()
    #expect(await !app.open(url))
  }

  @Test("a URL that no app takes is not opened, only logged")
  func openingOthers() async {
    let (app, connection) = launch(AppDelegate.self)
    defer { connection.disconnect() }
    let url = URL(string: "https://example.org") ?? URL(fileURLWithPath: "/")
    #expect(!app.canOpenURL(url))
    Calls.list = []
    expectEqual(loggedMessages(.debug) { app.open(url) }, ["No app takes the URL https://example.org"])
    #expect(await !app.open(url))
    #expect(Calls.list.isEmpty)
  }

  @Test("the system's settings do not open")
  func settings() async throws {
    let (app, connection) = launch(AppDelegate.self)
    defer { connection.disconnect() }
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(!app.canOpenURL(url))
    #expect(await !app.open(url))
  }

  @Test("without scenes the app delegate receives the URL and lifecycle calls")
  func withoutScenes() {
    let (app, connection) = launch(OldAppDelegate.self, url: "stand://apples")
    expectEqual(
      Calls.list,
      [
        "didFinishLaunching stand://apples", "open stand://apples", "viewDidAppear", "didBecomeActive",
      ])
    Calls.list = []
    app.disconnect(connection.scene)
    expectEqual(Calls.list, ["willResignActive", "didEnterBackground"])
  }

  @Test("termination calls the scenes' delegates first, then the app's")
  func terminating() {
    let (app, _) = launch(AppDelegate.self)
    Calls.list = []
    app.terminate()
    expectEqual(
      Calls.list,
      [
        "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect", "applicationWillTerminate",
      ])
  }

  @Test("a scene's title is in its frames, and a change makes one frame")
  func title() {
    let (app, connection) = launch(AppDelegate.self)
    defer { app.disconnect(connection.scene) }
    var titles: [String] = []
    connection.onChange = { titles.append(connection.frame().title) }
    connection.scene.performTurnIfNeeded()
    expectEqual(connection.frame().title, "")
    connection.scene.title = "Basket"
    connection.scene.performTurnIfNeeded()
    connection.scene.title = "Basket"
    connection.scene.performTurnIfNeeded()
    expectEqual(connection.frame().title, "Basket")
    expectEqual(titles.last, "Basket")
    expectEqual(titles.filter { $0 == "Basket" }.count, 1)
  }

  @Test("a disconnected scene resigns, enters the background and disconnects")
  func disconnecting() {
    let (app, connection) = launch(AppDelegate.self)
    Calls.list = []
    app.disconnect(connection.scene)
    expectEqual(Calls.list, ["sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect"])
    expectEqual(connection.scene.activationState, .unattached)
  }

  @Test("deactivation and activation reach the scene's delegate once each")
  func activation() {
    let (_, connection) = launch(AppDelegate.self)
    Calls.list = []
    connection.send(.active(false))
    connection.send(.active(false))
    connection.send(.active(true))
    expectEqual(Calls.list, ["sceneWillResignActive", "sceneDidBecomeActive"])
  }

  @Test("a hidden scene enters the background and returns through the foreground")
  func visibility() {
    let (_, connection) = launch(AppDelegate.self)
    Calls.list = []
    connection.send(.visible(false))
    expectEqual(connection.scene.activationState, .background)
    connection.send(.active(true))
    connection.send(.visible(true))
    expectEqual(
      Calls.list,
      [
        "sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidBecomeActive",
      ])
    let (app, old) = launch(OldAppDelegate.self)
    Calls.list = []
    withExtendedLifetime(app) {
      old.send(.visible(false))
      old.send(.visible(true))
    }
    expectEqual(Calls.list, ["willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"])
  }

  @Test("a window without a strong reference disappears")
  func unheldWindow() {
    let stage = TestScene()
    do {
      let other = UIWindow(windowScene: stage.scene)
      other.makeKeyAndVisible()
      expectEqual(stage.scene.windows.count, 2)
    }
    expectEqual(stage.scene.windows, [stage.window])
  }
}
