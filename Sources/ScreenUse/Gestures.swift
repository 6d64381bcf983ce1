import Foundation
import RenderTree

/// The gestures of a user, as steps of touches on a scene's clock.
@MainActor
package struct Gestures {
  /// The direction of a swipe.
  package enum Direction: String, CaseIterable { case left, right, up, down }

  /// The seconds between two steps of a movement.
  package static let stepTime = 1.0 / 60

  private let scene: any HostedScene
  /// Lets seconds of the scene's clock pass.
  private let pass: (TimeInterval) async -> Void

  /// Gestures on a scene.
  ///
  /// - Parameter pass: Lets seconds of the scene's clock pass.
  package init(on scene: any HostedScene, pass: @escaping (TimeInterval) async -> Void) {
    self.scene = scene
    self.pass = pass
  }

  /// Sends a step of a touch.
  package func touch(_ phase: PointerEvent.Phase, at point: CGPoint, finger: Int = 0) {
    scene.send(.pointer(PointerEvent(phase, at: point, pointer: finger)))
  }

  /// Taps a point.
  package func tap(at point: CGPoint) {
    touch(.began, at: point)
    touch(.ended, at: point)
    _ = scene.frame()
  }

  /// Touches a point for longer than a long press requires.
  package func longPress(at point: CGPoint) async {
    touch(.began, at: point)
    await hold(seconds: 0.6)
    touch(.ended, at: point)
    _ = scene.frame()
  }

  /// Swipes quickly from one point to another, and lifts the finger at speed.
  package func swipe(from start: CGPoint, to end: CGPoint) async {
    touch(.began, at: start)
    await move(from: start, to: end, steps: 8)
    touch(.ended, at: end)
    _ = scene.frame()
  }

  /// Touches a point, for longer than a long press requires if `holds` is true, moves slowly to another, rests, and
  /// lifts the finger.
  package func drag(from start: CGPoint, to end: CGPoint, holds: Bool = true) async {
    touch(.began, at: start)
    if holds { await hold(seconds: 0.6) }
    await move(from: start, to: end, steps: 20)
    await hold(seconds: 0.3)
    touch(.ended, at: end)
    _ = scene.frame()
  }

  /// Turns the wheel at a point: scrolls the innermost scroll view there, as far as the content goes.
  package func scroll(by distance: CGSize, at point: CGPoint) {
    scene.send(.wheel(WheelEvent(at: point, delta: CGSize(width: distance.width, height: distance.height))))
    _ = scene.frame()
  }

  /// Types a text, a character after the other, into the view that receives text.
  package func type(_ text: String) {
    for character in text {
      scene.send(.text(String(character)))
      _ = scene.frame()
    }
  }

  /// Presses and releases a key.
  package func press(_ key: KeyEvent.Key, modifiers: KeyEvent.Modifiers) {
    scene.send(.key(KeyEvent(key, modifiers: modifiers)))
    _ = scene.frame()
  }

  /// Returns the way of a swipe: by default half the window's extent in its direction.
  package static func way(_ direction: Direction, distance: CGFloat?, in size: CGSize) -> CGSize {
    switch direction {
    case .left: CGSize(width: -(distance ?? size.width / 2), height: 0)
    case .right: CGSize(width: distance ?? size.width / 2, height: 0)
    case .up: CGSize(width: 0, height: -(distance ?? size.height / 2))
    case .down: CGSize(width: 0, height: distance ?? size.height / 2)
    }
  }

  private func hold(seconds: TimeInterval) async {
    await pass(seconds)
    _ = scene.frame()
  }

  private func move(from start: CGPoint, to end: CGPoint, steps: Int) async {
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      await pass(Self.stepTime)
      touch(.moved, at: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      _ = scene.frame()
    }
  }
}
