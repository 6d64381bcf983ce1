import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The scroll view of an orthogonal section, which scrolls its cells across the layout's axis.
///
/// The layout determines its frame and content size, and receives its offset. The collection view makes the cells and
/// inserts them here. Cells beyond the frame stay visible, and touches there scroll the section, too.
final class OrthogonalScrollView: UIScrollView {
  private weak var owner: UICollectionView?
  /// The section, as the layout described it last.
  private(set) var section: UICollectionViewCompositionalLayout.OrthogonalSection

  /// True if the section is gone or not visible. The view is removed together with its last cell.
  private var isRetired = false
  /// True while the view takes its geometry from the layout, so that its offset is not reported back.
  private var isUpdating = false
  /// The leading offset at which wheel scrolling began, and the scheduled end of that scrolling.
  private var wheel: (start: CGFloat, rest: SceneClock.ScheduledAction)?

  /// The time without wheel events after which the section scrolls to a resting offset, in seconds.
  private static let wheelRest = 0.15

  init(_ section: UICollectionViewCompositionalLayout.OrthogonalSection, in owner: UICollectionView) {
    self.section = section
    self.owner = owner
    super.init(frame: section.frame)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { return nil }

  override var placeInList: String? { "\(section.index)" }

  // MARK: Updates by the layout

  /// The origin of this view's coordinates, in the collection view's content coordinates.
  var contentOrigin: CGPoint { section.content.origin }

  /// The stack order among the collection view's subviews: beside the section's cells.
  var stackOrder: StackOrder {
    StackOrder(zIndex: section.zIndex, key: .cell(IndexPath(item: 0, section: section.index)))
  }

  /// True if leading offsets are measured from the right.
  private var isMirrored: Bool { section.axis == .horizontal && owner?.collectionViewLayout.isFlipped ?? false }

  /// The length of the content minus the length of the frame.
  private var excess: CGFloat { section.content.size[section.axis] - section.frame.size[section.axis] }

  /// Converts a leading offset to a content offset, or the other way round.
  private func mirrored(_ offset: CGFloat) -> CGFloat { isMirrored ? excess - offset : offset }

  /// The distance by which the section is scrolled from its leading edge.
  var leadingOffset: CGFloat { mirrored(contentOffset[section.axis]) }

  /// Takes frame, content size, offset and scroll properties from the layout.
  func update(to section: UICollectionViewCompositionalLayout.OrthogonalSection) {
    isUpdating = true
    self.section = section
    if frame != section.frame { frame = section.frame }
    contentSize = section.content.size
    contentInset = insets
    isScrollEnabled = owner?.isScrollEnabled ?? false
    updateScrollProperties()
    let distance = mirrored(section.offset) - contentOffset[section.axis]
    // The layout corrects the offset to keep visible cells in place: running scrolling continues from the new offset.
    if abs(distance) > 0.001 { shiftContentOffset(by: CGPoint(along: distance, across: 0, section.axis)) }
    isUpdating = false
  }

  /// The insets that extend the offsets of the content to the layout's range.
  private var insets: UIEdgeInsets {
    let (leading, trailing) = (-section.range.lowerBound, section.range.upperBound - excess)
    guard section.axis == .horizontal else { return UIEdgeInsets(top: leading, left: 0, bottom: trailing, right: 0) }
    return isMirrored
      ? UIEdgeInsets(top: 0, left: trailing, bottom: 0, right: leading)
      : UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
  }

  private func updateScrollProperties() {
    let properties = section.properties
    switch properties.decelerationRate {
    case .automatic: decelerationRate = section.behavior.comesToRestAtGroups ? .fast : .normal
    case .normal: decelerationRate = .normal
    case .fast: decelerationRate = .fast
    }
    bounces = properties.bounce != .never
    let always = properties.bounce == .always
    alwaysBounceHorizontal = always && section.axis == .horizontal
    alwaysBounceVertical = always && section.axis == .vertical
  }

  /// Gives the view the new index of its section after an update.
  func sectionDidMove(to index: Int) { section.index = index }

  override func geometryDidChange(from oldBounds: CGRect) {
    super.geometryDidChange(from: oldBounds)
    if bounds.origin != oldBounds.origin, !isUpdating, !isRetired { owner?.orthogonalSectionDidScroll(self) }
  }

  // MARK: Coming to rest

  private var layout: UICollectionViewCompositionalLayout? {
    owner?.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  override func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let layout, !isRetired else { return proposed }
    var start: CGFloat?
    if let dragStart { start = mirrored(dragStart[section.axis]) }
    let target = layout.restingOffset(
      inSection: section.index, forProposed: mirrored(proposed[section.axis]),
      velocity: isMirrored ? -velocity[section.axis] : velocity[section.axis], startedAt: start)
    return CGPoint(along: mirrored(target), across: 0, section.axis)
  }

  override func scrollByWheel(by delta: CGSize, at point: CGPoint) -> Bool {
    guard abs(delta[section.axis]) > abs(delta[section.axis.other]) else { return false }
    let start = wheel?.start ?? leadingOffset
    guard super.scrollByWheel(by: delta, at: point) else { return false }
    wheel?.rest.cancel()
    let rest = clock.schedule(after: Self.wheelRest) { [weak self] in self?.wheelDidRest() }
    wheel = (start, rest)
    return true
  }

  private func wheelDidRest() {
    guard let start = wheel?.start else { return }
    wheel = nil
    guard let layout, !isRetired, !isTracking else { return }
    let target = mirrored(layout.restingOffset(inSection: section.index, movedFrom: start, to: leadingOffset))
    if abs(target - contentOffset[section.axis]) > 0.001 {
      decelerate(to: CGPoint(along: target, across: 0, section.axis))
    }
  }

  override func scrollingByArrow(by distance: CGSize) -> (() -> Void)? {
    guard distance[section.axis] != 0, let scroll = super.scrollingByArrow(by: distance) else { return nil }
    return { [self] in
      let start = leadingOffset
      scroll()
      guard let layout else { return }
      let target = mirrored(layout.restingOffset(inSection: section.index, movedFrom: start, to: leadingOffset))
      contentOffset = CGPoint(along: target, across: 0, section.axis)
    }
  }

  /// Scrolls to a leading offset.
  func scroll(toLeadingOffset offset: CGFloat, animated: Bool) {
    setContentOffset(CGPoint(along: mirrored(offset), across: 0, section.axis), animated: animated)
  }

  override var scrollsByPageKeys: Bool { false }

  /// Scrolls to a resting offset that shows a rectangle.
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let layout, !isRetired,
      let target = layout.orthogonalOffset(
        inSection: section.index, showing: rect.offsetBy(dx: contentOrigin.x, dy: contentOrigin.y))
    else { return }
    scroll(toLeadingOffset: target, animated: animated)
  }

