import RenderTree
import Synchronization

/// What UIKit's globals answer from (`UITraitCollection.current`, `UIFont.lineHeight`, `UIScreen.main`,
/// `UIApplication.shared`): here they depend on the scene that is served.
///
/// Every entry into app code runs with the context of its scene; tasks inherit it. Outside of any scene the process's
/// default answers.
package struct SceneContext: Sendable {
  package var textEngine: any TextEngine
  /// What makes pixels of drawings; nil where nothing can.
  var rasterizer: (any Rasterizer)?
  var traits: UITraitCollection
  /// The scene that is served; nil in the process's default.
  var scene: SceneReference?

  package init(
    textEngine: any TextEngine, rasterizer: (any Rasterizer)? = nil, traits: UITraitCollection,
    scene: SceneReference? = nil
  ) {
    self.textEngine = textEngine
    self.rasterizer = rasterizer
    self.traits = traits
    self.scene = scene
  }

  @TaskLocal private static var served: SceneContext?

  /// The context of the code that runs now.
  package static var current: SceneContext { served ?? processDefault.withLock { $0 } }

  /// What answers outside of any scene.
  package static let processDefault = Mutex(
    SceneContext(textEngine: MonospaceTextEngine(), traits: .processDefault, scene: nil))

  /// Runs code with this context as the current one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$served.withValue(self, operation: body)
  }

  func with(traits: UITraitCollection) -> SceneContext {
    var copy = self
    copy.traits = traits
    return copy
  }
}

/// A scene, to be carried through code that is not bound to the main actor.
package struct SceneReference: Sendable {
  private nonisolated(unsafe) weak var object: AnyObject?

  /// The scene, unless it is gone. Safe: the reference is only read on the main actor, and weak references are atomic.
  @MainActor var scene: AnyObject? { object }

  @MainActor init(_ scene: AnyObject) { object = scene }
}
