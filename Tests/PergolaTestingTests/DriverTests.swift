import Expectations
import Foundation
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite struct DriverTests {
  final class Pages: UIViewController {
    func add(_ view: UIView, _ frame: CGRect, color: UIColor? = nil, label: String? = nil) -> UIView {
      view.frame = frame
      view.backgroundColor = color
      view.accessibilityLabel = label
      self.view.addSubview(view)
      return view
    }
  }

  @Test("views that are hidden, transparent, clipped, covered or outside are not found")
  func visibility() async throws {
    let controller = Pages()
    let driver = Driver(showing: controller)
    let box = CGRect(x: 10, y: 10, width: 20, height: 20)
    _ = controller.add(UIView(), box, label: "plain")
    #expect(driver.contains("plain"))
    controller.add(UIView(), box, label: "hidden").isHidden = true
    controller.add(UIView(), box, label: "transparent").alpha = 0.005
    _ = controller.add(UIView(), box.offsetBy(dx: 1000, dy: 0), label: "outside")
    let clipping = controller.add(UIView(), CGRect(x: 100, y: 0, width: 10, height: 10))
    clipping.clipsToBounds = true
    let cut = UIView(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
    cut.accessibilityLabel = "cut off"
    clipping.addSubview(cut)
    for name in ["hidden", "transparent", "outside", "cut off"] { #expect(!driver.contains(.text(name)), "\(name)") }
    _ = controller.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 100), color: .white)
    #expect(driver.contains("plain"))
    _ = controller.add(UIView(), CGRect(x: 20, y: 0, width: 20, height: 100), color: .white)
    #expect(!driver.contains("plain"))
  }

  @Test("only the topmost modal view's contents are found")
  func modal() {
    let controller = Pages()
    let driver = Driver(showing: controller)
    _ = controller.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10), label: "behind")
    let modal = controller.add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    modal.accessibilityViewIsModal = true
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inside.accessibilityLabel = "inside"
    modal.addSubview(inside)
    #expect(driver.contains("inside"))
    #expect(!driver.contains("behind"))
  }

  @Test("labels are complete texts in reading order")
  func labels() {
    let controller = Pages()
    let driver = Driver(showing: controller)
    func label(_ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, lines: Int = 1) {
      let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: CGFloat(lines) * 16))
      label.text = text
      label.numberOfLines = lines
      controller.view.addSubview(label)
    }
    label("third", 100, 50, 100)
    label("second", 0, 50, 50)
    label("a first one of several lines", 0, 0, 100, lines: 3)
    label("too long to be shown whole", 200, 50.5, 40)
    expectEqual(driver.labels, ["a first one of several lines", "second", "third", "too long to be shown whole"])
  }

  @Test("several matching elements that act differently are an error")
  func ambiguity() async throws {
    let controller = Pages()
    let driver = Driver(showing: controller)
    for y in [0, 100] {
      let view = controller.add(UIView(), CGRect(x: 0, y: CGFloat(y), width: 100, height: 50), label: "twin")
      view.isAccessibilityElement = true
    }
    #expect(throws: DriverError.self) { try driver.frame(of: "twin") }
    let error = #expect(throws: DriverError.self) { try driver.frame(of: "nobody") }
    expectEqual(error?.description.contains("Nothing visible matches \"nobody\""), true)
  }

  @Test("a tap goes to a control rather than to the text that names it, a frame is that of the text")
  func namedControl() async throws {
    let controller = Pages()
    let driver = Driver(showing: controller)
    let text = UILabel()
    text.text = "Sound"
    _ = controller.add(text, CGRect(x: 0, y: 0, width: 100, height: 20))
    let control = UISwitch()
    _ = controller.add(control, CGRect(x: 200, y: 0, width: 51, height: 31), label: "Sound")
    try await driver.tap("Sound")
    #expect(control.isOn)
    try expectEqual(driver.frame(of: "Sound").minX, 0)
  }

  @Test("a tap passes hit testing at the middle of the visible part")
  func tapping() async throws {
    let controller = Pages()
    let driver = Driver(showing: controller)
    var taps: [CGPoint] = []
    let view = controller.add(UIView(), CGRect(x: 290, y: 100, width: 200, height: 100), label: "wide")
    view.addGestureRecognizer(
      UITapGestureRecognizer { recognizer in taps.append(recognizer.location(in: nil)) })
    try await driver.tap("wide")
    await driver.settle()
    expectEqual(taps, [CGPoint(x: 340, y: 150)])
    await driver.tap(at: CGPoint(x: 1, y: 1))
    await driver.settle()
    expectEqual(taps.count, 1)
  }

  @Test("a tap hits the part that is not covered")
  func tappingWhatIsLeft() async throws {
    let controller = Pages()
    let driver = Driver(showing: controller)
    var taps = 0
    let view = controller.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100), label: "half covered")
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    _ = controller.add(UIView(), CGRect(x: 0, y: 0, width: 70, height: 100), color: .white)
    try await driver.tap("half covered")
    expectEqual(taps, 1)
    _ = controller.add(UIView(), CGRect(x: 80, y: 10, width: 15, height: 90), color: .white)
    try await driver.tap("half covered")
    expectEqual(taps, 2)
  }

  @Test("settling until a condition throws after the timeout")
  func timeout() async throws {
    let driver = Driver(showing: Pages())
    let error = await #expect(throws: DriverError.self) {
      try await driver.settle(until: { false }, timeout: .milliseconds(20))
    }
    guard case .timedOut(let seconds, _) = error else {
      Issue.record("expected a timeout, not \(String(describing: error))")
      return
    }
    #expect(abs(seconds - 0.02) < 0.001)
  }

  @Test("settling waits for work on the main queue")
  func settling() async {
    let controller = Pages()
    let driver = Driver(showing: controller)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    controller.view.addSubview(label)
    DispatchQueue.main.async { DispatchQueue.main.async { label.text = "done" } }
    await driver.settle()
    expectEqual(driver.labels, ["done"])
  }

  @Test("the window has the given size and traits")
  func surroundings() async {
    let driver = Driver(
      showing: Pages(), size: CGSize(width: 820, height: 1180), idiom: .pad,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), appearance: .dark, contentSize: .extraLarge,
      layoutDirection: .rightToLeft)
    let traits = driver.window.traitCollection
    expectEqual(driver.window.bounds.size, CGSize(width: 820, height: 1180))
    expectEqual(traits.userInterfaceIdiom, .pad)
    expectEqual(traits.userInterfaceStyle, .dark)
    expectEqual(traits.preferredContentSizeCategory, .extraLarge)
    expectEqual(traits.layoutDirection, .rightToLeft)
    expectEqual(traits.displayScale, 2)
    expectEqual(driver.window.safeAreaInsets.top, 20)
    await driver.resize(to: CGSize(width: 1180, height: 820))
    expectEqual(driver.window.bounds.size, CGSize(width: 1180, height: 820))
  }

  @Test("a released driver disconnects its scene and keeps the view hierarchy")
  func end() throws {
    let controller = Pages()
    var driver: Driver? = Driver(showing: controller)
    let scene = try #require(driver?.window.windowScene)
    let window = driver?.window
    expectEqual(scene.activationState, .foregroundActive)
    driver = nil
    expectEqual(scene.activationState, .unattached)
    #expect(controller.view.superview === window)
  }
}

