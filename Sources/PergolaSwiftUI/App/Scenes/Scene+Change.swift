/// A modifier that performs an action after a value of the scene's description has changed.
private nonisolated struct SceneChangeModifier<Value: Equatable>: SceneModifier {
  let value: Value
  let isInitial: Bool
  /// True if the action of the former description is performed, which sees the former values.
  let usesFormerAction: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  @MainActor static func makeNode<Base: Scene>(
    _ scene: ModifiedScene<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedScene<Base, Self>> {
    SceneChangeNode(scene, context)
  }
}

private final class SceneChangeNode<Content: Scene, Value: Equatable>:
  ModifiedSceneNode<Content, SceneChangeModifier<Value>>
{
  override init(_ scene: ModifiedScene<Content, SceneChangeModifier<Value>>, _ context: NodeContext) {
    super.init(scene, context)
    let modifier = scene.modifier
    if modifier.isInitial { graph.afterLayout { modifier.action(modifier.value, modifier.value) } }
  }

  override func modifierDidChange(from old: SceneChangeModifier<Value>) {
    let new = view.modifier
    guard old.value != new.value else { return }
    let action = new.usesFormerAction ? old.action : new.action
    graph.afterLayout { action(old.value, new.value) }
  }
}

extension Scene {
  /// Performs an action with the new value after a value has changed. The action is the one that was given with the old
  /// value.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    ModifiedScene(
      content: self,
      modifier: SceneChangeModifier(value: value, isInitial: false, usesFormerAction: true) { action($1) })
  }

  /// Performs an action with the old and the new value after a value has changed.
  ///
  /// - Parameter initial: True to perform the action for the first value as well.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    ModifiedScene(
      content: self,
      modifier: SceneChangeModifier(value: value, isInitial: initial, usesFormerAction: false, action: action))
  }

  /// Performs an action after a value has changed.
  ///
  /// - Parameter initial: True to perform the action for the first value as well.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(
      content: self,
      modifier: SceneChangeModifier(value: value, isInitial: initial, usesFormerAction: false) { _, _ in action() })
  }
}
