import Observation
import PergolaCombine

/// A modifier that changes the environment of a scene's content.
private nonisolated struct SceneEnvironmentModifier: SceneModifier {
  let change: (inout EnvironmentValues) -> Void

  @MainActor static func makeNode<Base: Scene>(
    _ scene: ModifiedScene<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedScene<Base, Self>> {
    SceneEnvironmentNode(scene, context)
  }
}

private final class SceneEnvironmentNode<Content: Scene>: ModifiedSceneNode<Content, SceneEnvironmentModifier> {
  private lazy var changed = makeEnvironment()

  private func makeEnvironment() -> EnvironmentValues {
    var values = environment
    ViewGraph.withoutTracking { view.modifier.change(&values) }
    return values
  }

  override var childEnvironment: EnvironmentValues { changed }

  override func modifierDidChange(from old: SceneEnvironmentModifier) { changeEnvironment() }
  override func environmentDidChange(from old: EnvironmentValues) { changeEnvironment() }

  private func changeEnvironment() {
    let new = makeEnvironment()
    guard !new.hasSameValues(as: changed) else { return }
    changed = new
    passEnvironment()
  }
}

extension Scene {
  /// Sets a value of the environment for the scene's content.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ModifiedScene(content: self, modifier: SceneEnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an object into the environment, where `@EnvironmentObject` finds it by its type.
  public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ModifiedScene(content: self, modifier: SceneEnvironmentModifier { $0[objectOf: Object.self] = object })
  }

  /// Puts an observable object into the environment, where `@Environment` finds it by its type.
  public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(content: self, modifier: SceneEnvironmentModifier { $0[objectOf: Object.self] = object })
  }
}
