import Foundation
import RenderTree

/// What a host holds of a scene.
@MainActor
package final class SceneConnection: HostedScene {
  package let scene: UIWindowScene

  package init(scene: UIWindowScene) { self.scene = scene }

  package var onFrame: ((Frame) -> Void)? {
    get { scene.onFrame }
    set {
      scene.onFrame = newValue
      scene.setNeedsTurn()
    }
  }

  package func frame() -> Frame { scene.currentFrame() }

  package func send(_ event: InputEvent) {
    scene.context.perform { scene.receive(event) }
  }

  package var takesText: Bool {
    (scene.focusEngine.window?.isTakingText ?? false) || scene.focusEngine.isTypingAhead
  }

  package var searchesForText: Bool { scene.searchesForText }

  package func keyHints() -> [KeyHint] { scene.context.perform { scene.focusEngine.keyHints() } }

  package func open(_ url: URL) {
    scene.context.perform { UIApplication.shared.deliver(url, to: scene) }
  }

  package func settle() async { await scene.settle() }

  package func disconnect() { scene.application?.disconnect(scene) }

  /// Runs code as the scene's own code runs, with UIKit's globals answering for it.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try scene.context.perform(body)
  }

  /// Moves stepped time on by some seconds: how a driver holds a finger down.
  package func advanceClock(by seconds: TimeInterval) {
    scene.context.perform { scene.clock.advance(by: seconds) }
  }
}
