#if Web
  import Expectations
  import Hummingbird
  import PergolaSwiftUI
  import PergolaUIKit
  import PergolaWeb
  import RouterStage
  import Testing

  @MainActor @Suite("Apps in the router of a server", .serialized)
  struct MountedAppTests {
    @Test("an app of UIKit and one of SwiftUI are served beside other routes")
    func mounted() async throws {
      let router = Router()
      router.get("hello") { _, _ in "hello" }
      _ = try router.addPergola(GreetingDelegate.self, at: "/lists") { $0.store = MemoryStore() }
      _ = try router.addPergola(GreetingApp.self, at: "counter/") { $0.store = MemoryStore() }
      let stage = RouterStage(router)
      try await expectEqual(stage.request(.get, "/hello").text, "hello")
      #expect(try await stage.request(.get, "/lists").text.contains("Greetings of UIKit to nobody"))
      #expect(try await stage.request(.get, "/counter/").text.contains("Greetings of SwiftUI to nobody"))
      try await expectEqual(stage.request(.get, "/other").status, .notFound)
    }

    @Test("the identity of the user reaches traits and environment, and a refusal makes no scene")
    func identity() async throws {
      let identify: @Sendable (WebRequest) -> Admission = { request in
        request.cookie("user").map { .allowed(WebIdentity(id: $0)) } ?? .refused("Who are you?")
      }
      let router = Router()
      _ = try router.addPergola(GreetingDelegate.self, at: "/lists") {
        $0.store = MemoryStore()
        $0.identify = identify
      }
      _ = try router.addPergola(GreetingApp.self, at: "/counter") {
        $0.store = MemoryStore()
        $0.identify = identify
      }
      let stage = RouterStage(router)
      let launches = GreetingDelegate.launches
      let refusal = try await stage.request(.get, "/lists")
      expectEqual(refusal.status, .forbidden)
      expectEqual(refusal.text, "Who are you?\n")
      expectEqual(GreetingDelegate.launches, launches)
      let headers: HTTPFields = [.cookie: "user=Ann"]
      #expect(try await stage.request(.get, "/lists", headers: headers).text.contains("Greetings of UIKit to Ann"))
      #expect(try await stage.request(.get, "/counter", headers: headers).text.contains("Greetings of SwiftUI to Ann"))
    }
  }

  private final class GreetingDelegate: UIResponder, UIApplicationDelegate {
    static var launches = 0

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.launches += 1
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = GreetingSceneDelegate.self
      return configuration
    }
  }

  private final class GreetingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = GreetingController()
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  private final class GreetingController: UIViewController {
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
      label.text = "Greetings of UIKit to \(traitCollection.userIdentifier ?? "nobody")"
      view.addSubview(label)
    }
  }

  private struct GreetingApp: App {
    var body: some Scene { WindowGroup { GreetingView() } }
  }

  private struct GreetingView: View {
    @PergolaSwiftUI.Environment(\.userIdentifier) private var user

    var body: some View { Text(verbatim: "Greetings of SwiftUI to \(user ?? "nobody")") }
  }
#endif
