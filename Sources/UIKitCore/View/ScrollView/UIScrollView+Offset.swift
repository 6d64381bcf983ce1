import Foundation
import RenderTree

extension UIScrollView {
  /// The duration of animated scrolling, in seconds.
  @_spi(Toolkit) public static let animationDuration = 0.3

  /// The offsets that the user can scroll to.
  @_spi(Toolkit) public final var offsetRange: CGRect {
    var inset = adjustedContentInset
    inset.top += bars.collapsedHeight
    return offsetRange(contentSize: contentSize, inset: inset, size: bounds.size)
  }

  /// The offsets that the user can scroll to. On a terminal's character grid the range is a whole number of character
  /// cells, so that the last cell may be partly empty.
  @_spi(Toolkit) public final func offsetRange(contentSize: CGSize, inset: UIEdgeInsets, size: CGSize) -> CGRect {
    let room = CGSize(
      width: contentSize.width + inset.left + inset.right - size.width,
      height: contentSize.height + inset.top + inset.bottom - size.height)
    let range = CGRect(x: -inset.left, y: -inset.top, width: max(0, room.width), height: max(0, room.height))
    guard let cell = traitCollection.pointGrid else { return range }
    return CGRect(origin: range.origin, size: range.size.roundedUp(to: cell))
  }

  /// In a terminal, rounds the offset to a whole number of character cells; otherwise returns it. Scrolling by whole
  /// character cells only moves the drawn content.
  ///
  /// - Parameter current: The current offset. The result is at least as far from it as `offset`, within the range.
  @_spi(Toolkit) public final func offsetAlignedToCells(_ offset: CGPoint, from current: CGPoint) -> CGPoint {
    guard let cell = traitCollection.pointGrid else { return offset }
    func onGrid(_ value: CGFloat, _ current: CGFloat, _ first: CGFloat, _ step: CGFloat) -> CGFloat {
      let steps = (value - first) / step
      return value == current ? value : first + steps.rounded(value > current ? .up : .down) * step
    }
    let first = offsetRange.origin
    return clamped(
      CGPoint(
        x: onGrid(offset.x, current.x, first.x, cell.width),
        y: onGrid(offset.y, current.y, first.y, cell.height)))
  }

  /// The nearest offset that the user can scroll to.
  @_spi(Toolkit) public final func clamped(_ offset: CGPoint) -> CGPoint { offset.clamped(to: offsetRange) }

  /// The visible part of the content: the bounds without the insets, in the content's coordinates.
  @_spi(Toolkit) public final var visibleContentRect: CGRect { bounds.inset(by: adjustedContentInset) }

