import Expectations
import Foundation
import PergolaTesting
import PergolaUIKit
import SeededRandomness
import Testing

@MainActor @Suite struct DriverTransformTests {
  private let controller = UIViewController()
  private let driver: Driver

  init() { driver = Driver(showing: controller) }

  private func add(
    _ label: String?, _ frame: CGRect, to parent: UIView? = nil, color: UIColor? = nil,
    transform: CGAffineTransform = .identity
  ) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityLabel = label
    view.backgroundColor = color
    view.transform = transform
    (parent ?? controller.view).addSubview(view)
    return view
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.maxX - b.maxX) < 1e-6
      && abs(a.maxY - b.maxY) < 1e-6
  }

  @Test("the frame of a transformed view is its bounding box on screen")
  func frames() throws {
    let box = CGRect(x: 100, y: 200, width: 120, height: 40)
    _ = add("turned", box, transform: CGAffineTransform(rotationAngle: .pi / 2))
    _ = add("scaled", box, transform: CGAffineTransform(scaleX: 0.5, y: 2))
    _ = add("moved", box, transform: CGAffineTransform(translationX: -30, y: 50))
    #expect(isClose(try driver.frame(of: "turned"), CGRect(x: 140, y: 160, width: 40, height: 120)))
    #expect(isClose(try driver.frame(of: "scaled"), CGRect(x: 130, y: 180, width: 60, height: 80)))
    #expect(isClose(try driver.frame(of: "moved"), CGRect(x: 70, y: 250, width: 120, height: 40)))
  }

  @Test("the frame of a nested view follows all enclosing transforms")
  func nestedFrames() throws {
    let outer = add(
      nil, CGRect(x: 0, y: 300, width: 200, height: 100),
      transform: CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 1.5, y: 0.5))
    outer.bounds.origin = CGPoint(x: 5, y: -7)
    let inner = add(
      "inner", CGRect(x: 20, y: 10, width: 60, height: 20), to: outer,
      transform: CGAffineTransform(translationX: 10, y: 5).rotated(by: 1))
    #expect(isClose(try driver.frame(of: "inner"), inner.convert(inner.bounds, to: nil)))
  }

  @Test("a tap hits a view that a transform moved from its frame")
  func tapping() async throws {
    let container = add(
      nil, CGRect(x: 20, y: 300, width: 300, height: 20), transform: CGAffineTransform(rotationAngle: .pi / 2))
    var taps = 0
    let end = add("end", CGRect(x: 0, y: 0, width: 20, height: 20), to: container)
    end.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    try await driver.tap("end")
    expectEqual(taps, 1)
  }

  @Test("a tap on a clipped, rotated view hits the visible part")
  func tappingWhatIsLeft() async throws {
    let clip = add(nil, CGRect(x: 0, y: 100, width: 200, height: 60))
    clip.clipsToBounds = true
    var taps = 0
    let bar = add(
      "bar", CGRect(x: -80, y: 90, width: 360, height: 20), to: clip,
      transform: CGAffineTransform(rotationAngle: .pi / 4))
    bar.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    try await driver.tap("bar")
    expectEqual(taps, 1)
  }

  @Test("a rotated view is not found where only its bounding box is visible")
  func cornerOfBox() {
    let clip = add(nil, CGRect(x: 100, y: 100, width: 10, height: 10))
    clip.clipsToBounds = true
    _ = add(
      "diamond", CGRect(x: 0, y: 0, width: 100, height: 100), to: clip,
      transform: CGAffineTransform(rotationAngle: .pi / 4))
    #expect(!driver.contains("diamond"))
  }

  @Test("a rotated opaque view covers what is behind it, nothing beside it")
  func covering() {
    _ = add("behind", CGRect(x: 190, y: 190, width: 20, height: 20))
    _ = add("beside", CGRect(x: 150, y: 150, width: 20, height: 20))
    _ = add(
      nil, CGRect(x: 150, y: 150, width: 100, height: 100), color: .white,
      transform: CGAffineTransform(rotationAngle: .pi / 4))
    #expect(!driver.contains("behind"))
    #expect(driver.contains("beside"))
  }

  @Test("labels of transformed views are ordered by their drawn position")
  func readingOrder() {
    func label(_ text: String, _ x: CGFloat, _ transform: CGAffineTransform) {
      let label = UILabel(frame: CGRect(x: x, y: 100, width: 80, height: 16))
      label.text = text
      label.transform = transform
      controller.view.addSubview(label)
    }
    label("below", 0, CGAffineTransform(translationX: 0, y: 60))
    label("above", 200, .identity)
    expectEqual(driver.labels, ["above", "below"])
  }

  @Test("a text drawn in a transformed view has its drawn frame")
  func drawnTexts() throws {
    let chart = DrawnTextTests.Chart(frame: CGRect(x: 40, y: 100, width: 200, height: 200))
    chart.transform = CGAffineTransform(rotationAngle: .pi)
    controller.view.addSubview(chart)
    #expect(isClose(try driver.frame(of: "Apples"), CGRect(x: 184, y: 268, width: 48, height: 16)))
  }

  @Test("views in random hierarchies have correct frames and receive taps", arguments: 0..<40)
  func random(seed: Int) async throws {
    var randomness = Randomness(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &randomness) }
    var parents: [UIView] = [controller.view]
    var touched: UIView?
    for index in 0..<20 {
      let view = TouchRecorder { touched = $0 }
      view.frame = CGRect(x: number(-20...200), y: number(-20...400), width: number(10...200), height: number(10...200))
      view.transform = CGAffineTransform(
        a: number(-1.5...1.5), b: number(-1...1), c: number(-1...1), d: number(-1.5...1.5), tx: number(-40...40),
        ty: number(-40...40))
      view.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
      view.accessibilityLabel = "view \(index)"
      // Each view that takes touches is painted there and hides the views behind it.
      view.backgroundColor = .white
      view.clipsToBounds = true
      parents[randomness.next(below: parents.count)].addSubview(view)
      parents.append(view)
    }
    for view in parents.dropFirst() {
      let query = Query.text(view.accessibilityLabel ?? "")
      guard driver.contains(query) else { continue }
      #expect(isClose(try driver.frame(of: query), view.convert(view.bounds, to: nil)), "\(query)")
      touched = nil
      try await driver.tap(query)
      expectEqual(touched?.isDescendant(of: view), true, "\(query)")
    }
  }
}

private final class TouchRecorder: UIView {
  private let onTouch: @MainActor (UIView) -> Void

  init(onTouch: @escaping @MainActor (UIView) -> Void) {
    self.onTouch = onTouch
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch(self) }
}
