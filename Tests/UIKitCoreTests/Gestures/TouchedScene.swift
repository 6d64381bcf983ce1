import Foundation
import RenderTree

@testable import UIKitCore

/// A scene in stepped time with one window, and fingers for it.
@MainActor
final class TouchedScene {
  let scene: UIWindowScene
  let connection: SceneConnection
  let window: UIWindow

  init(size: CGSize = CGSize(width: 400, height: 400), pointGrid: CGSize? = nil) {
    let session = UISceneSession(
      role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    scene = UIWindowScene(
      session: session,
      configuration: SceneConfiguration(
        size: size, textEngine: MonospaceTextEngine(), pointGrid: pointGrid, time: .stepped))
    connection = SceneConnection(scene: scene)
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
  }

  func touch(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    connection.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), pointer: finger)))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    touch(.ended, x, y)
  }

  /// A finger's way in steps that take a sixtieth of a second each.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 4, lifting: Bool = true) {
    touch(.began, start.x, start.y)
    for step in 1...steps {
      advance(by: 1.0 / 60)
      let share = CGFloat(step) / CGFloat(steps)
      touch(.moved, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
    if lifting { touch(.ended, end.x, end.y) }
  }

  func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
    connection.send(.key(KeyEvent(key, modifiers: modifiers)))
  }

  func advance(by seconds: TimeInterval) { connection.advanceClock(by: seconds) }

  func layOut() { window.layoutIfNeeded() }
}

/// A view that writes down its touches.
final class TouchedView: UIView {
  var calls: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began \(touches.first?.tapCount ?? 0)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
}
