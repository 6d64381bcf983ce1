import UIKit

/// An app for tests of the image host: it shows the picture in the file that the environment variable `PICTURE` names,
/// above a line of text.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Picture", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = PictureViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class PictureViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let path = ProcessInfo.processInfo.environment["PICTURE"]
    let picture = UIImageView(image: path.flatMap { UIImage(contentsOfFile: $0) })
    picture.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    let label = UILabel(frame: CGRect(x: 10, y: 60, width: 80, height: 30))
    label.text = "Picture"
    view.addSubview(picture)
    view.addSubview(label)
  }
}
