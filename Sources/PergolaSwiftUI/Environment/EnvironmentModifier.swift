import Observation
import PergolaCombine

/// A modifier that changes the environment of its content.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
  /// Changes the values that the content inherits.
  let change: (inout EnvironmentValues) -> Void
  /// True if the change is the app's code, which may read state and observable objects.
  var readsState = false

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    EnvironmentNode(view, context)
  }
}

/// The node of a view whose content has another environment.
private final class EnvironmentNode<Content: View>: TypedViewNode<ModifiedContent<Content, EnvironmentModifier>> {
  private var child: TypedViewNode<Content>?
  private lazy var changed = makeEnvironment()

  override init(_ view: ModifiedContent<Content, EnvironmentModifier>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  private func makeEnvironment() -> EnvironmentValues {
    var values = environment
    if view.modifier.readsState {
      graph.tracking(self) { observing { view.modifier.change(&values) } }
    } else {
      ViewGraph.withoutTracking { view.modifier.change(&values) }
    }
    return values
  }

  override var childEnvironment: EnvironmentValues { changed }

  override func update(_ new: ModifiedContent<Content, EnvironmentModifier>) {
    view = new
    track()
    child?.update(new.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) { track() }

  override func evaluate() { changeEnvironment() }

  /// Passes the changed environment on, if one of its values differs.
  private func changeEnvironment() {
    let new = makeEnvironment()
    guard !new.hasSameValues(as: changed) else { return }
    changed = new
    ViewGraph.withoutTracking { passEnvironment() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

extension View {
  /// Sets a value of the environment for the view and the views inside.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(TraitOverrideModifier(for: keyPath))
      .modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for the view and the views inside.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(TraitOverrideModifier(for: keyPath))
      .modifier(EnvironmentModifier(change: { transform(&$0[keyPath: keyPath]) }, readsState: true))
  }

  /// Puts an object into the environment, where `@EnvironmentObject` finds it by its type.
  public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0[objectOf: Object.self] = object })
  }

  /// Puts an observable object into the environment, where `@Environment` finds it by its type.
  public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[objectOf: Object.self] = object })
  }
}
