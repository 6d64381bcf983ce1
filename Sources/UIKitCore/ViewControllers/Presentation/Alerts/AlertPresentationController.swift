import Foundation

/// The presentation of an alert in the middle of the window, or of an action sheet at its bottom.
final class AlertPresentationController: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var hasFrameView: Bool { false }

  override var removesPresenter: Bool { false }

  override var dimmingColor: UIColor? { standardDimming }

  override var slides: Bool { isSheet }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// A tap outside of an action sheet cancels; an alert waits for an answer.
  override func userTappedOutside() { if isSheet { presentedViewController.userDismissal?.perform() } }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let alert else { return room }
    let safe = room.shrunk(by: container?.safeAreaInsets ?? .zero)
    let cell = traits.pointGrid
    let margin = cell == nil ? CGFloat(8) : 0
    let area = safe.shrunk(dx: margin, dy: margin)
    // An action sheet in a wide window is as wide as in a narrow one.
    let width = isSheet ? min(area.width, cell.map { 60 * $0.width } ?? 420) : area.width
    let size = alert.size(within: CGSize(width: max(0, width), height: max(0, area.height)))
    var origin = CGPoint(
      x: area.midX - size.width / 2, y: isSheet ? area.maxY - size.height : area.midY - size.height / 2)
    if let cell {
      origin.x = (origin.x / cell.width).rounded(.down) * cell.width
      origin.y = (origin.y / cell.height).rounded(.down) * cell.height
    } else {
      origin.x = origin.x.roundedToPixel(traits.displayScale)
      origin.y = origin.y.roundedToPixel(traits.displayScale)
    }
    return CGRect(origin: origin, size: size)
  }
}
