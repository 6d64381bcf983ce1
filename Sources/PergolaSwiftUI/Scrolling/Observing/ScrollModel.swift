import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The movements of one scroll view: its phase, the places at which it comes to rest, and the modifiers that follow it.
@MainActor
final class ScrollModel: NSObject {
  private unowned let node: any ScrollViewOwner
  let context: ScrollContext
  private let scrollView: ContentScrollView
  private(set) var phase = ScrollPhase.idle
  /// True if the user has moved the content after code did.
  private(set) var isPositionedByUser = false
  /// The axes along which the content scrolls.
  var axes: Axis.Set = .vertical
  /// The rule for the places of rest; nil for any place.
  private var behavior: (any ScrollTargetBehavior)?
  private var attachments = ScrollAttachments()
  private var isReporting = false
  /// The offset before the wheel, or the host, began to move the content, and the end of that; nil if none does.
  private var freeScroll: (start: CGPoint, end: SceneClock.ScheduledAction)?
  /// The movement that code has begun; nil if there is none.
  private var codeScroll: CodeScroll?
  /// The velocity of the last drag, in points per second.
  private var lastVelocity: CGVector?
  /// The points of the content that stay in their places.
  var anchoring = ScrollAnchoring()
  /// The identity of the target that a position is bound to; nil for none.
  var boundID: AnyHashable?

  /// A movement that code has begun, and that a host may show in steps.
  private struct CodeScroll {
    let target: CGPoint
    var end: SceneClock.ScheduledAction
    /// True after a host has reported steps, which begin where it shows the content.
    var hasSteps = false
  }

  /// The time without movements after which a wheel, or a host that scrolls by itself, has ended, in seconds.
  private static let restingTime = 0.2
  /// The velocity that counts for a wheel, in points per millisecond: enough to turn a page.
  private static let wheelVelocity: CGFloat = 0.5

  init(_ node: any ScrollViewOwner, _ scrollView: ContentScrollView, _ context: ScrollContext) {
    self.node = node
    self.scrollView = scrollView
    self.context = context
    super.init()
    scrollView.model = self
    scrollView.delegate = self
    scrollView.onUserScroll = { [weak self] in self?.userWillScroll() }
    scrollView.onInsetChange = { [weak self] in self?.insetsDidChange() }
    context.onTargetChange = { [weak self] in self?.setNeedsReport() }
  }

  var isRightToLeft: Bool { node.environment.layoutDirection == .rightToLeft }

  var geometry: ScrollGeometry { ScrollGeometry(scrollView, isRightToLeft: isRightToLeft) }

  /// The targets that touch a part of the content, in order.
  func targets(in area: CGRect) -> [PlacedTarget] {
    context.targets.targets(in: area, of: scrollView, isRightToLeft: isRightToLeft)
  }

  func end() {
    freeScroll?.end.cancel()
    codeScroll?.end.cancel()
  }

  // MARK: Modifiers

  func setAttachments(_ new: ScrollAttachments) {
    guard new != attachments else { return }
    let added = new.all.filter { !attachments.contains($0) }
    attachments = new
    for attachment in added { attachment.didAttach(to: self) }
    setNeedsReport()
  }

  func setBehavior(_ new: (any ScrollTargetBehavior)?) {
    behavior = new
    scrollView.decelerationRate = new == nil ? .normal : .fast
    scrollView.setNeedsRender()
  }

  /// Calls the modifiers after the next layout.
  func setNeedsReport() {
    guard !isReporting, !attachments.all.isEmpty else { return }
    isReporting = true
    node.graph.afterLayout { [weak self] in
      guard let self else { return }
      isReporting = false
      guard node.isMounted else { return }
      for attachment in attachments.all { attachment.scrollDidChange(self) }
    }
  }

  // MARK: Phases

  private func setPhase(_ new: ScrollPhase, velocity: CGVector? = nil) {
    guard new != phase else { return }
    let old = phase
    phase = new
    guard !attachments.all.isEmpty else { return }
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
    node.graph.afterLayout { [weak self] in
      guard let self, node.isMounted else { return }
      for attachment in attachments.all { attachment.phaseDidChange(from: old, to: new, context) }
    }
  }

