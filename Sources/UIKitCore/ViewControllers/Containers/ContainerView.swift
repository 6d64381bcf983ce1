import Foundation

/// The root view of a container, which lays out its pages and bars.
final class ContainerView: UIView {
  /// Lays out pages and bars.
  var onLayout: () -> Void = {}
  /// Returns false for a gesture of the container that must not begin.
  var gestureMayBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  /// Called before the view leaves its window.
  var onLeave: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { onLeave() }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureMayBegin(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
