import Foundation
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite struct DriverPinchTests {
  @Test("a pinch by the driver has the given scale at its end", arguments: [0.5, 2, 3] as [CGFloat])
  func pinch(scale: CGFloat) async throws {
    let controller = UIViewController()
    let driver = Driver(showing: controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    view.accessibilityLabel = "Map"
    controller.view.addSubview(view)
    var end: CGFloat?
    view.addGestureRecognizer(
      UIPinchGestureRecognizer { recognizer in
        if recognizer.state == .ended { end = (recognizer as? UIPinchGestureRecognizer)?.scale }
      })
    await driver.settle()
    try await driver.pinch("Map", scale: scale)
    let result = try #require(end)
    #expect(abs(result - scale) < 0.001)
  }
}
