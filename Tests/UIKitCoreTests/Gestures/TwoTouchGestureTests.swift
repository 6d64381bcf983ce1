import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct TwoTouchGestureTests {
  private let screen = InputScene()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let record = Record()

  private final class Record { var calls: [String] = [] }

  private final class Permission: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  init() {
    screen.window.addSubview(view)
    screen.layOut()
  }

  private func addPinch() -> UIPinchGestureRecognizer {
    let record = record
    let pinch = UIPinchGestureRecognizer { recognizer in
      guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
      record.calls.append("\(pinch.state) \(pinch.scale)")
    }
    view.addGestureRecognizer(pinch)
    return pinch
  }

  private func addRotation() -> UIRotationGestureRecognizer {
    let record = record
    let rotation = UIRotationGestureRecognizer { recognizer in
      guard let rotation = recognizer as? UIRotationGestureRecognizer else { return }
      record.calls.append("\(rotation.state) \((rotation.rotation * 180 / .pi).rounded())")
    }
    view.addGestureRecognizer(rotation)
    return rotation
  }

  @Test("a pinch begins after 8 points, its scale is the ratio of the distances, and it ends with the last touch")
  func pinch() {
    _ = addPinch()
    screen.touch(.began, 150, 200, finger: 0)
    screen.touch(.began, 250, 200, finger: 1)
    screen.touch(.moved, 255, 200, finger: 1)
    expectEqual(record.calls, [])
    screen.touch(.moved, 300, 200, finger: 1)
    screen.touch(.moved, 350, 200, finger: 1)
    expectEqual(record.calls, ["began 1.5", "changed 2.0"])
    screen.touch(.ended, 350, 200, finger: 1)
    expectEqual(record.calls.count, 2)
    screen.touch(.ended, 150, 200, finger: 0)
    expectEqual(record.calls, ["began 1.5", "changed 2.0", "ended 2.0"])
  }

  @Test("a scale that is set is the start of further changes")
  func setScale() {
    let pinch = addPinch()
    screen.touch(.began, 150, 200, finger: 0)
    screen.touch(.began, 250, 200, finger: 1)
    screen.touch(.moved, 350, 200, finger: 1)
    expectEqual(pinch.scale, 2)
    pinch.scale = 1
    screen.touch(.moved, 250, 200, finger: 1)
    expectEqual(pinch.scale, 0.5)
  }

  @Test("the velocity of a pinch is the change of its scale per second")
  func velocity() {
    let pinch = addPinch()
    screen.touch(.began, 150, 200, finger: 0)
    screen.touch(.began, 250, 200, finger: 1)
    screen.advance(by: 0.05)
    screen.touch(.moved, 300, 200, finger: 1)
    #expect(abs(pinch.velocity - 10) < 0.001)
  }

  @Test("a single touch is not a pinch")
  func singleTouch() {
    let pinch = addPinch()
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 300))
    expectEqual(record.calls, [])
    expectEqual(pinch.state, .possible)
  }

  @Test("a cancelled touch cancels a pinch")
  func cancellation() {
    _ = addPinch()
    screen.touch(.began, 150, 200, finger: 0)
    screen.touch(.began, 250, 200, finger: 1)
    screen.touch(.moved, 350, 200, finger: 1)
    screen.touch(.cancelled, 350, 200, finger: 1)
    expectEqual(record.calls.last, "cancelled 2.0")
  }

  @Test("a rotation begins after 5 degrees and counts clockwise")
  func rotation() {
    _ = addRotation()
    screen.touch(.began, 100, 200, finger: 0)
    screen.touch(.began, 200, 200, finger: 1)
    screen.touch(.moved, 200, 204, finger: 1)
    expectEqual(record.calls, [])
    screen.touch(.moved, 200, 300, finger: 1)
    screen.touch(.moved, 100, 300, finger: 1)
    expectEqual(record.calls, ["began 45.0", "changed 90.0"])
    screen.touch(.ended, 100, 300, finger: 1)
    screen.touch(.ended, 100, 200, finger: 0)
    expectEqual(record.calls.last, "ended 90.0")
  }

  @Test("a rotation beyond half a turn continues in its direction")
  func wholeTurn() {
    let rotation = addRotation()
    screen.touch(.began, 200, 200, finger: 0)
    screen.touch(.began, 300, 200, finger: 1)
    for (x, y): (CGFloat, CGFloat) in [(200, 300), (100, 200), (200, 100)] { screen.touch(.moved, x, y, finger: 1) }
    #expect(abs(rotation.rotation - 1.5 * .pi) < 0.001)
  }

  @Test("of pinch and rotation only the first recognises, unless a delegate allows both")
  func simultaneous() {
    let pinch = addPinch()
    let rotation = addRotation()
    func turnAndSpread() {
      screen.touch(.began, 100, 200, finger: 0)
      screen.touch(.began, 200, 200, finger: 1)
      screen.touch(.moved, 300, 300, finger: 1)
      screen.touch(.ended, 300, 300, finger: 1)
      screen.touch(.ended, 100, 200, finger: 0)
    }
    turnAndSpread()
    expectEqual(record.calls.count { $0.hasPrefix("began") }, 1)
    record.calls = []
    let permission = Permission()
    pinch.delegate = permission
    turnAndSpread()
    expectEqual(record.calls.count { $0.hasPrefix("began") }, 2)
    expectEqual(rotation.state, .possible)
  }

  @Test("a rotation that requires a pinch to fail does not begin while the pinch may", arguments: [false, true])
  func failureRequirement(pinchFails: Bool) {
    let pinch = addPinch()
    let rotation = addRotation()
    rotation.require(toFail: pinch)
    screen.touch(.began, 100, 200, finger: 0)
    screen.touch(.began, 200, 200, finger: 1)
    screen.touch(.moved, 199, 217, finger: 1)
    expectEqual(record.calls, [])
    if pinchFails { pinch.isEnabled = false }
    expectEqual(record.calls.count, (pinchFails ? 1 : 0))
  }

  @Test("the wheel with the control key pinches, away from the user to enlarge")
  func wheel() {
    _ = addPinch()
    let place = CGPoint(x: 200, y: 200)
    screen.connection.send(.wheel(WheelEvent(at: place, delta: CGSize(width: 0, height: -48), modifiers: .control)))
    expectEqual(record.calls, ["began 1.25", "ended 1.25"])
    record.calls = []
    screen.connection.send(.wheel(WheelEvent(at: place, delta: CGSize(width: 0, height: 48))))
    expectEqual(record.calls, [])
  }
}
