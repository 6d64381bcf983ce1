import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct ScrollsToTopTests {
  final class Listener: NSObject, UIScrollViewDelegate {
    var allows = true
    var calls: [String] = []
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      calls.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      calls.append("did at \(Int(scrollView.contentOffset.y))")
    }
  }

  let screen = InputScene()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let listener = Listener()

  init() {
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    scrollView.contentOffset.y = 500
    scrollView.delegate = listener
    screen.window.addSubview(scrollView)
  }

  @Test("the home key asks the delegate, scrolls to the top, and notifies")
  func home() {
    screen.press(.home)
    expectEqual(scrollView.contentOffset.y, 0)
    expectEqual(listener.calls, ["should", "did at 0"])
  }

  @Test("a delegate can refuse to scroll to the top")
  func refusal() {
    listener.allows = false
    screen.press(.home)
    expectEqual(scrollView.contentOffset.y, 500)
    expectEqual(listener.calls, ["should"])
  }

  @Test("without scrollsToTop the home key scrolls without asking")
  func withoutAsking() {
    scrollView.scrollsToTop = false
    listener.allows = false
    screen.press(.home)
    expectEqual(scrollView.contentOffset.y, 0)
    #expect(listener.calls.isEmpty)
  }

  @Test("other keys do not ask")
  func otherKeys() {
    screen.press(.end)
    screen.press(.pageUp)
    #expect(listener.calls.isEmpty)
  }
}
