import Observation
import PergolaCombine
@_spi(Toolkit) import UIKitCore

/// The values that one connected scene gives its views: its phase, its links, and the environment of its description.
@MainActor
final class SceneState {
  private(set) weak var scene: UIWindowScene?
  let events: SceneEvents
  /// The values that the scene keeps until the next start of the app.
  let values: SceneValues
  private let delegate: (any UISceneDelegate)?
  /// The environment of the scene's description.
  var inherited = EnvironmentValues() { didSet { environmentDidChange() } }
  var phase: ScenePhase { didSet { if phase != oldValue { environmentDidChange() } } }
  /// The node at the root of the scene's views.
  fileprivate weak var root: (any SceneRoot)?

  /// - Parameter delegate: The scene's delegate of the app's own; nil for none.
  init(_ scene: UIWindowScene, delegate: (any UISceneDelegate)?) {
    self.scene = scene
    self.delegate = delegate
    events = SceneEvents(scene)
    values = SceneValues.values(of: scene)
    phase = ScenePhase(of: scene)
  }

  /// Runs code in the context of the scene: an app's state may change in the turn of another scene.
  func perform(_ body: () -> Void) { scene?.context.perform(body) }

  private func environmentDidChange() { perform { root?.sceneEnvironmentDidChange() } }

  /// Adds what the scene gives to the environment of its window.
  fileprivate func apply(to values: inout EnvironmentValues) {
    values.merge(inherited)
    values.scenePhase = phase
    values.sceneEvents = SceneEvents.Reference(events: events)
    values.sceneValues = SceneValues.Reference(values: self.values)
    if let delegate, delegate is any ObservableObject || delegate is any Observable { Self.add(delegate, to: &values) }
  }

  private static func add<Object: AnyObject>(_ object: Object, to values: inout EnvironmentValues) {
    values[objectOf: Object.self] = object
  }
}

/// A node at the root of a scene's views.
@MainActor
private protocol SceneRoot: AnyObject {
  func sceneEnvironmentDidChange()
}

/// The modifier around the content of a scene.
nonisolated struct SceneRootModifier: PrimitiveModifier {
  let state: SceneState

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    SceneRootNode(view, context)
  }
}

private final class SceneRootNode<Content: View>: TypedViewNode<ModifiedContent<Content, SceneRootModifier>>, SceneRoot
{
  private var child: TypedViewNode<Content>?
  private lazy var changed = makeEnvironment()

  override init(_ view: ModifiedContent<Content, SceneRootModifier>, _ context: NodeContext) {
    super.init(view, context)
    view.modifier.state.root = self
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  private func makeEnvironment() -> EnvironmentValues {
    var values = environment
    ViewGraph.withoutTracking { view.modifier.state.apply(to: &values) }
    return values
  }

  override var childEnvironment: EnvironmentValues { changed }

  override func update(_ new: ModifiedContent<Content, SceneRootModifier>) {
    view = new
    child?.update(new.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) { sceneEnvironmentDidChange() }

  func sceneEnvironmentDidChange() {
    let new = makeEnvironment()
    guard !new.hasSameValues(as: changed) else { return }
    changed = new
    passEnvironment()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
