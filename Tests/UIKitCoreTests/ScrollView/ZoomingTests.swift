import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct ZoomingTests {
  private let screen = InputScene()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
  private let listener = Listener()

  private final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var zoomed: UIView?
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("begin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      calls.append("end \(scale)")
    }
  }

  init() {
    listener.zoomed = content
    scrollView.delegate = listener
    scrollView.contentSize = content.bounds.size
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(content)
    screen.window.addSubview(scrollView)
    screen.layOut()
  }

  /// Moves two fingers, at first 100 points apart, around a point.
  private func pinch(around x: CGFloat, _ y: CGFloat, scale: CGFloat, lifting: Bool = true) {
    screen.touch(.began, x - 50, y, finger: 0)
    screen.touch(.began, x + 50, y, finger: 1)
    for share in [0.25, 0.5, 0.75, 1] {
      let reach = 50 * (1 + (scale - 1) * share)
      screen.touch(.moved, x - reach, y, finger: 0)
      screen.touch(.moved, x + reach, y, finger: 1)
    }
    guard lifting else { return }
    screen.touch(.ended, x - 50 * scale, y, finger: 0)
    screen.touch(.ended, x + 50 * scale, y, finger: 1)
  }

  @Test("zooming is off until the limits of the scale differ")
  func defaults() {
    let view = UIScrollView()
    expectEqual(view.minimumZoomScale, 1)
    expectEqual(view.maximumZoomScale, 1)
    expectEqual(view.zoomScale, 1)
    #expect(view.bouncesZoom)
    #expect(view.pinchGestureRecognizer == nil)
    view.minimumZoomScale = 0.5
    #expect(view.pinchGestureRecognizer?.view === view)
    view.minimumZoomScale = 1
    #expect(view.pinchGestureRecognizer == nil)
  }

  @Test("the zoom scale scales the view and the content size, and stays within its limits")
  func scale() {
    scrollView.zoomScale = 2
    expectEqual(scrollView.zoomScale, 2)
    expectEqual(content.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 1600, height: 1600))
    expectEqual(scrollView.contentSize, CGSize(width: 1600, height: 1600))
    expectEqual(listener.calls, ["zoom"])
    scrollView.zoomScale = 100
    expectEqual(scrollView.zoomScale, 4)
    scrollView.zoomScale = 0
    expectEqual(scrollView.zoomScale, 1)
  }

  @Test("the middle of the visible content stays in place when the scale is set")
  func middle() {
    scrollView.contentOffset = CGPoint(x: 200, y: 200)
    scrollView.zoomScale = 2
    expectEqual(scrollView.contentOffset, CGPoint(x: 600, y: 600))
  }

  @Test("without a view for zooming the scale is 1")
  func noView() {
    listener.zoomed = nil
    scrollView.zoomScale = 2
    expectEqual(scrollView.zoomScale, 1)
    expectEqual(listener.calls, [])
  }

  @Test("an animated change of the scale has a beginning and an end for the delegate")
  func animated() {
    scrollView.setZoomScale(2, animated: true)
    expectEqual(scrollView.zoomScale, 2)
    expectEqual(listener.calls, ["begin", "zoom"])
    screen.advance(by: 1)
    expectEqual(listener.calls, ["begin", "zoom", "end 2.0"])
  }

  @Test("zooming to a rectangle of the zoomed view shows it in the middle")
  func rectangle() {
    scrollView.zoom(to: CGRect(x: 100, y: 200, width: 200, height: 100), animated: false)
    expectEqual(scrollView.zoomScale, 2)
    expectEqual(scrollView.contentOffset, CGPoint(x: 200, y: 300))
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    expectEqual(scrollView.zoomScale, 4)
    expectEqual(scrollView.contentOffset, .zero)
  }

  @Test("a pinch zooms around its middle and notifies the delegate")
  func pinch() {
    pinch(around: 200, 200, scale: 2, lifting: false)
    #expect(scrollView.isZooming)
    #expect(abs(scrollView.zoomScale - 2) < 0.001)
    screen.touch(.ended, 100, 200, finger: 0)
    screen.touch(.ended, 300, 200, finger: 1)
    #expect(!scrollView.isZooming)
    #expect(!scrollView.isZoomBouncing)
    expectEqual(listener.calls.first, "begin")
    expectEqual(listener.calls.last?.hasPrefix("end"), true)
    #expect(!listener.calls.dropFirst().dropLast().contains { $0 != "zoom" })
  }

  @Test("a pinch beyond the limits bounces back, and ends for the delegate after that")
  func bounce() {
    pinch(around: 200, 200, scale: 0.5, lifting: false)
    #expect(scrollView.zoomScale < 1)
    #expect(scrollView.zoomScale > 0.5)
    screen.touch(.ended, 175, 200, finger: 0)
    screen.touch(.ended, 225, 200, finger: 1)
    #expect(scrollView.isZoomBouncing)
    expectEqual(scrollView.zoomScale, 1)
    expectEqual(listener.calls.last, "zoom")
    screen.advance(by: 1)
    #expect(!scrollView.isZoomBouncing)
    expectEqual(listener.calls.last, "end 1.0")
  }

  @Test("without bouncesZoom a pinch stops at the limits")
  func noBounce() {
    scrollView.bouncesZoom = false
    pinch(around: 200, 200, scale: 0.5)
    expectEqual(scrollView.zoomScale, 1)
    expectEqual(listener.calls.last, "end 1.0")
  }

  @Test("the wheel with the control key zooms, without it scrolls")
  func wheel() {
    let place = CGPoint(x: 200, y: 200)
    screen.connection.send(.wheel(WheelEvent(at: place, delta: CGSize(width: 0, height: -48), modifiers: .control)))
    #expect(abs(scrollView.zoomScale - 1.25) < 0.001)
    let offset = scrollView.contentOffset.y
    screen.connection.send(.wheel(WheelEvent(at: place, delta: CGSize(width: 0, height: 48))))
    expectEqual(scrollView.contentOffset.y, offset + 48)
  }
}