  /// Called before the user, or a host that shows a movement in steps, moves the content.
  private func userWillScroll() {
    if codeScroll != nil {
      if !scrollView.isDragging { return codeScrollDidProceed() }
      codeScroll?.end.cancel()
      codeScroll = nil
    }
    isPositionedByUser = true
    anchoring.contentWillMove()
    guard !scrollView.isDragging else { return }
    // A wheel and a host do not tell when they have ended.
    let start = freeScroll?.start ?? scrollView.contentOffset
    freeScroll?.end.cancel()
    setPhase(.interacting)
    let end = scrollView.clock.schedule(after: Self.restingTime) { [weak self] in self?.freeScrollDidEnd() }
    freeScroll = (start, end)
  }

  private func freeScrollDidEnd() {
    guard let start = freeScroll?.start else { return }
    freeScroll = nil
    guard !scrollView.isDragging else { return }
    let offset = scrollView.contentOffset
    let distance = offset - start
    func velocity(_ distance: CGFloat) -> CGFloat {
      distance == 0 ? 0 : distance > 0 ? Self.wheelVelocity : -Self.wheelVelocity
    }
    let target = restingOffset(
      forProposed: offset, velocity: CGPoint(x: velocity(distance.x), y: velocity(distance.y)), from: start)
    guard let target, target.distance(to: offset) > 0.5 else { return setPhase(.idle) }
    scrollView.setContentOffset(target, animated: true)
    beginCodeScroll()
  }

  /// Notes that the content moves to its offset in an animation.
  private func beginCodeScroll() {
    codeScroll?.end.cancel()
    setPhase(.animating)
    codeScroll = CodeScroll(
      target: scrollView.contentOffset,
      end: scrollView.clock.schedule(after: UIScrollView.animationDuration) { [weak self] in self?.codeScrollDidEnd() })
  }

  private func codeScrollDidProceed() {
    codeScroll?.hasSteps = true
    codeScroll?.end.cancel()
    codeScroll?.end = scrollView.clock.schedule(after: Self.restingTime) { [weak self] in self?.codeScrollDidEnd() }
  }

  private func codeScrollDidEnd() {
    guard let ended = codeScroll else { return }
    codeScroll = nil
    setPhase(.idle)
    // The user has stopped the movement on a page.
    guard ended.hasSteps, scrollView.contentOffset.distance(to: ended.target) > 1 else { return }
    isPositionedByUser = true
    anchoring.contentWillMove()
    setNeedsReport()
  }

  // MARK: Coming to rest

