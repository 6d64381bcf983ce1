import Foundation

/// The part of a container in which its controllers' views are, with a safe area that excludes the bars.
final class PagesView: UIView {
  /// A page in front, for which other insets count: it has a bar of its own, and the container's bar lies behind it.
  struct Front: Equatable {
    weak var view: UIView?
    let insets: UIEdgeInsets

    static func == (first: Front, second: Front) -> Bool { first.view === second.view && first.insets == second.insets }
  }

  /// The distances by which the screen's edges and the container's bars cover the view.
  var insets = UIEdgeInsets.zero { didSet { if oldValue != insets { insetsDidChange() } } }
  /// The page in front; nil if the insets count for all pages.
  var front: Front? { didSet { if oldValue != front { insetsDidChange() } } }

  private func insetsDidChange() {
    for subview in subviews { subview.safeAreaMayHaveChanged() }
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets? { insets == .zero ? nil : insets }

  override func safeAreaInsets(for subview: UIView) -> UIEdgeInsets? {
    guard let front, front.view === subview else { return safeAreaInsetsForSubviews }
    return front.insets == .zero ? nil : front.insets
  }
}
