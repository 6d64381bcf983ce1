import Foundation

/// The look of the frame around a presented view.
struct PresentationLook {
  var backgroundColor: UIColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var hasShadow = false
  var hasGrabber = false
  /// The side with the arrow, with the arrow's length; zero without an arrow.
  var arrowInsets = UIEdgeInsets.zero
  /// The position of the arrow along its side.
  var arrowPosition: CGFloat = 0
}
