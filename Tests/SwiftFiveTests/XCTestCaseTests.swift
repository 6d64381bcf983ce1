import PergolaTesting
import UIKit
import XCTest

/// A test case of XCTest with asynchronous methods over a driver.
final class XCTestCaseTests: XCTestCase {
  @MainActor private final class Greeting: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Hello"
      view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      label.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
  }

  @MainActor func testControllerIsShown() async throws {
    let driver = Driver(showing: Greeting())
    await driver.settle()
    XCTAssertTrue(driver.contains("Hello"))
  }

  @MainActor func testViewsHaveNoSizeByDefault() {
    XCTAssertEqual(UIView().frame, .zero)
  }
}
