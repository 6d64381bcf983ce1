import Foundation

/// The pan recogniser of a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.touchesDidBegin()
    super.touchesBegan(touches, with: event)
  }

  override func gestureDidProceed() { scrollView?.dragDidProceed(self) }

  override func reset() {
    super.reset()
    scrollView?.touchesDidEnd()
  }
}
