import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct TouchDispatcherTests {
  let screen = InputScene()
  let view = TouchRecorder(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() { screen.window.addSubview(view) }

  @Test("a touch stays with its first view however far it moves")
  func life() {
    screen.touch(.began, 150, 150)
    screen.touch(.moved, 350, 350)
    screen.touch(.ended, 350, 350)
    expectEqual(view.calls, ["began 1", "moved", "ended"])
  }

  @Test("quick taps at one place are counted, later ones start over")
  func tapCount() {
    screen.tap(150, 150)
    screen.tap(152, 150)
    screen.advance(by: 1)
    screen.tap(150, 150)
    expectEqual(view.calls, ["began 1", "ended", "began 2", "ended", "began 1", "ended"])
  }

  @Test("the end of a drag does not count as a tap")
  func dragIsNoTap() {
    screen.touch(.began, 150, 150)
    screen.touch(.moved, 250, 150)
    screen.touch(.ended, 250, 150)
    screen.tap(150, 150)
    expectEqual(view.calls.suffix(2), ["began 1", "ended"])
  }

  @Test("a view without multiple touch receives only the first finger")
  func oneFinger() {
    screen.touch(.began, 150, 150)
    screen.touch(.began, 160, 150, finger: 1)
    screen.touch(.ended, 160, 150, finger: 1)
    screen.touch(.ended, 150, 150)
    expectEqual(view.calls, ["began 1", "ended"])
    view.calls = []
    view.isMultipleTouchEnabled = true
    screen.advance(by: 1)
    screen.touch(.began, 150, 150)
    screen.touch(.began, 160, 150, finger: 1)
    expectEqual(view.calls, ["began 1", "began 1"])
  }

  @Test("a gesture that begins immediately keeps the touch from its view")
  func gestureAtOnce() {
    final class AtOnce: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let gesture = AtOnce()
    view.addGestureRecognizer(gesture)
    screen.tap(150, 150)
    expectEqual(view.calls, [])
    gesture.isEnabled = false
    screen.tap(150, 150)
    expectEqual(view.calls.count, 2)
  }

  @Test("an exclusive touch blocks other views, and they block it")
  func exclusive() {
    let other = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.window.addSubview(other)
    view.isExclusiveTouch = true
    screen.touch(.began, 150, 150)
    screen.touch(.began, 10, 10, finger: 1)
    #expect(other.calls.isEmpty)
    screen.touch(.ended, 150, 150)
    screen.touch(.began, 10, 10, finger: 1)
    screen.touch(.began, 150, 150)
    expectEqual(other.calls, ["began 1"])
    expectEqual(view.calls, ["began 1", "ended"])
  }

  @Test("a removed view's touch is cancelled, an ancestor's gesture continues")
  func leaving() {
    let pan = UIPanGestureRecognizer()
    screen.window.addGestureRecognizer(pan)
    pan.cancelsTouchesInView = false
    screen.touch(.began, 150, 150)
    view.removeFromSuperview()
    expectEqual(view.calls, ["began 1", "cancelled"])
    screen.touch(.moved, 150, 200)
    expectEqual(pan.state, .began)
    screen.touch(.ended, 150, 200)
    expectEqual(pan.state, .possible)
    expectEqual(view.calls, ["began 1", "cancelled"])
  }

  @Test("a touch that no view handles is harmless")
  func unhandled() {
    screen.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    screen.tap(10, 10)
    #expect(view.calls.isEmpty)
  }

  @MainActor final class Scrolled {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 400, height: 1000))

    init(in screen: InputScene) {
      scrollView.contentSize = content.frame.size
      scrollView.addSubview(content)
      screen.window.addSubview(scrollView)
    }
  }

  @Test("in a scroll view a quick drag does not reach the content")
  func quickDrag() {
    let scrolled = Scrolled(in: screen)
    screen.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200))
    #expect(scrolled.content.calls.isEmpty)
    expectEqual(scrolled.scrollView.contentOffset.y, 100)
  }

  @Test("in a scroll view a resting touch reaches the content after 0.15 seconds")
  func quickTap() {
    let scrolled = Scrolled(in: screen)
    screen.touch(.began, 50, 50)
    #expect(scrolled.content.calls.isEmpty)
    screen.touch(.ended, 50, 50)
    expectEqual(scrolled.content.calls, ["began 1", "ended"])
    screen.advance(by: 1)
    screen.touch(.began, 50, 50)
    screen.advance(by: 0.14)
    expectEqual(scrolled.content.calls.count, 2)
    screen.advance(by: 0.02)
    expectEqual(scrolled.content.calls.count, 3)
  }

  @Test("a tap on decelerating content stops it and is not delivered")
  func catching() {
    let scrolled = Scrolled(in: screen)
    screen.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 260))
    #expect(scrolled.scrollView.isDecelerating)
    screen.tap(50, 50)
    #expect(!scrolled.scrollView.isDecelerating)
    #expect(scrolled.content.calls.isEmpty)
  }

  @Test("a late drag cancels the content's touch unless that is disabled")
  func slowDrag() {
    let scrolled = Scrolled(in: screen)
    screen.touch(.began, 50, 300)
    screen.advance(by: 0.2)
    screen.touch(.moved, 50, 280)
    expectEqual(scrolled.content.calls, ["began 1", "cancelled"])
    expectEqual(scrolled.scrollView.contentOffset.y, 20)
    screen.touch(.ended, 50, 280)

    scrolled.content.calls = []
    scrolled.scrollView.contentOffset.y = 0
    scrolled.scrollView.canCancelContentTouches = false
    screen.advance(by: 1)
    screen.touch(.began, 50, 300)
    screen.advance(by: 0.2)
    screen.touch(.moved, 50, 280)
    expectEqual(scrolled.content.calls, ["began 1", "moved"])
    expectEqual(scrolled.scrollView.contentOffset.y, 0)
  }
}
