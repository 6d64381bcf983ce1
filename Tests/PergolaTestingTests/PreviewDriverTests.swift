import Expectations
import PergolaTesting
import PergolaUIKit
import Testing

/// Previews of UIKit's views and controllers, in a driver.
@MainActor @Suite struct PreviewDriverTests {
  @Test("a preview of a controller fills the window")
  func controller() async {
    let driver = Driver(preview: "a greeting controller", size: CGSize(width: 320, height: 480))
    await driver.settle()
    expectEqual(driver.labels, ["hello"])
    #expect(driver.window.rootViewController is GreetingController)
  }

  @Test("a preview of a view with a fixed size stands in the middle of the window")
  func fixedSize() async throws {
    let driver = Driver(preview: "a greeting in a box", size: CGSize(width: 320, height: 480))
    await driver.settle()
    let content = try #require(driver.window.rootViewController?.children.first)
    expectEqual(content.view.frame, CGRect(x: 60, y: 200, width: 200, height: 80))
  }

  @Test("a preview that fits its content has the size that the constraints determine")
  func fittingSize() async throws {
    let driver = Driver(preview: "a greeting that fits", size: CGSize(width: 320, height: 480))
    await driver.settle()
    let content = try #require(driver.window.rootViewController?.children.first)
    expectEqual(content.view.frame, CGRect(x: 100, y: 210, width: 120, height: 60))
  }
}

private final class GreetingController: UIViewController {
  override func loadView() { view = GreetingView() }
}

private final class GreetingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.widthAnchor.constraint(equalToConstant: 120).with(priority: .defaultHigh),
      label.heightAnchor.constraint(equalToConstant: 60).with(priority: .defaultHigh),
    ])
  }

  required init?(coder: NSCoder) { return nil }
}

extension NSLayoutConstraint {
  fileprivate func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

@MainActor private enum GreetingPreviews: _PreviewSource {
  static var _sourceName: String { "greetings" }
  static var _line: Int { 1 }
  static var _previews: [Preview] {
    [
      Preview("a greeting controller") { GreetingController() },
      Preview("a greeting in a box", traits: .fixedLayout(width: 200, height: 80)) { GreetingView() },
      Preview("a greeting that fits", traits: .sizeThatFitsLayout) { GreetingView() },
    ]
  }
}
