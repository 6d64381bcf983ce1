import PergolaUIKit

/// An app that asks before it saves: its screen goes, and comes back with a text more.
final class SavingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = SavingController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class SavingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, text) in ["One", "Two", "Three", "Four", "Saved"].enumerated() {
      let label = UILabel(frame: CGRect(x: 16, y: 80 + 30 * number, width: 200, height: 20))
      label.text = text
      label.isHidden = text == "Saved"
      view.addSubview(label)
    }
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 16, y: 400, width: 200, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func ask() {
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [weak self] _ in
        self?.view.subviews.forEach { $0.isHidden = false }
      })
    present(alert, animated: true)
  }
}
