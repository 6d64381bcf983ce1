// Generated from the tables in .ci/delegates by .ci/generate-delegates. Change those, and run the script.

import Foundation

/// The delegate of a scroll view, notified of the content's movement. All methods are optional.
///
/// A wheel, or a host that scrolls by itself, causes only calls of `scrollViewDidScroll(_:)`, because there is no
/// touch whose dragging could begin or end.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after every change of the offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the touch of a drag ends.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest. The delegate may change it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after a drag ended.
  ///
  /// - Parameter decelerate: True if the content decelerates.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called at the end of a programmatic animation; not if there was nothing to move.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns true if the home key may scroll the content to its top; true by default. Called if `scrollsToTop` is true.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called after the home key scrolled the content to its top, or found it there.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called after `adjustedContentInset` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Returns the view that zooming scales; nil, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called before the user, or an animation, begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called after every change of the zoom scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when zooming by the user, or by an animation, has ended and the scale is within its limits.
  ///
  /// - Parameter scale: The zoom scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { AbsentMethod.note() }
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    AbsentMethod.note()
  }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    AbsentMethod.note()
    return true
  }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    AbsentMethod.note()
    return nil
  }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { AbsentMethod.note() }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { AbsentMethod.note() }
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    AbsentMethod.note()
  }
}
