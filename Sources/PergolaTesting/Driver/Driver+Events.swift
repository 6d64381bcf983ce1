import Foundation
import RenderTree
import ScreenUse
import UIKitCore

// Events at points and changes of the environment, for tests of this package that use a screen at random.

extension Driver {
  /// Sends a step of a touch; several fingers may be down at once.
  package func touch(_ phase: PointerEvent.Phase, at point: CGPoint, finger: Int) async {
    connection.send(.pointer(PointerEvent(phase, at: point, pointer: finger)))
    _ = connection.frame()
  }

  /// Touches a point of the window for longer than a long press requires.
  public func longPress(at point: CGPoint) async { await gestures.longPress(at: point) }

  /// Swipes quickly from one point of the window to another, and lifts the finger at speed.
  public func swipe(from start: CGPoint, to end: CGPoint) async { await gestures.swipe(from: start, to: end) }

  /// Touches a point of the window, for longer than a long press requires if `holds` is true, moves slowly to another,
  /// rests, and lifts the finger.
  public func drag(from start: CGPoint, to end: CGPoint, holds: Bool = true) async {
    await gestures.drag(from: start, to: end, holds: holds)
  }

  /// Types into the view that receives text, if there is one.
  public func type(_ text: String) async { gestures.type(text) }

  /// Advances the driver's clock, on which animations, gestures and deceleration run.
  ///
  /// - Parameter seconds: The seconds, 0 or more.
  public func advanceClock(by seconds: TimeInterval) async {
    connection.advanceClock(by: seconds)
    _ = connection.frame()
  }

  /// Performs the work that is on the main queue now.
  package func performMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Changes the appearance, as the user does in the device's settings.
  package func change(to appearance: Appearance) async {
    connection.send(.appearance(appearance == .dark ? .dark : .light))
    _ = connection.frame()
  }

  /// Changes the user's preferred text size.
  package func change(to contentSize: UIContentSizeCategory) async {
    connection.scene.configure { $0.textSize = contentSize.textSize }
    _ = connection.frame()
  }

  /// Moves the scene into the foreground or the background.
  package func setVisible(_ isVisible: Bool) async {
    connection.send(.visible(isVisible))
    _ = connection.frame()
  }

  /// Activates or deactivates the scene.
  package func setActive(_ isActive: Bool) async {
    connection.send(.active(isActive))
    _ = connection.frame()
  }

  // MARK: Frames

  /// The current frame, after any pending layout.
  package var frame: Frame { connection.frame() }

  /// The current frame, drawn again by all views.
  package var redrawnFrame: Frame { connection.redrawnFrame() }

  /// The keys that have an effect now.
  package var keyHints: [KeyHint] { connection.keyHints() }

  /// Runs code in the context of the scene, on which UIKit's globals depend.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try connection.perform(body) }
}
