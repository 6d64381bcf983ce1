import PergolaUIKit

/// An app with a row of two texts, a control with an icon and an empty label, and a button that removes a text and adds what was
/// typed.
final class ShopDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = ShopController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class ShopController: UIViewController, UITableViewDataSource {
  private let apple = UILabel(frame: CGRect(x: 16, y: 80, width: 200, height: 20))
  private let added = UILabel(frame: CGRect(x: 16, y: 110, width: 200, height: 20))
  private let field = UITextField(frame: CGRect(x: 16, y: 140, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    apple.text = "Apple"
    field.placeholder = "Name"
    for view in [apple, added, field] { self.view.addSubview(view) }
    let table = UITableView(frame: CGRect(x: 0, y: 400, width: 390, height: 60))
    table.dataSource = self
    view.addSubview(table)
    let icon = UIControl(frame: CGRect(x: 16, y: 200, width: 44, height: 44))
    icon.accessibilityTraits = .button
    icon.accessibilityLabel = ""
    icon.addAction(UIAction { _ in }, for: .touchUpInside)
    let image = UIImageView(image: UIImage(systemName: "plus"))
    image.isAccessibilityElement = true
    image.accessibilityLabel = "Add"
    icon.addSubview(image)
    view.addSubview(icon)
    var replace = UIButton.Configuration.plain()
    replace.title = "Replace"
    let button = UIButton(
      configuration: replace, primaryAction: UIAction { [weak self] _ in self?.replace() })
    button.frame = CGRect(x: 16, y: 260, width: 200, height: 50)
    view.addSubview(button)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Price"
    cell.detailTextLabel?.text = "5\u{A0}€"
    return cell
  }

  private func replace() {
    apple.isHidden = true
    added.text = field.text
    field.text = ""
  }
}
