import Foundation

extension UIScrollView {
  /// The relation of a scroll view to the bars of the containers around it.
  @MainActor
  struct BarRelation {
    /// The height by which the bar above has collapsed, in points. Scrolling to the top expands the bar again.
    fileprivate(set) var collapsedHeight: CGFloat = 0
    private var references: [WeakFollower] = []

    private struct WeakFollower { weak var follower: (any ScrollFollower)? }

    /// The objects that follow the scrolling. There are several where containers are nested, because each has its bars.
    var followers: [any ScrollFollower] { references.compactMap(\.follower) }

    /// Adds a follower. Adding it again has no effect.
    mutating func add(_ follower: any ScrollFollower) {
      guard !references.contains(where: { $0.follower === follower }) else { return }
      references.removeAll { $0.follower == nil }
      references.append(WeakFollower(follower: follower))
    }

    mutating func remove(_ follower: any ScrollFollower) {
      references.removeAll { $0.follower == nil || $0.follower === follower }
    }
  }

  /// Notifies the bars after the content scrolled, or its size changed.
  final func notifyFollowers() { for follower in bars.followers { follower.contentDidScroll() } }

  /// The distance from the start of the content, with the bar above expanded, to the visible part: 0 or less at the
  /// start.
  final var distanceFromStart: CGFloat { contentOffset.y + reportedInset.top + bars.collapsedHeight }

  /// The distance from the visible part to the end of the content: 0 or less at the end.
  final var distanceFromEnd: CGFloat { offsetRange.maxY - contentOffset.y }

  /// The offset at which a drag should come to rest for the bars, for the one at which it would.
  final func restingOffset(near offset: CGPoint) -> CGPoint {
    guard !isPagingEnabled, !bars.followers.isEmpty else { return offset }
    let start = contentOffset.y - distanceFromStart
    let distance = bars.followers.reduce(offset.y - start) { $1.restingDistance(near: $0, of: self) }
    return CGPoint(x: offset.x, y: min(start + distance, max(offset.y, offsetRange.maxY)))
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
