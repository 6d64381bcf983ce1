@_spi(Toolkit) import UIKitCore

/// A view around the views of elements, which may reach beyond its bounds into the unsafe area.
class ElementContainerView: UIView {
  override var safeAreaInsetsForSubviews: UIEdgeInsets? { signedSafeAreaInsets }
  override var safeAreaLimitsForSubviews: UIEdgeInsets { superview?.safeAreaLimitsForSubviews ?? .zero }
}
