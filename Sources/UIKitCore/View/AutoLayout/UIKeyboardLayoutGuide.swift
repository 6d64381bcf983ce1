import Foundation

/// The area of a view that the keyboard on the screen covers.
///
/// No host lays a keyboard over a scene: that of a phone makes the page lower. So the guide stays at the bottom of the view:
/// it has the height of the bottom of the safe area, or none.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// A Boolean value that indicates whether the guide reaches up to the safe area. True by default; otherwise its height
  /// is 0.
  public var usesBottomSafeArea = true {
    didSet {
      guard oldValue != usesBottomSafeArea else { return }
      top?.isActive = false
      holdTop()
    }
  }

  private var top: NSLayoutConstraint?

  /// Adds the guide to a view.
  fileprivate init(in view: UIView) {
    super.init()
    identifier = "UIViewKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    holdTop()
  }

  private func holdTop() {
    guard let owningView else { return }
    let edge = usesBottomSafeArea ? owningView.safeAreaLayoutGuide.bottomAnchor : owningView.bottomAnchor
    top = topAnchor.constraint(equalTo: edge)
    top?.isActive = true
  }
}

extension UIView {
  /// The area that the keyboard on the screen covers: none here, at the bottom of the view. Made on first use.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first ?? UIKeyboardLayoutGuide(in: self)
  }
}