@MainActor @Suite struct DrawnTextTests {
  final class Chart: UIView {
    override func draw(_ rect: CGRect) {
      "Apples".draw(at: CGPoint(x: 8, y: 16))
      "Pears".draw(in: CGRect(x: 8, y: 48, width: 100, height: 16))
      "Off".draw(at: CGPoint(x: 8, y: 1000))
    }
  }

  @Test("texts that a view draws are labels at their drawn positions")
  func labels() async throws {
    let controller = UIViewController()
    let driver = Driver(showing: controller)
    let chart = Chart(frame: CGRect(x: 40, y: 100, width: 200, height: 200))
    chart.isAccessibilityElement = true
    chart.accessibilityLabel = "Fruit"
    controller.view.addSubview(chart)
    await driver.settle()
    expectEqual(driver.labels, ["Apples", "Pears"])
    try expectEqual(driver.frame(of: "Pears").origin, CGPoint(x: 48, y: 148))
    try expectEqual(driver.frame(of: "Fruit"), chart.frame)
    #expect(!driver.contains("Off"))
    #expect(driver.text.contains("Apples"))
    let cover = UIView(frame: CGRect(x: 0, y: 140, width: 390, height: 30))
    cover.backgroundColor = .white
    controller.view.addSubview(cover)
    expectEqual(driver.labels, ["Apples"])
    chart.mask = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    chart.mask?.backgroundColor = .black
    #expect(driver.labels.isEmpty)
  }
}
