import Foundation
@_spi(Toolkit) import UIKitCore

/// The element of a scroll view.
final class ScrollElement: ViewElement {
  private let scrollView: ContentScrollView
  private let model: ScrollModel
  private var axes: Axis.Set
  private var scrolled: ViewElement?
  /// True if the content was placed from right to left.
  private var wasMirrored = false

  init(_ node: ViewNode, _ scrollView: ContentScrollView, _ model: ScrollModel, axes: Axis.Set) {
    self.scrollView = scrollView
    self.model = model
    self.axes = axes
    super.init(node)
  }

  override var view: UIView? { scrollView }
  override var subelements: [ViewElement] { scrolled.map { [$0] } ?? [] }

  func setAxes(_ new: Axis.Set) {
    guard axes != new else { return }
    axes = new
    setNeedsLayout()
  }

  /// Sets the room around the content. What is at the leading edges stays there.
  func setMargins(_ new: UIEdgeInsets) {
    let (old, distance) = (scrollView.adjustedContentInset, distanceFromRight)
    guard scrollView.contentInset != new else { return }
    var offset = scrollView.contentOffset
    scrollView.contentInset = new
    let inset = scrollView.adjustedContentInset
    if wasMirrored {
      offset.x = scrollView.contentSize.width + inset.right - scrollView.bounds.width - distance
    } else if offset.x <= -old.left {
      offset.x = -inset.left
    }
    if offset.y <= -old.top { offset.y = -inset.top }
    scrollView.contentOffset = offset
    setNeedsLayout()
  }

  /// Sets the anchors of the content. Another alignment moves content that is shorter than the visible area.
  func setAnchors(_ new: ScrollAnchors) {
    let old = model.anchoring.anchors
    guard new != old else { return }
    model.anchoring.anchors = new
    if new.alignment != old.alignment { setNeedsLayout() }
  }

  func setContent(_ new: ViewElement?) {
    guard new !== scrolled else { return }
    scrolled?.view?.removeFromSuperview()
    scrolled = new
    new?.container = self
    if let view = new?.view { scrollView.addSubview(view) }
    setNeedsLayout()
  }

  /// The proposal to the content: its ideal length along the axes that scroll, and the room between the margins along the
  /// others.
  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = scrollView.contentInset
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { $0 - margins.left - margins.right },
      height: axes.contains(.vertical) ? nil : proposal.height.map { $0 - margins.top - margins.bottom })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let margins = scrollView.contentInset
    var size = scrolled?.size(for: contentProposal(proposal)) ?? .zero
    size.width += margins.left + margins.right
    size.height += margins.top + margins.bottom
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    scrollView.proposal = placement.proposal
    scrollView.ignoredSafeAreaEdges = ignoredSafeAreaEdges.rectEdges(isMirrored: isRightToLeft)
    let (place, visibleSize) = (model.place(), scrollView.visibleContentRect.size)
    scrollView.placing {
      placeContent(placement)
      model.keep(place)
      model.visibleSizeDidChange(from: visibleSize)
    }
    endInitialLayoutLater()
    model.setNeedsReport()
  }

  /// Places the scroll view, and the content in it.
  private func placeContent(_ placement: Placement) {
    let start = distanceFromRight
    scrollView.setFrame(placement.frame, scale: scale)
    guard let scrolled else { return scrollView.contentSize = .zero }
    let proposal = contentProposal(placement.proposal)
    let size = scrolled.size(for: proposal)
    let isMirrored = isRightToLeft && axes.contains(.horizontal)
    guard isMirrored || wasMirrored else {
      let room = alignmentRoom(for: size)
      scrolled.place(at: room.origin, proposal: proposal)
      return scrollView.contentSize = room.size
    }
    place(scrolled, proposal, from: isMirrored ? start : nil)
    wasMirrored = isMirrored
  }

  /// The place of content in the scrolled area, and the size of that: larger than content which an anchor aligns in the visible
  /// area.
  private func alignmentRoom(for size: CGSize) -> (origin: CGPoint, size: CGSize) {
    guard let anchor = model.anchoring.anchors.alignment else { return (.zero, size) }
    let visible = scrollView.visibleContentRect.size
    let width = axes.contains(.horizontal) ? max(size.width, visible.width) : size.width
    let height = axes.contains(.vertical) ? max(size.height, visible.height) : size.height
    return (
      CGPoint(x: (width - size.width) * anchor.x, y: (height - size.height) * anchor.y),
      CGSize(width: width, height: height)
    )
  }

  // MARK: The first place

  /// The number of layouts.
  private var layoutCount = 0
  private var isWaitingForQuiet = false

  /// Ends the initial layout after the first round without another layout: lengths of rows are known then.
  private func endInitialLayoutLater() {
    layoutCount += 1
    guard model.anchoring.isInitial, !isWaitingForQuiet else { return }
    guard model.anchoring.anchors.initialOffset != nil else { return model.anchoring.endInitialLayout() }
    guard scrollView.contentSize != .zero, scrollView.window != nil else { return }
    isWaitingForQuiet = true
    let count = layoutCount
    node.graph.afterLayout { [weak self] in
      self?.node.graph.afterLayout { [weak self] in
        guard let self, !isDiscarded else { return }
        isWaitingForQuiet = false
        if layoutCount == count { model.anchoring.endInitialLayout() } else { endInitialLayoutLater() }
      }
    }
  }

  /// The distance between the right edges of the content and of the visible area; 0 before the content was placed from
  /// right to left.
  private var distanceFromRight: CGFloat {
    guard wasMirrored else { return 0 }
    return scrollView.contentSize.width + scrollView.adjustedContentInset.right - scrollView.bounds.maxX
  }

  /// Places content that starts at the right edge, at a distance from there; nil to start at the left edge again.
  private func place(_ scrolled: ViewElement, _ proposal: ProposedViewSize, from distance: CGFloat?) {
    let size = scrolled.size(for: proposal)
    let inset = scrollView.adjustedContentInset
    let room = distance == nil ? 0 : scrollView.bounds.width - inset.left - inset.right
    let width = max(size.width, room)
    let aligned = alignmentRoom(for: size)
    scrollView.contentSize = CGSize(width: width, height: aligned.size.height)
    // The content shows what is visible: the scroll view has to be there before.
    var offset = scrollView.contentOffset
    offset.x = distance.map { width + inset.right - scrollView.bounds.width - $0 } ?? -inset.left
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    let x = (width - size.width) * (1 - (model.anchoring.anchors.alignment?.x ?? 0))
    scrolled.place(at: CGPoint(x: x, y: aligned.origin.y), proposal: proposal)
  }
}

extension Edge.Set {
  /// The edges as UIKit has them.
  ///
  /// - Parameter isMirrored: True if the leading edge is the right one.
  fileprivate func rectEdges(isMirrored: Bool) -> UIRectEdge {
    var edges: UIRectEdge = []
    if contains(.top) { edges.insert(.top) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.leading) { edges.insert(isMirrored ? .right : .left) }
    if contains(.trailing) { edges.insert(isMirrored ? .left : .right) }
    return edges
  }
}

extension ViewElement {
  /// The view in whose coordinates the element is placed; nil outside of a view.
  var nearestView: UIView? {
    var element = container
    while let current = element {
      // A wrapper without a view of its own gives that of its content.
      if let view = current.view, view !== current.content?.view { return view }
      element = current.container
    }
    return nearestHost as? UIView
  }
}
