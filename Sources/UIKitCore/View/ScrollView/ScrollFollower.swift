import Foundation

/// An object that follows the scrolling of a scroll view: the container with the bars in front of its content.
@MainActor
protocol ScrollFollower: AnyObject {
  /// Called after the content scrolled, or its size changed.
  func contentDidScroll()

  /// The distance from the start at which a drag should come to rest, for the one at which it would.
  func restingDistance(near distance: CGFloat, of scrollView: UIScrollView) -> CGFloat

  /// Called when a vertical drag ends.
  ///
  /// - Parameter distance: positive if the content moved up.
  func contentWasDragged(by distance: CGFloat)
}

extension ScrollFollower {
  func restingDistance(near distance: CGFloat, of scrollView: UIScrollView) -> CGFloat { distance }

  func contentWasDragged(by distance: CGFloat) {}
}
