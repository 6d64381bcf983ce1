import Foundation
import RenderTree

/// A host's connection to a scene.
@MainActor
package final class SceneConnection: HostedScene {
  package let scene: UIWindowScene
  /// The app of the scene, which lives as long as a host has one of its scenes.
  private let application: UIApplication?

  package init(scene: UIWindowScene) {
    self.scene = scene
    application = scene.application
  }

  package var onChange: (() -> Void)? {
    get { scene.onChange }
    set {
      scene.onChange = newValue
      scene.setNeedsTurn()
    }
  }

  package var onEnd: (() -> Void)? {
    get { scene.onEnd }
    set { scene.onEnd = newValue }
  }

  package var onCopy: ((String) -> Void)? {
    get { scene.onCopy }
    set { scene.onCopy = newValue }
  }

  package var onAnnounce: ((String) -> Void)? {
    get { scene.onAnnounce }
    set { scene.onAnnounce = newValue }
  }

  package var onOpen: ((URL) -> Void)? {
    get { scene.onOpen }
    set { scene.onOpen = newValue }
  }

  package func frame() -> Frame { scene.currentFrame() }

  package func send(_ event: InputEvent) {
    AppWork.event.perform { scene.context.perform { scene.receive(event) } }
  }

  package var acceptsText: Bool {
    (scene.focusEngine.window?.hasTextInput ?? false) || scene.focusEngine.isTypingAhead
  }

  package var startsTypeAhead: Bool { scene.startsTypeAhead }

  package func keyHints() -> [KeyHint] { scene.context.perform { scene.focusEngine.keyHints() } }

  package func open(_ url: URL) {
    scene.context.perform { UIApplication.shared.deliver(url, to: scene) }
  }

  package func configure(_ change: (inout SceneConfiguration) -> Void) { scene.configure(change) }

  package var address: URL? { scene.address }

  package var place: ScenePlace { scene.place }

  package func notePlace() { scene.context.perform { scene.notePlace() } }

  package func go(to place: ScenePlace) { AppWork.event.perform { scene.context.perform { scene.go(to: place) } } }

  package func keepRestoration() -> Data? { scene.keepRestoration() }

  package func settle() async { await scene.settle() }

  package func disconnect() { application?.disconnect(scene) }

  package func end() { application?.discard(scene) }

  /// Runs code in the context of the scene, on which UIKit's globals depend.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try scene.context.perform(body)
  }

  /// Shows a controller in a new window, in the context of the scene. The caller keeps the window.
  package func show(_ makeController: () -> UIViewController) -> UIWindow {
    perform {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = makeController()
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Advances stepped time by some seconds. A driver holds a touch down with it.
  package func advanceClock(by seconds: TimeInterval) {
    scene.context.perform { scene.clock.advance(by: seconds) }
  }
}
