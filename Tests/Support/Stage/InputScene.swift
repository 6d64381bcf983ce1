import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A scene with stepped time and one window, and methods that send touches and keys.
@MainActor
package final class InputScene {
  package let scene: UIWindowScene
  package let connection: SceneConnection
  package let window: UIWindow

  package init(
    size: CGSize = CGSize(width: 400, height: 400), pointGrid: CGSize? = nil,
    layoutDirection: SceneConfiguration.LayoutDirection = .leftToRight
  ) {
    scene = .standalone(
      SceneConfiguration(
        size: size, textEngine: MonospaceTextEngine(), pointGrid: pointGrid, layoutDirection: layoutDirection,
        time: .stepped))
    connection = SceneConnection(scene: scene)
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
  }

  package func touch(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    connection.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), pointer: finger)))
  }

  package func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    touch(.ended, x, y)
  }

  /// Drags a finger in steps of a sixtieth of a second each.
  package func drag(from start: CGPoint, to end: CGPoint, steps: Int = 4, lifting: Bool = true) {
    touch(.began, start.x, start.y)
    for step in 1...steps {
      advance(by: 1.0 / 60)
      let share = CGFloat(step) / CGFloat(steps)
      touch(.moved, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
    if lifting { touch(.ended, end.x, end.y) }
  }

  package func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
    connection.send(.key(KeyEvent(key, modifiers: modifiers)))
  }

  package func advance(by seconds: TimeInterval) { connection.advanceClock(by: seconds) }

  package func layOut() { window.layoutIfNeeded() }
}
