import Expectations
import Foundation
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite struct PresentationDriverTests {
  final class Screen: UIViewController {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 20))

    init(_ text: String) {
      super.init(nibName: nil, bundle: nil)
      label.text = text
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      view.addSubview(label)
    }
  }

  @Test(
    "a presented screen hides what it covers from the driver, and escape dismisses it",
    arguments: [
      UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .popover,
    ])
  func covering(style: UIModalPresentationStyle) async {
    let root = Screen("behind")
    let driver = Driver(showing: root)
    await driver.settle()
    let front = Screen("front")
    front.modalPresentationStyle = style
    root.present(front, animated: true)
    await driver.settle()
    #expect(driver.contains("front"))
    #expect(!driver.contains("behind"))
    await driver.press(.escape)
    await driver.settle()
    #expect(!driver.contains("front"))
    #expect(driver.contains("behind"))
  }

  @Test("an alert is used by the texts of its actions")
  func alert() async throws {
    let root = Screen("behind")
    let driver = Driver(showing: root)
    await driver.settle()
    let alert = UIAlertController(title: "Sign in", message: "Your name, please.", preferredStyle: .alert)
    var name: String?
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in name = alert?.textFields?.first?.text })
    root.present(alert, animated: true)
    await driver.settle()
    #expect(driver.contains("Sign in"))
    #expect(driver.contains("Your name, please."))
    try await driver.type("Ada", into: "Name")
    try await driver.tap("OK")
    await driver.settle()
    expectEqual(name, "Ada")
    #expect(driver.contains("behind"))
    #expect(!driver.contains("Sign in"))
  }

  @Test("a sheet is dismissed by a swipe down")
  func swipe() async throws {
    let root = Screen("behind")
    let driver = Driver(showing: root)
    await driver.settle()
    root.present(Screen("front"), animated: true)
    await driver.settle()
    try await driver.swipe("front", .down)
    await driver.settle()
    #expect(driver.contains("behind"))
    #expect(root.presentedViewController == nil)
  }
}
