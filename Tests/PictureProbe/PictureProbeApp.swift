import UIKit

/// An app for tests of the image host: it shows the picture in the file that the environment variable `PICTURE` names,
/// above a line of text, or with the variable `SCRIPTS` texts in several scripts and kinds of font.
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
    if ProcessInfo.processInfo.environment["SCRIPTS"] != nil { addScripts() }
  }

  private func addScripts() {
    let texts = [
      "AVATAR, 1234 → ✓", "Ελληνικά, Русский", "العربية من اليمين", "עברית מימין", "हिन्दी में", "ภาษาไทย", "日本語、中文、한국어",
      "👍🏽 👩‍👩‍👧 🎉",
    ]
    var fonts = [UIFont.systemFont(ofSize: 15), .monospacedSystemFont(ofSize: 15, weight: .regular)]
    fonts += ["Georgia", "Courier", "Helvetica"].compactMap { UIFont(name: $0, size: 15) }
    for (column, font) in fonts.enumerated() {
      for (row, text) in texts.enumerated() {
        let label = UILabel(frame: CGRect(x: 10 + 200 * column, y: 100 + 30 * row, width: 190, height: 28))
        label.text = text
        label.font = font
        view.addSubview(label)
      }
    }
  }
}
