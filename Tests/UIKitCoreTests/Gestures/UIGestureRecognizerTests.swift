import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIGestureRecognizerTests {
  let screen = InputScene()
  let outer = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let inner = TouchRecorder(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    screen.window.addSubview(outer)
    outer.addSubview(inner)
  }

  final class Record { var calls: [String] = [] }

  final class Decider: NSObject, UIGestureRecognizerDelegate {
    var allowsBoth = false
    var lets = true
    var receives = true
    weak var first: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { lets }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsBoth }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === first }
  }

  @Test("a recogniser ignores a touch that its delegate does not let it receive")
  func notReceived() {
    let decider = Decider()
    decider.receives = false
    let tap = UITapGestureRecognizer { _ in Issue.record("recognised") }
    tap.delegate = decider
    inner.addGestureRecognizer(tap)
    screen.tap(150, 150)
    expectEqual(inner.calls, ["began 1", "ended"])
  }

  @Test("a delegate can require the failure of another recogniser dynamically")
  func dynamicRequirement() {
    let record = Record()
    let decider = Decider()
    let pan = UIPanGestureRecognizer { _ in record.calls.append("pan") }
    let swipe = UISwipeGestureRecognizer { _ in record.calls.append("swipe") }
    swipe.direction = .left
    pan.delegate = decider
    decider.first = swipe
    inner.addGestureRecognizer(pan)
    inner.addGestureRecognizer(swipe)
    screen.touch(.began, 190, 150)
    screen.touch(.moved, 170, 150)
    #expect(record.calls.isEmpty)
    screen.touch(.moved, 130, 150)
    expectEqual(record.calls, ["swipe"])
    screen.touch(.ended, 130, 150)
    screen.touch(.began, 150, 150)
    screen.touch(.moved, 150, 170)
    expectEqual(record.calls, ["swipe", "pan"])
  }

  @Test("a tap calls its handler once and cancels the view's touch")
  func tap() {
    let view = inner
    let tap = UITapGestureRecognizer { _ in view.calls.append("tapped") }
    inner.addGestureRecognizer(tap)
    screen.tap(150, 150)
    expectEqual(inner.calls, ["began 1", "tapped", "cancelled"])
    expectEqual(tap.state, .possible)
    expectEqual(tap.location(in: inner), CGPoint(x: 50, y: 50))
  }

  @Test("a tap that moves or rests too long is not recognised")
  func noTap() {
    let tap = UITapGestureRecognizer { _ in Issue.record("recognised") }
    inner.addGestureRecognizer(tap)
    screen.touch(.began, 110, 110)
    screen.touch(.moved, 180, 180)
    screen.touch(.ended, 180, 180)
    expectEqual(inner.calls, ["began 1", "moved", "ended"])
    screen.touch(.began, 150, 150)
    screen.advance(by: 1)
    screen.touch(.ended, 150, 150)
    expectEqual(tap.state, .possible)
  }

  @Test("the deepest view's tap wins unless its delegate decides otherwise")
  func deepestWins() {
    let record = Record()
    let decider = Decider()
    let innerTap = UITapGestureRecognizer { _ in record.calls.append("inner") }
    inner.addGestureRecognizer(innerTap)
    outer.addGestureRecognizer(UITapGestureRecognizer { _ in record.calls.append("outer") })
    screen.tap(150, 150)
    expectEqual(record.calls, ["inner"])
    innerTap.delegate = decider
    decider.allowsBoth = true
    screen.tap(150, 150)
    expectEqual(record.calls, ["inner", "inner", "outer"])
    decider.allowsBoth = false
    decider.lets = false
    screen.tap(150, 150)
    expectEqual(record.calls, ["inner", "inner", "outer", "outer"])
  }

  @Test("a single tap waits for a double tap to fail")
  func doubleTap() {
    let record = Record()
    let single = UITapGestureRecognizer { _ in record.calls.append("single") }
    let double = UITapGestureRecognizer { _ in record.calls.append("double") }
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    inner.addGestureRecognizer(single)
    inner.addGestureRecognizer(double)
    screen.tap(150, 150)
    #expect(record.calls.isEmpty)
    screen.advance(by: 0.4)
    expectEqual(record.calls, ["single"])
    screen.tap(150, 150)
    screen.tap(150, 150)
    screen.advance(by: 1)
    expectEqual(record.calls, ["single", "double"])
    expectEqual(single.state, .possible)
    expectEqual(double.state, .possible)
    screen.tap(150, 150)
    screen.advance(by: 1)
    expectEqual(record.calls, ["single", "double", "single"])
  }

  @Test("a long press begins after half a second and follows the finger")
  func longPress() {
    let record = Record()
    let press = UILongPressGestureRecognizer { record.calls.append("\($0.state)") }
    inner.addGestureRecognizer(press)
    screen.touch(.began, 150, 150)
    screen.advance(by: 0.49)
    #expect(record.calls.isEmpty)
    screen.advance(by: 0.02)
    screen.touch(.moved, 190, 150)
    screen.touch(.ended, 190, 150)
    expectEqual(record.calls, ["began", "changed", "ended"])
    expectEqual(inner.calls, ["began 1", "cancelled"])
    screen.touch(.began, 150, 150)
    screen.touch(.moved, 161, 150)
    screen.advance(by: 1)
    screen.touch(.ended, 161, 150)
    expectEqual(record.calls.count, 3)
  }

  @Test("a further touch during a long press calls no handler")
  func furtherTouch() {
    let record = Record()
    let press = UILongPressGestureRecognizer { record.calls.append("\($0.state)") }
    inner.addGestureRecognizer(press)
    screen.touch(.began, 150, 150)
    screen.advance(by: 0.51)
    screen.touch(.moved, 160, 150)
    screen.touch(.began, 170, 170, finger: 1)
    expectEqual(record.calls, ["began", "changed"])
  }

  @Test("a pan begins after 10 points and measures its full translation")
  func pan() {
    let record = Record()
    let pan = UIPanGestureRecognizer()
    let container = outer
    pan.addHandler { _ in record.calls.append("\(pan.state) \(pan.translation(in: container).x)") }
    inner.addGestureRecognizer(pan)
    screen.touch(.began, 150, 150)
    screen.touch(.moved, 159, 150)
    #expect(record.calls.isEmpty)
    screen.touch(.moved, 162, 150)
    pan.setTranslation(CGPoint(x: 1, y: 0), in: outer)
    screen.touch(.moved, 172, 150)
    screen.touch(.ended, 172, 150)
    expectEqual(record.calls, ["began 12.0", "changed 11.0", "ended 11.0"])
  }

  @Test("a pan's velocity follows the scene's clock, and is 0 if that stops")
  func velocity() {
    let pan = UIPanGestureRecognizer()
    inner.addGestureRecognizer(pan)
    screen.drag(from: CGPoint(x: 110, y: 150), to: CGPoint(x: 150, y: 150), lifting: false)
    #expect(abs(pan.velocity(in: outer).x - 600) < 0.001)
    screen.touch(.ended, 150, 150)
    screen.touch(.began, 110, 150)
    screen.touch(.moved, 150, 150)
    expectEqual(pan.velocity(in: outer), .zero)
  }

  @Test("a swipe is recognised in its direction only")
  func swipe() {
    let record = Record()
    let swipe = UISwipeGestureRecognizer { _ in record.calls.append("left") }
    swipe.direction = .left
    inner.addGestureRecognizer(swipe)
    screen.drag(from: CGPoint(x: 190, y: 150), to: CGPoint(x: 120, y: 150))
    screen.drag(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 190, y: 150))
    screen.drag(from: CGPoint(x: 150, y: 110), to: CGPoint(x: 150, y: 190))
    expectEqual(record.calls, ["left"])
  }

  @Test("a recogniser disabled or removed during a gesture is cancelled")
  func switchedOff() {
    let record = Record()
    let pan = UIPanGestureRecognizer { record.calls.append("\($0.state)") }
    inner.addGestureRecognizer(pan)
    screen.drag(from: CGPoint(x: 110, y: 150), to: CGPoint(x: 150, y: 150), steps: 1, lifting: false)
    pan.isEnabled = false
    expectEqual(record.calls, ["began", "cancelled"])
    screen.touch(.moved, 160, 150)
    screen.touch(.ended, 160, 150)
    pan.isEnabled = true
    screen.drag(from: CGPoint(x: 110, y: 150), to: CGPoint(x: 150, y: 150), steps: 1, lifting: false)
    inner.removeGestureRecognizer(pan)
    expectEqual(record.calls, ["began", "cancelled", "began", "cancelled"])
    #expect(inner.gestureRecognizers == nil)
  }

  @Test("a removed handler is not called again")
  func removedHandler() {
    let record = Record()
    let tap = UITapGestureRecognizer()
    let token = tap.addHandler { _ in record.calls.append("first") }
    tap.addHandler { _ in record.calls.append("second") }
    inner.addGestureRecognizer(tap)
    screen.tap(150, 150)
    tap.removeHandler(token)
    screen.tap(150, 150)
    expectEqual(record.calls, ["first", "second", "second"])
  }

  @Test("a tap with two fingers needs both")
  func twoFingers() {
    let record = Record()
    let tap = UITapGestureRecognizer { record.calls.append("\($0.numberOfTouches)") }
    tap.numberOfTouchesRequired = 2
    inner.addGestureRecognizer(tap)
    screen.tap(150, 150)
    #expect(record.calls.isEmpty)
    screen.touch(.began, 140, 150)
    screen.touch(.began, 160, 150, finger: 1)
    screen.touch(.ended, 140, 150)
    screen.touch(.ended, 160, 150, finger: 1)
    expectEqual(record.calls.count, 1)
  }
}
