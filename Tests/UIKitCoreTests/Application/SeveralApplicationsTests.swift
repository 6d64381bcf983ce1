import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Several instances of an app in one process, one for each user.
@MainActor @Suite struct SeveralApplicationsTests {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The apps that were `UIApplication.shared` in the delegate's methods. They are not held.
    var shared: [ObjectIdentifier] = []

    override init() {
      super.init()
      shared.append(ObjectIdentifier(UIApplication.shared))
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      shared.append(ObjectIdentifier(UIApplication.shared))
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      shared.append(ObjectIdentifier(UIApplication.shared))
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func applicationWillTerminate(_ application: UIApplication) {
      shared.append(ObjectIdentifier(UIApplication.shared))
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var opened: [String] = []
    var shared: [ObjectIdentifier] = []
    var task: Task<ObjectIdentifier, Never>?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      shared.append(ObjectIdentifier(UIApplication.shared))
      opened += options.urlContexts.map(\.url.absoluteString)
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      shared.append(ObjectIdentifier(UIApplication.shared))
      opened += contexts.map(\.url.absoluteString)
      task = Task { ObjectIdentifier(UIApplication.shared) }
    }

    func sceneDidEnterBackground(_ scene: UIScene) { shared.append(ObjectIdentifier(UIApplication.shared)) }
    func sceneDidDisconnect(_ scene: UIScene) { shared.append(ObjectIdentifier(UIApplication.shared)) }
  }

  /// A user's instance of the app with one scene.
  @MainActor
  struct User {
    let app = UIApplication()
    let connection: SceneConnection

    init(url: String? = nil) {
      var configuration = SceneConfiguration.phone()
      configuration.url = url.flatMap(URL.init(string:))
      connection = app.connectScene(configuration, delegateClass: AppDelegate.self)
    }

    var appDelegate: AppDelegate? { app.delegate as? AppDelegate }
    var sceneDelegate: SceneDelegate? { connection.scene.delegate as? SceneDelegate }
  }

  @Test("two apps share no delegate, no scene, no window and no session")
  func apart() throws {
    let (first, second) = (User(), User())
    let appDelegates = try [first, second].map { try #require($0.appDelegate) }
    let sceneDelegates = try [first, second].map { try #require($0.sceneDelegate) }
    #expect(appDelegates[0] !== appDelegates[1])
    #expect(sceneDelegates[0] !== sceneDelegates[1])
    expectEqual(first.app.connectedScenes, [first.connection.scene])
    expectEqual(second.app.connectedScenes, [second.connection.scene])
    #expect(Set(first.app.windows).isDisjoint(with: second.app.windows))
    #expect(first.app.openSessions.isDisjoint(with: second.app.openSessions))
  }

  @Test("each app has a pasteboard of its own")
  func pasteboards() {
    let (first, second) = (User(), User())
    first.connection.perform { UIPasteboard.general.string = "secret" }
    expectEqual(first.connection.perform { UIPasteboard.general.string }, "secret")
    #expect(second.connection.perform { UIPasteboard.general.string } == nil)
    #expect(UIPasteboard.general !== first.app.generalPasteboard)
  }

  @Test("a link reaches the app that it was opened in, at the start and later")
  func links() throws {
    let (first, second) = (User(url: "stand://one"), User(url: "stand://two"))
    first.connection.open(try #require(URL(string: "stand://three")))
    second.connection.open(try #require(URL(string: "stand://four")))
    expectEqual(first.sceneDelegate?.opened, ["stand://one", "stand://three"])
    expectEqual(second.sceneDelegate?.opened, ["stand://two", "stand://four"])
  }

  @Test("the shared app is the scene's own in all calls of its delegates, and in tasks that they start")
  func shared() async throws {
    let (first, second) = (User(), User())
    for user in [first, second] {
      user.connection.open(try #require(URL(string: "stand://one")))
      user.connection.send(.visible(false))
      let inTask = await user.sceneDelegate?.task?.value
      expectEqual(inTask, ObjectIdentifier(user.app))
      let sceneDelegate = try #require(user.sceneDelegate)
      user.app.terminate()
      expectEqual(user.appDelegate?.shared.allSatisfy { $0 == ObjectIdentifier(user.app) }, true)
      #expect(sceneDelegate.shared.allSatisfy { $0 == ObjectIdentifier(user.app) })
      expectEqual(sceneDelegate.shared.count, 4)
    }
  }

  @Test("outside of any scene the shared app is that of the process")
  func outside() {
    let process = UIApplication.shared
    let user = User()
    #expect(UIApplication.shared === process)
    #expect(user.app !== process)
  }

  @Test("code that outlives its scene still belongs to the scene's app")
  func afterTheScene() throws {
    let user = User()
    let other = user.app.connectScene(.phone())
    let context = other.scene.context
    other.end()
    #expect(context.perform { UIApplication.shared } === user.app)
  }

  @Test("a connection keeps its app, until it ends")
  func connectionKeepsApp() {
    var connection: SceneConnection? = UIApplication().connectScene(.phone(), delegateClass: AppDelegate.self)
    weak let app = connection?.perform { UIApplication.shared }
    expectEqual(app?.connectedScenes.count, 1)
    connection?.end()
    connection = nil
    #expect(app == nil)
  }

  @Test("an app that ended leaves nothing behind")
  func end() {
    var user: User? = User()
    weak let app = user?.app
    weak let appDelegate = user?.appDelegate
    weak let scene = user?.connection.scene
    weak let sceneDelegate = user?.sceneDelegate
    weak let window = user?.sceneDelegate?.window
    weak let controller = user?.sceneDelegate?.window?.rootViewController
    _ = user?.connection.frame()
    user?.connection.end()
    user?.app.terminate()
    user = nil
    #expect(app == nil)
    #expect(appDelegate == nil)
    #expect(scene == nil)
    #expect(sceneDelegate == nil)
    #expect(window == nil)
    #expect(controller == nil)
  }

  @Test("notifications of states have their app or scene as object")
  func notifications() {
    let (first, second) = (User(), User())
    let (firstCalls, secondCalls) = (Journal(), Journal())
    let observers =
      firstCalls.recordStates(of: first.app, first.connection.scene)
      + secondCalls.recordStates(of: second.app, second.connection.scene)
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    first.connection.send(.active(false))
    expectEqual(firstCalls.entries, ["UISceneWillDeactivate", "UIApplicationWillResignActive"])
    #expect(secondCalls.entries.isEmpty)
  }

  @Test("the end of a scene discards its session; a disconnected scene whose state is kept returns with its session")
  func sessions() throws {
    let user = User()
    user.sceneDelegate?.window?.rootViewController?.view.addSubview(Typed.field("Fuji"))
    let record = try #require(user.connection.keepRestoration())
    let session = user.connection.scene.session
    user.connection.disconnect()
    expectEqual(user.app.openSessions, [session])
    var configuration = SceneConfiguration.phone()
    configuration.restoration = record
    let next = user.app.connectScene(configuration)
    #expect(next.scene.session === session)
    let duplicate = user.app.connectScene(configuration)
    #expect(duplicate.scene.session !== session)
    #expect(duplicate.scene.session.persistentIdentifier != session.persistentIdentifier)
    next.end()
    expectEqual(user.app.openSessions, [duplicate.scene.session])
    duplicate.disconnect()
    #expect(user.app.openSessions.isEmpty)
  }
}
