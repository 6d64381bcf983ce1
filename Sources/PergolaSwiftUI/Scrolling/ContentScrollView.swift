import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A scroll view that reports movements of its content, and comes to rest where its targets say.
final class ContentScrollView: UIScrollView {
  /// Called after the content moved.
  var onScroll: (() -> Void)?
  /// Called before the user moves the content.
  var onUserScroll: (() -> Void)?
  /// Called after the insets, with those of the safe area, changed.
  var onInsetChange: (() -> Void)?
  /// The state of the content's movements.
  weak var model: ScrollModel?
  /// The proposal for the scroll view, with its insets.
  var proposal = ProposedViewSize.unspecified
  /// True while the content is placed: what follows the movements is placed itself then.
  private var isPlacing = false

  override func geometryDidChange(from oldBounds: CGRect) {
    super.geometryDidChange(from: oldBounds)
    if bounds != oldBounds, !isPlacing { onScroll?() }
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if !isPlacing { onInsetChange?() }
  }

  /// The proposed lengths without the insets; nil along an axis on which the scroll view is as long as its content.
  var proposedLengths: ProposedViewSize {
    let inset = adjustedContentInset
    return ProposedViewSize(
      width: proposal.width.map { $0 - inset.left - inset.right },
      height: proposal.height.map { $0 - inset.top - inset.bottom })
  }

  /// Places the content, and reports the movement that this made, if any, at the end.
  func placing(_ place: () -> Void) {
    let old = bounds
    isPlacing = true
    place()
    isPlacing = false
    if bounds != old { onScroll?() }
  }

  // MARK: Coming to rest

  override func userWillScroll() {
    super.userWillScroll()
    onUserScroll?()
  }

  override func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let proposed = super.targetOffset(forProposed: proposed, velocity: velocity)
    return model?.restingOffset(forProposed: proposed, velocity: velocity, from: dragStart ?? contentOffset) ?? proposed
  }

  override var scrollStops: (horizontal: ScrollInfo.Stops?, vertical: ScrollInfo.Stops?) {
    model?.stops ?? super.scrollStops
  }
}
