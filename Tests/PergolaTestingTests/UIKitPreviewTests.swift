import Expectations
import PergolaTesting
import PergolaUIKit
import Testing

/// A controller that shows a text.
private final class FruitController: UIViewController {
  private let fruit: String

  init(_ fruit: String) {
    self.fruit = fruit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    let label = UILabel()
    label.text = fruit
    view = label
  }
}

#Preview("a controller of plums") { FruitController("plum") }

#Preview("a controller by statements", traits: .fixedLayout(width: 200, height: 100)) {
  let fruit = "pear"
  return FruitController(fruit)
}

#Preview("a view of UIKit") {
  let label = UILabel()
  label.text = "quince"
  return label
}

/// Previews by `#Preview` in files that know UIKit alone.
@MainActor @Suite struct UIKitPreviewTests {
  @Test(
    "controllers and views of UIKit are previews, also those that statements make",
    arguments: [
      ("a controller of plums", "plum"), ("a controller by statements", "pear"), ("a view of UIKit", "quince"),
    ])
  func content(name: String, text: String) async {
    let driver = Driver(preview: name)
    await driver.settle()
    expectEqual(driver.labels, [text])
  }
}