  /// The offset nearest to the current one at which a part of the content is visible.
  @_spi(Toolkit) public final func offset(showing rect: CGRect) -> CGPoint {
    let visible = visibleContentRect
    func distance(_ start: CGFloat, _ end: CGFloat, _ visibleStart: CGFloat, _ visibleEnd: CGFloat) -> CGFloat {
      if start < visibleStart || end - start > visibleEnd - visibleStart { return start - visibleStart }
      return max(0, end - visibleEnd)
    }
    let moved = CGPoint(
      x: contentOffset.x + distance(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + distance(rect.minY, rect.maxY, visible.minY, visible.maxY))
    return moved == contentOffset ? moved : clamped(moved)
  }

  /// The safe area's contribution to the adjusted content inset.
  final var safeAreaContentInset: UIEdgeInsets {
    let area = respectedSafeArea
    guard area != .zero else { return .zero }
    let axes: (horizontal: Bool, vertical: Bool)
    switch contentInsetAdjustmentBehavior {
    case .never: axes = (false, false)
    case .always: axes = (true, true)
    case .automatic: axes = (scrollsHorizontally, true)
    case .scrollableAxes:
      axes = (scrollsHorizontally, contentSize.height > bounds.height || bounces && alwaysBounceVertical)
    }
    return UIEdgeInsets(
      top: axes.vertical ? area.top : 0, left: axes.horizontal ? area.left : 0,
      bottom: axes.vertical ? area.bottom : 0, right: axes.horizontal ? area.right : 0)
  }

  /// The safe area without the edges that the content ignores.
  final var respectedSafeArea: UIEdgeInsets {
    let area = safeAreaInsets
    return UIEdgeInsets(
      top: ignoredSafeAreaEdges.contains(.top) ? 0 : area.top,
      left: ignoredSafeAreaEdges.contains(.left) ? 0 : area.left,
      bottom: ignoredSafeAreaEdges.contains(.bottom) ? 0 : area.bottom,
      right: ignoredSafeAreaEdges.contains(.right) ? 0 : area.right)
  }

  private final var scrollsHorizontally: Bool {
    contentSize.width > bounds.width || bounces && alwaysBounceHorizontal
  }

  /// Reports a changed adjusted content inset. Content that is scrolled to its top or left edge stays there; other
  /// content keeps its offset.
  ///
  /// - Parameter movesStart: False to let content that is scrolled to its top keep its vertical offset.
  final func adjustedInsetMayHaveChanged(movesStart: Bool = true) {
    let inset = adjustedContentInset
    guard inset != reportedInset else { return }
    let old = reportedInset
    reportedInset = inset
    setNeedsLayout()
    setNeedsRender()
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -inset.left }
    if movesStart, offset.y == -old.top { offset.y = -inset.top }
    changeGeometry { $0.bounds.origin = offset }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves the offset into the range after the range changed, unless the offset was outside of the old range or the
  /// user touches the content.
  final func clampOffset(in oldRange: CGRect) {
    guard !isTracking, contentOffset.clamped(to: oldRange) == contentOffset else { return }
    let offset = clamped(contentOffset)
    guard offset != contentOffset else { return }
    endMovement()
    changeGeometry { $0.bounds.origin = offset }
  }

  final func offsetDidChange() {
    if hostReportsOffset { hostReportsOffset = false } else { scrollRevision += 1 }
    setNeedsLayout()
    placeRefreshControl()
    constraintOffsetDidChange()
    notifyFollowers()
    notifyOffsetFollowers()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Applies an offset reported by the host, unless the app has set the offset after `revision`, that of the scroll
  /// information on which the host acted.
  final func hostDidScroll(to offset: CGPoint, revision: Int) {
    guard isScrollEnabled, revision >= scrollRevision else { return }
    let offset = clamped(offset)
    guard offset != contentOffset else { return }
    userWillScroll()
    endMovement()
    hostReportsOffset = true
    changeGeometry { $0.bounds.origin = offset }
  }

  /// The offsets at which paging can rest: the start of the current page, of two pages before it and three after it,
  /// limited to the range.
  final func pages(around offset: CGFloat, _ range: ClosedRange<CGFloat>, length: CGFloat) -> ScrollInfo.Stops? {
    guard length > 0 else { return nil }
    let page = (offset / length).rounded(.down)
    var offsets: [CGFloat] = []
    for number in -2...3 {
      let stop = min(max((page + CGFloat(number)) * length, range.lowerBound), range.upperBound)
      if offsets.last != stop { offsets.append(stop) }
    }
    return ScrollInfo.Stops(offsets: offsets, isOneAtATime: true)
  }

  /// The clock of the view's scene, or the process's clock for a view without a scene.
  @_spi(Toolkit) public final var clock: SceneClock { window?.windowScene?.clock ?? .processDefault }

  final func scheduleEndOfAnimation() {
    animationEnd = clock.schedule(after: Self.animationDuration) { [weak self] in
      guard let self else { return }
      animationEnd = nil
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}

extension UIEdgeInsets {
  static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
  }
}

extension CGSize {
  fileprivate func roundedUp(to step: CGSize) -> CGSize {
    CGSize(
      width: (width / step.width).rounded(.up) * step.width, height: (height / step.height).rounded(.up) * step.height)
  }
}
