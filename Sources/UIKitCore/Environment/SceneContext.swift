import PergolaSystem
import RenderTree
import Synchronization

/// The values of UIKit's globals (`UITraitCollection.current`, `UIFont.lineHeight`, `UIScreen.main`,
/// `UIApplication.shared`), which depend on the current scene.
///
/// Every entry into app code runs in the context of its scene, and tasks inherit it. Outside of any scene the process's
/// default applies.
package struct SceneContext: Sendable {
  package var textEngine: any TextEngine
  /// The rasterizer of drawings; nil if the host has none.
  var rasterizer: (any Rasterizer)?
  var traits: UITraitCollection
  /// The current scene; nil in the process's default.
  var scene: SceneReference?
  /// The devices, the system and the user of the scene's app; nil for the process's own.
  package var system: System?

  package init(
    textEngine: any TextEngine, rasterizer: (any Rasterizer)? = nil, traits: UITraitCollection,
    scene: SceneReference? = nil, system: System? = nil
  ) {
    self.textEngine = textEngine
    self.rasterizer = rasterizer
    self.traits = traits
    self.scene = scene
    self.system = system
  }

  @TaskLocal private static var served: SceneContext?

  /// The context of the running code.
  package static var current: SceneContext { served ?? processDefault.withLock { $0 } }

  /// The context outside of any scene.
  package static let processDefault = Mutex(
    SceneContext(textEngine: MonospaceTextEngine(), traits: .processDefault, scene: nil))

  /// Runs code with this context as the current one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let system else { return try Self.$served.withValue(self, operation: body) }
    return try system.perform { try Self.$served.withValue(self, operation: body) }
  }

  func with(traits: UITraitCollection) -> SceneContext {
    var copy = self
    copy.traits = traits
    return copy
  }
}

/// A reference to a scene and to its app that can pass through code outside of the main actor.
package struct SceneReference: Sendable {
  private nonisolated(unsafe) weak var object: AnyObject?
  private nonisolated(unsafe) weak var owner: AnyObject?

  /// The scene; nil if it was released, or if the code belongs to its app alone. Safe, because the reference is only
  /// read on the main actor, and weak references are atomic.
  @MainActor var scene: AnyObject? { object }

  /// The app of the scene; nil if it was released. Code that outlives its scene, such as a task, still belongs to it.
  @MainActor var application: AnyObject? { owner }

  @MainActor init(_ scene: AnyObject?, of application: AnyObject? = nil) {
    object = scene
    owner = application
  }
}
