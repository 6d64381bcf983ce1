import Foundation

extension UIScrollView {
  /// The relation of a scroll view to the bars of the container around it.
  struct BarRelation {
    /// The height by which the bar above has collapsed, in points. Scrolling to the top expands the bar again.
    var collapsedHeight: CGFloat = 0
    /// Called after the content scrolled, or its size changed.
    var onScroll: (() -> Void)?
    /// The distance from the start at which a drag should come to rest, for the one at which it would.
    var restingDistance: ((CGFloat) -> CGFloat)?
    /// Called when a vertical drag ends, with its distance: positive if the content moved up.
    var onDragEnd: ((CGFloat) -> Void)?
  }

  /// The distance from the start of the content, with the bar above expanded, to the visible part: 0 or less at the
  /// start.
  final var distanceFromStart: CGFloat { contentOffset.y + reportedInset.top + bars.collapsedHeight }

  /// The distance from the visible part to the end of the content: 0 or less at the end.
  final var distanceFromEnd: CGFloat { offsetRange.maxY - contentOffset.y }

  /// The offset at which a drag should come to rest for the bar above, for the one at which it would.
  final func restingOffset(near offset: CGPoint) -> CGPoint {
    guard let restingDistance = bars.restingDistance, !isPagingEnabled else { return offset }
    let start = contentOffset.y - distanceFromStart
    return CGPoint(x: offset.x, y: min(start + restingDistance(offset.y - start), max(offset.y, offsetRange.maxY)))
  }

  /// The inset that was last reported, with the height by which the bar above has collapsed.
  final var reportedRangeInset: UIEdgeInsets {
    var inset = reportedInset
    inset.top += bars.collapsedHeight
    return inset
  }

  /// Changes the height by which the bar above has collapsed, together with the safe area that results from it.
  final func barDidCollapse(by height: CGFloat) {
    bars.collapsedHeight = height
    adjustedInsetMayHaveChanged()
  }
}
