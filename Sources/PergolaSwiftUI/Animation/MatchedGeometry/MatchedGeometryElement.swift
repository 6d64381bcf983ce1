import Foundation
@_spi(Toolkit) import UIKitCore

/// An element whose content has the geometry of another one, or that others follow.
///
/// It keeps its own place in the layout. Its content is proposed the size of the group's source, and moved so that the
/// anchors of both coincide.
final class MatchedGeometryElement: ViewWrapperElement {
  private(set) var match: MatchedGeometry

  init(_ node: ViewNode, around content: ViewElement, _ match: MatchedGeometry) {
    self.match = match
    super.init(node, around: content, view: ElementGroupView())
    if match.isSource { match.namespace.matches.add(self, to: match.id) }
  }

  /// Takes other properties, or another part in a group.
  func setMatch(_ new: MatchedGeometry) {
    let old = match
    match = new
    let isSame = old.id == new.id && old.namespace == new.namespace && old.isSource == new.isSource
    if !isSame {
      if old.isSource { old.namespace.matches.remove(self, from: old.id) }
      if new.isSource { new.namespace.matches.add(self, to: new.id) }
    }
    guard placement != nil else { return }
    if new.isSource { placeContent() } else { followPosition() }
    setNeedsLayout()
  }

  /// Leaves its group.
  func leave() {
    if match.isSource { match.namespace.matches.remove(self, from: match.id) }
  }

  /// The frame in the window; nil before the first layout.
  var windowFrame: CGRect? { placement.map { convert($0.frame, to: .global) } }

  /// True after the element was removed, while it stays visible until its transition has ended.
  var isDeparting: Bool {
    sequence(first: wrapperView, next: \.superview).contains { view in
      (view.superview as? ElementGroupView)?.isDeparting(view) ?? false
    }
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    wrapperView.setFrame(placement.frame, scale: scale)
    if !match.isSource { followPosition() }
    if old == nil, match.isSource, UIView.inheritedAnimationDuration > 0 { comeFromFormerSource() }
    placeContent()
  }

  override func positionMayHaveChanged() { if !match.isSource { placeContent() } }

  /// Moves the content from the frame of the source whose place this element takes, and that one to the new place.
  private func comeFromFormerSource() {
    guard let host = nearestHost, let frame = match.namespace.matches.frameBefore(self, of: match.id),
      let target = windowFrame
    else { return }
    UIView.performWithoutAnimation { placeContent(in: wrapperView.convert(frame, from: nil), .frame) }
    for former in match.namespace.matches.departing(of: match.id, in: host) {
      former.placeContent(in: former.wrapperView.convert(target, from: nil), .frame)
    }
  }

  private func placeContent() {
    guard let placement, !isDeparting else { return }
    let source = match.isSource ? nil : match.namespace.matches.source(of: match.id, for: self)
    guard let source else { return inner.place(at: .zero, proposal: placement.proposal) }
    placeContent(in: source.wrapperView.convert(source.wrapperView.bounds, to: wrapperView), match.properties)
  }

  /// Places the content as a frame is, in the coordinates of the wrapper's view.
  private func placeContent(in frame: CGRect, _ properties: MatchedGeometryProperties) {
    guard let placement else { return }
    let proposal = properties.contains(.size) ? ProposedViewSize(frame.size) : placement.proposal
    let size = inner.size(for: proposal)
    let anchor = UnitPoint(x: isRightToLeft ? 1 - match.anchor.x : match.anchor.x, y: match.anchor.y)
    let goal = properties.contains(.position) ? frame : CGRect(origin: .zero, size: placement.frame.size)
    inner.place(
      at: CGPoint(
        x: goal.minX + (goal.width - size.width) * anchor.x, y: goal.minY + (goal.height - size.height) * anchor.y),
      proposal: proposal)
  }
}
