import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIScrollViewTests {
  final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll \(scrollView.contentOffset.y)") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animation ended") }
  }

  func makeScrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    return view
  }

  @Test("the offset is the bounds' origin, and each change is reported once")
  func offset() {
    let view = makeScrollView()
    let listener = Listener()
    view.delegate = listener
    view.contentOffset = CGPoint(x: 0, y: 40)
    expectEqual(view.bounds.origin, CGPoint(x: 0, y: 40))
    view.bounds.origin.y = 50
    view.contentOffset.y = 50
    expectEqual(view.contentOffset.y, 50)
    expectEqual(listener.calls, ["scroll 40.0", "scroll 50.0"])
  }

  @Test("a programmatic offset is not clamped and raises the revision")
  func unclamped() throws {
    let view = makeScrollView()
    let before = try #require(view.scrollInfo).revision
    view.contentOffset.y = 5000
    expectEqual(view.contentOffset.y, 5000)
    let info = try #require(view.scrollInfo)
    #expect(info.revision > before)
    expectEqual(info.maximumOffset.y, 900)
    expectEqual(info.axes, .vertical)
  }

  @Test("a host's scrolling is clamped, and ignored after a programmatic change")
  func hostScrolls() throws {
    let view = makeScrollView()
    let revision = view.scrollRevision
    view.hostDidScroll(to: CGPoint(x: 0, y: 2000), revision: revision)
    expectEqual(view.contentOffset.y, 900)
    expectEqual(view.scrollRevision, revision)
    view.contentOffset.y = 10
    view.hostDidScroll(to: CGPoint(x: 0, y: 20), revision: revision)
    expectEqual(view.contentOffset.y, 10)
  }

  @Test("insets widen the range, and content at its start stays there")
  func insets() {
    let view = makeScrollView()
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    expectEqual(view.contentOffset.y, -20)
    expectEqual(view.offsetRange, CGRect(x: 0, y: -20, width: 0, height: 950))
    view.contentOffset.y = 100
    view.contentInset.top = 60
    expectEqual(view.contentOffset.y, 100)
  }

  @Test("scrollRectToVisible scrolls by the least distance within the insets")
  func rectToVisible() {
    let view = makeScrollView()
    view.contentInset.top = 10
    view.contentOffset.y = 100
    view.scrollRectToVisible(CGRect(x: 0, y: 120, width: 10, height: 60), animated: false)
    expectEqual(view.contentOffset.y, 100)
    view.scrollRectToVisible(CGRect(x: 0, y: 190, width: 10, height: 60), animated: false)
    expectEqual(view.contentOffset.y, 150)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 60), animated: false)
    expectEqual(view.contentOffset.y, 90)
    view.scrollRectToVisible(CGRect(x: 0, y: 950, width: 10, height: 400), animated: false)
    expectEqual(view.contentOffset.y, 900)
  }

  @Test("shrinking content clamps only an offset that was in range")
  func shrinking() {
    let view = makeScrollView()
    view.contentOffset.y = 900
    view.contentSize.height = 500
    expectEqual(view.contentOffset.y, 400)
    view.contentOffset.y = 450
    view.contentSize.height = 400
    expectEqual(view.contentOffset.y, 450)
  }

  @Test("scrolling lays out the scroll view and keeps subviews' frames")
  func layout() {
    final class Counting: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let row = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
    view.addSubview(row)
    view.layoutIfNeeded()
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    expectEqual(view.layouts, 2)
    expectEqual(row.frame.minY, 200)
    #expect(view.clipsToBounds)
  }

  @MainActor protocol RowDelegate: UIScrollViewDelegate {}

  final class Narrowing: UIScrollView {
    @_nonoverride weak var delegate: (any RowDelegate)? {
      get { scrollDelegate as? any RowDelegate }
      set { scrollDelegate = newValue }
    }
  }

  @Test("a subclass can narrow the delegate's type")
  func narrowedDelegate() {
    final class Rows: NSObject, RowDelegate {}
    let rows = Rows()
    let view = Narrowing(frame: .zero)
    view.delegate = rows
    #expect(view.delegate === rows)
    #expect((view as UIScrollView).delegate === rows)
  }

  @Test("a host receives the pages around the offset")
  func stops() {
    let view = makeScrollView()
    view.contentSize = CGSize(width: 350, height: 50)
    #expect(view.scrollInfo?.horizontalStops == nil)
    view.isPagingEnabled = true
    view.contentOffset.x = 100
    expectEqual(view.scrollInfo?.horizontalStops, ScrollInfo.Stops(offsets: [0, 100, 200, 250], isOneAtATime: true))
    #expect(view.scrollInfo?.verticalStops == nil)
  }
}
