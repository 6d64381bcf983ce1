import Foundation

/// The part of a container in which its controllers' views are, with a safe area that excludes the bars.
final class PagesView: UIView {
  /// The distances by which the screen's edges and the container's bars cover the view.
  var insets = UIEdgeInsets.zero {
    didSet {
      guard oldValue != insets else { return }
      for subview in subviews { subview.safeAreaMayHaveChanged() }
    }
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets? { insets == .zero ? nil : insets }
}
