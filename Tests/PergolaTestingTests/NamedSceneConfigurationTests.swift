import Expectations
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite("Scene configurations with a name and without a class")
struct NamedSceneConfigurationTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
  }

  @Test("the scene's delegate is the class SceneDelegate of the app's module")
  func named() {
    let driver = Driver(delegate: AppDelegate.self)
    expectEqual(driver.labels, ["Made by SceneDelegate"])
  }

  private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = LabelController("Made by the app's delegate")
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test("an app without scene configurations has no scene delegate")
  func unnamed() {
    let driver = Driver(delegate: PlainAppDelegate.self)
    expectEqual(driver.labels, ["Made by the app's delegate"])
  }
}

private final class LabelController: UIViewController {
  init(_ text: String) {
    super.init(nibName: nil, bundle: nil)
    title = text
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
    label.text = title
    view.addSubview(label)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = LabelController("Made by SceneDelegate")
    window?.makeKeyAndVisible()
  }
}