  /// The offset at which the content comes to rest; nil if any will do.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which it would come to rest.
  ///   - velocity: The velocity of the content, in points per millisecond.
  ///   - start: The offset before the movement.
  ///   - frames: The targets to choose from; nil for all.
  func restingOffset(
    forProposed proposed: CGPoint, velocity: CGPoint, from start: CGPoint, among frames: [CGRect]? = nil
  ) -> CGPoint? {
    guard let behavior else { return nil }
    let inset = scrollView.adjustedContentInset
    let size = scrollView.bounds.inset(by: inset).size
    func rect(_ offset: CGPoint) -> CGRect {
      CGRect(x: offset.x + inset.left, y: offset.y + inset.top, width: size.width, height: size.height)
    }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: rect(start)),
      velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000),
      contentSize: scrollView.contentSize, containerSize: size, axes: axes,
      targets: { [weak self] area in
        frames?.filter(area.intersects) ?? self?.targets(in: area).map(\.frame) ?? []
      }, environment: node.environment)
    var target = ScrollTarget(rect: rect(proposed))
    ViewGraph.withoutTracking { behavior.updateTarget(&target, context: context) }
    let anchor = target.anchor ?? .topLeading
    let x = isRightToLeft ? 1 - anchor.x : anchor.x
    let origin = CGPoint(
      x: target.rect.minX + (target.rect.width - size.width) * (target.anchor == nil ? 0 : x),
      y: target.rect.minY + (target.rect.height - size.height) * anchor.y)
    guard origin.x.isFinite, origin.y.isFinite else { return nil }
    return scrollView.clamped(
      CGPoint(
        x: axes.contains(.horizontal) ? origin.x - inset.left : proposed.x,
        y: axes.contains(.vertical) ? origin.y - inset.top : proposed.y))
  }

  /// The places of rest near the present one, for a host that scrolls by itself; nil if any place will do, or if they can't
  /// be known before the content is there.
  var stops: (horizontal: ScrollInfo.Stops?, vertical: ScrollInfo.Stops?)? {
    guard let behavior, behavior is PagingScrollTargetBehavior || behavior is ViewAlignedScrollTargetBehavior else {
      return nil
    }
    let (offset, size) = (scrollView.contentOffset, scrollView.bounds.size)
    var places: [CGPoint] = []
    if behavior is PagingScrollTargetBehavior {
      let page = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
      for number in -2...3 {
        let proposed = CGPoint(
          x: offset.x + CGFloat(number) * page.width, y: offset.y + CGFloat(number) * page.height)
        // From the place itself: a drag by more than a page is not limited here.
        if let place = restingOffset(forProposed: proposed, velocity: .zero, from: proposed) { places.append(place) }
      }
    } else {
      let area = scrollView.bounds.insetBy(dx: -2 * size.width, dy: -2 * size.height)
      let inset = scrollView.adjustedContentInset
      let frames = targets(in: area.insetBy(dx: -size.width, dy: -size.height)).map(\.frame)
      for frame in frames where frame.intersects(area) {
        let proposed = CGPoint(x: frame.minX - inset.left, y: frame.minY - inset.top)
        let place = restingOffset(forProposed: proposed, velocity: .zero, from: proposed, among: frames)
        if let place { places.append(place) }
      }
    }
    let isOneAtATime = behavior is PagingScrollTargetBehavior
    func stops(_ axis: Axis.Set, _ offsets: [CGFloat]) -> ScrollInfo.Stops? {
      guard axes.contains(axis), !offsets.isEmpty else { return nil }
      return ScrollInfo.Stops(offsets: Set(offsets).sorted(), isOneAtATime: isOneAtATime)
    }
    return (stops(.horizontal, places.map(\.x)), stops(.vertical, places.map(\.y)))
  }

  // MARK: Scrolling by code

  /// Scrolls where a position says.
  ///
  /// - Parameter anchor: The point of a view that comes to the same point of the visible area; nil for the least movement.
  func move(to destination: ScrollPosition.Destination, anchor: UnitPoint?, isAnimated: Bool) {
    codeWillMove()
    let start = scrollView.contentOffset
    switch destination {
    case .none: return
    case .view(let id): _ = node.scroll(to: id, anchor: anchor, isAnimated: isAnimated)
    case .edge(let edge):
      anchoring.edge = edge
      scrollView.setContentOffset(offset(at: edge), animated: isAnimated)
    case .point(let x, let y):
      let inset = scrollView.adjustedContentInset
      var offset = scrollView.contentOffset
      if let x {
        offset.x = (isRightToLeft ? scrollView.contentSize.width - x - scrollView.bounds.width : x) - inset.left
      }
      if let y { offset.y = y - inset.top }
      scrollView.setContentOffset(scrollView.clamped(offset), animated: isAnimated)
    }
    codeDidMove(from: start, isAnimated: isAnimated)
  }

  /// Called before code moves the content: what moved it before ends.
  func codeWillMove() {
    isPositionedByUser = false
    anchoring.contentWillMove()
    freeScroll?.end.cancel()
    freeScroll = nil
    codeScroll?.end.cancel()
    codeScroll = nil
  }

  /// Called after code has moved the content.
  func codeDidMove(from start: CGPoint, isAnimated: Bool) {
    if isAnimated, scrollView.contentOffset != start {
      beginCodeScroll()
    } else if !scrollView.isDragging, !scrollView.isDecelerating {
      setPhase(.idle)
    }
  }

  private func offset(at edge: Edge) -> CGPoint {
    let range = scrollView.offsetRange
    var offset = scrollView.contentOffset
    switch edge {
    case .top: offset.y = range.minY
    case .bottom: offset.y = range.maxY
    case .leading: offset.x = isRightToLeft ? range.maxX : range.minX
    case .trailing: offset.x = isRightToLeft ? range.minX : range.maxX
    }
    return offset
  }

  // MARK: Keeping places

  /// The place that the content keeps in a layout, to be asked for before.
  func place() -> ScrollAnchoring.Place? {
    guard !scrollView.isDragging else { return nil }
    if let place = anchoring.place { return place }
    guard let boundID else { return nil }
    let visible = scrollView.visibleContentRect
    guard let target = targets(in: visible).first(where: { $0.ids.contains(boundID) }) else { return nil }
    return .target(boundID, target.element, target.frame.origin - scrollView.contentOffset)
  }

  /// Moves the content back to its place after a layout.
  func keep(_ place: ScrollAnchoring.Place?) {
    switch place {
    case nil: break
    case .edge(let edge): setOffset(offset(at: edge))
    case .anchor(let anchor):
      let range = scrollView.offsetRange
      let x = isRightToLeft ? 1 - anchor.x : anchor.x
      var offset = scrollView.contentOffset
      if axes.contains(.horizontal) { offset.x = range.minX + range.width * x }
      if axes.contains(.vertical) { offset.y = range.minY + range.height * anchor.y }
      setOffset(offset)
    case .target(let id, let element, let distance):
      var frame: CGRect?
      if let element, element.nearestHost != nil { frame = element.frame(in: scrollView) }
      guard let frame = frame ?? node.frame(of: id) else { break }
      // The layout may have moved the content already.
      let offset = frame.origin - distance
      setOffset(
        scrollView.clamped(
          CGPoint(
            x: axes.contains(.horizontal) ? offset.x : scrollView.contentOffset.x,
            y: axes.contains(.vertical) ? offset.y : scrollView.contentOffset.y)))
    }
    anchoring.contentDidRest(at: scrollView.contentOffset, in: scrollView.offsetRange, axes, isRightToLeft)
  }

  private func setOffset(_ offset: CGPoint) {
    guard offset.distance(to: scrollView.contentOffset) > 0.01 else { return }
    scrollView.shiftContentOffset(by: offset - scrollView.contentOffset)
  }

  /// Called after the content moved.
  func didScroll() {
    anchoring.contentDidRest(at: scrollView.contentOffset, in: scrollView.offsetRange, axes, isRightToLeft)
    setNeedsReport()
  }

  private func insetsDidChange() {
    keep(place())
    setNeedsReport()
  }

  /// Called after a layout in which the visible area has got another size: the content comes to rest again.
  ///
  /// - Parameter old: The size of the visible area before.
  func visibleSizeDidChange(from old: CGSize) {
    let new = scrollView.visibleContentRect.size
    guard behavior != nil, phase == .idle, old != new, old.width > 0, old.height > 0 else { return }
    let inset = scrollView.adjustedContentInset
    let offset = scrollView.contentOffset
    let proposed = CGPoint(
      x: (offset.x + inset.left) / old.width * new.width - inset.left,
      y: (offset.y + inset.top) / old.height * new.height - inset.top)
    let isPaged = behavior is PagingScrollTargetBehavior
    let start = isPaged ? proposed : offset
    if let target = restingOffset(forProposed: start, velocity: .zero, from: start) { setOffset(target) }
  }
}

extension ScrollModel: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    freeScroll?.end.cancel()
    freeScroll = nil
    setPhase(.interacting)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lastVelocity = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    setPhase(decelerate ? .decelerating : .idle, velocity: lastVelocity)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { setPhase(.idle) }
}

extension CGPoint {
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
