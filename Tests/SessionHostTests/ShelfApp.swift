import PergolaUIKit

/// An app with content of 600 points that scrolls, in which three boxes without a role can be tapped: one at the top, one with
/// two texts of which the second is below the edge of a window of 400 points, and one far below.
final class ShelfDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    window.rootViewController = ShelfController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class ShelfController: UIViewController {
  override func loadView() {
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 600)
    scrollView.addSubview(box(["Upper"], at: 20))
    scrollView.addSubview(box(["Lower", "behind the edge"], at: 370))
    scrollView.addSubview(box(["Far"], at: 520))
    view = scrollView
  }

  private func box(_ texts: [String], at y: CGFloat) -> UIView {
    let control = UIControl(frame: CGRect(x: 16, y: y, width: 200, height: 70))
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    for (index, text) in texts.enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: 200, height: 20))
      label.text = text
      control.addSubview(label)
    }
    return control
  }
}
