import Foundation

/// Reports the location of a scene's mouse pointer to the hover recognizers of the views under it.
@MainActor
final class HoverDispatcher {
  private unowned let scene: UIWindowScene
  /// The recognizers that the pointer is inside of, deepest view first.
  private var hovered: [Hovered] = []

  private struct Hovered { weak var recognizer: UIHoverGestureRecognizer? }

  init(scene: UIWindowScene) { self.scene = scene }

  /// Handles that the pointer is at a location of the scene; nil if it left the scene.
  func pointerDidMove(to location: CGPoint?) {
    let view = location.flatMap { scene.hit($0) }
    let recognizers = view?.hoverRecognizersInReach ?? []
    let left = hovered.compactMap(\.recognizer).filter { old in !recognizers.contains { $0 === old } }
    hovered = recognizers.map { Hovered(recognizer: $0) }
    for recognizer in left { recognizer.pointerDidLeave() }
    guard let location, let window = view?.enclosingWindow else { return }
    for recognizer in recognizers { recognizer.pointerDidMove(to: window.convertFromScene(location)) }
  }
}

extension UIView {
  /// The enabled hover recognizers of this view and of its ancestors, deepest view first.
  fileprivate final var hoverRecognizersInReach: [UIHoverGestureRecognizer] {
    var found: [UIHoverGestureRecognizer] = []
    var view: UIView? = self
    while let current = view {
      for recognizer in current.storedGestureRecognizers where recognizer.isEnabled {
        if let hover = recognizer as? UIHoverGestureRecognizer { found.append(hover) }
      }
      view = current.superview
    }
    return found
  }
}
