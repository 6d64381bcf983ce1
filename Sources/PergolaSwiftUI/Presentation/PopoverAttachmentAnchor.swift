import Foundation
import UIKitCore

/// The part of a view at which a popover is placed.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, as fractions of its size.
  case point(UnitPoint)

  /// The part in the coordinates of a view with bounds, in which x runs from the leading edge.
  func rect(in bounds: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.value(AnchorFrame(bounds: bounds))
    case .point(let point):
      CGRect(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height, width: 0, height: 0)
    }
  }
}

/// The place of a popover beside its view.
struct PopoverPlace {
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  /// The edge of the anchor at which the arrow is; nil for any.
  var edge: Edge?

  /// Sets the place of a presentation.
  @MainActor func apply(to popover: UIPopoverPresentationController, at source: UIView, rightToLeft: Bool) {
    popover.sourceView = source
    var rect = anchor.rect(in: source.bounds)
    if rightToLeft { rect.origin.x = source.bounds.minX + source.bounds.maxX - rect.maxX }
    // The bounds of the view are followed if they change.
    if rect != source.bounds { popover.sourceRect = rect }
    // The arrow points from the popover to the anchor.
    switch edge {
    case .top: popover.permittedArrowDirections = .down
    case .bottom: popover.permittedArrowDirections = .up
    case .leading: popover.permittedArrowDirections = rightToLeft ? .left : .right
    case .trailing: popover.permittedArrowDirections = rightToLeft ? .right : .left
    case nil: break
    }
  }
}