  override var scrollStops: (horizontal: ScrollInfo.Stops?, vertical: ScrollInfo.Stops?) {
    guard let offsets = layout?.orthogonalStops(inSection: section.index) else { return (nil, nil) }
    let stops = ScrollInfo.Stops(
      offsets: offsets.map { mirrored($0) }.sorted(), isOneAtATime: section.behavior.comesToRestAtGroups)
    return section.axis == .horizontal ? (stops, nil) : (nil, stops)
  }

  // MARK: Removal

  /// Marks the view for removal, together with its last cell, because its section is gone or not visible.
  ///
  /// - Parameter comesToRest: true if the section still exists; its scrolling then ends at its target at once.
  func retire(comesToRest: Bool) {
    wheel?.rest.cancel()
    if comesToRest {
      if let decelerationTarget { contentOffset = decelerationTarget }
      if let layout, let start = wheel?.start {
        let target = layout.restingOffset(inSection: section.index, movedFrom: start, to: leadingOffset)
        contentOffset = CGPoint(along: mirrored(target), across: 0, section.axis)
      }
    }
    wheel = nil
    isRetired = true
    if subviews.isEmpty { removeFromSuperview() }
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if isRetired, subviews.count == 1 { removeFromSuperview() }
  }

  // MARK: Touches

  /// Includes the visible area beside the frame, and cells that extend beyond it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard let owner else { return false }
    let ownerPoint = convert(point, to: owner)
    if owner.bounds.contains(ownerPoint), ownerPoint[section.axis.other] >= frame.start(section.axis.other),
      ownerPoint[section.axis.other] < frame.end(section.axis.other)
    {
      return true
    }
    return subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// True if scrolling stops at groups or pages, one at a time.
  fileprivate var comesToRestAtGroups: Bool {
    switch self {
    case .none, .continuous, .continuousGroupLeadingBoundary: false
    case .paging, .groupPaging, .groupPagingCentered: true
    }
  }
}
