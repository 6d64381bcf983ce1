import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct InteractiveScrollingTests {
  let screen = InputScene()
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let listener = Listener()

  init() {
    view.contentSize = CGSize(width: 400, height: 4000)
    view.delegate = listener
    screen.window.addSubview(view)
  }

  final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var velocity = CGPoint.zero
    var proposed = CGPoint.zero
    var target: CGPoint?

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("will end")
      self.velocity = velocity
      proposed = targetContentOffset.pointee
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("will decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("at rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animation ended") }
  }

  @Test("content follows the finger and stays where it is released")
  func follows() {
    screen.touch(.began, 200, 300)
    screen.touch(.moved, 200, 295)
    #expect(view.isTracking)
    #expect(!view.isDragging)
    expectEqual(view.contentOffset.y, 0)
    screen.touch(.moved, 200, 250)
    #expect(view.isDragging)
    expectEqual(view.contentOffset.y, 50)
    screen.touch(.moved, 200, 180)
    screen.touch(.ended, 200, 180)
    expectEqual(view.contentOffset.y, 120)
    #expect(!view.isTracking)
    #expect(!view.isDecelerating)
    expectEqual(listener.calls, ["will drag", "will end", "did end false"])
  }

  @Test("thrown content decelerates to the distance given by its velocity")
  func thrown() async {
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 260))
    #expect(view.isDecelerating)
    #expect(abs(listener.velocity.y - 0.6) < 0.001)
    let expected = 40 + listener.velocity.y * 0.998 / 0.002
    #expect(abs(listener.proposed.y - expected) < 0.001)
    await screen.connection.settle()
    #expect(abs(view.contentOffset.y - expected) < 0.001)
    #expect(!view.isDecelerating)
    expectEqual(listener.calls, ["will drag", "will end", "did end true", "will decelerate", "at rest"])
  }

  @Test("the delegate can change the target of a deceleration")
  func target() async {
    listener.target = CGPoint(x: 0, y: 500)
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 260))
    await screen.connection.settle()
    expectEqual(view.contentOffset.y, 500)
  }

  @Test("content pulled beyond its end bounces back if it may bounce")
  func bouncing() async {
    screen.touch(.began, 200, 100)
    screen.touch(.moved, 200, 200)
    #expect(view.contentOffset.y < 0)
    #expect(view.contentOffset.y > -100)
    screen.touch(.ended, 200, 200)
    await screen.connection.settle()
    expectEqual(view.contentOffset.y, 0)
    view.bounces = false
    screen.touch(.began, 200, 100)
    screen.touch(.moved, 200, 200)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test("paging stops at multiples of the page, one page at a time")
  func paging() async {
    view.isPagingEnabled = true
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 180))
    await screen.connection.settle()
    expectEqual(view.contentOffset.y, 400)
    screen.touch(.began, 200, 300)
    screen.touch(.moved, 200, 250)
    screen.touch(.ended, 200, 250)
    await screen.connection.settle()
    expectEqual(view.contentOffset.y, 400)
  }

  @Test("before a short last page, paging stops at the nearest multiple of the page")
  func shortLastPage() async {
    view.isPagingEnabled = true
    view.contentSize.height = 900
    view.contentOffset.y = 400
    screen.touch(.began, 200, 300)
    screen.touch(.moved, 200, 210)
    screen.touch(.ended, 200, 210)
    await screen.connection.settle()
    expectEqual(view.contentOffset.y, 400)
    screen.touch(.began, 200, 300)
    screen.touch(.moved, 200, 190)
    screen.touch(.ended, 200, 190)
    await screen.connection.settle()
    expectEqual(view.contentOffset.y, 500)
  }

  @Test("a touch stops decelerating content")
  func caught() {
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 260))
    screen.touch(.began, 200, 300)
    #expect(!view.isDecelerating)
    #expect(view.isTracking)
    expectEqual(listener.calls.last, "at rest")
    screen.touch(.ended, 200, 300)
    #expect(!view.isTracking)
  }

  @Test("a drag across the scroll axis is left to other recognisers")
  func otherAxis() {
    let outer = UIPanGestureRecognizer()
    screen.window.addGestureRecognizer(outer)
    screen.touch(.began, 200, 300)
    screen.touch(.moved, 150, 300)
    #expect(!view.isDragging)
    expectEqual(outer.state, .began)
  }

  @Test("nested scroll views scroll along their own axes")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    view.addSubview(inner)
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 150, y: 100), steps: 1)
    expectEqual(inner.contentOffset.x, 50)
    screen.advance(by: 5)
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 50), steps: 1, lifting: false)
    expectEqual(view.contentOffset.y, 50)
  }

  @Test("a wheel scrolls the innermost view that can, without drag calls")
  func wheel() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    inner.contentSize = CGSize(width: 400, height: 300)
    view.addSubview(inner)
    let turn = InputEvent.wheel(WheelEvent(at: CGPoint(x: 10, y: 10), delta: CGSize(width: 0, height: 150)))
    screen.connection.send(turn)
    expectEqual(inner.contentOffset.y, 100)
    expectEqual(view.contentOffset.y, 0)
    screen.connection.send(turn)
    expectEqual(inner.contentOffset.y, 100)
    expectEqual(view.contentOffset.y, 150)
    #expect(listener.calls.isEmpty)
  }

  @Test("an animated offset applies at once, and its end is reported later")
  func animated() async {
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    expectEqual(view.contentOffset.y, 300)
    #expect(listener.calls.isEmpty)
    await screen.connection.settle()
    expectEqual(listener.calls, ["animation ended"])
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    await screen.connection.settle()
    expectEqual(listener.calls, ["animation ended"])
  }

  @Test("a correction during a drag moves the content and the drag's start")
  func correction() {
    screen.touch(.began, 200, 300)
    screen.touch(.moved, 200, 250)
    view.shiftContentOffset(by: CGPoint(x: 0, y: 1000))
    screen.touch(.moved, 200, 240)
    expectEqual(view.contentOffset.y, 1060)
  }
}
