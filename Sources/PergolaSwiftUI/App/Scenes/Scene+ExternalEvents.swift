/// A modifier that says for which links a new scene shows the content.
private nonisolated struct ExternalEventsModifier: SceneModifier {
  let conditions: Set<String>

  @MainActor static func makeNode<Base: Scene>(
    _ scene: ModifiedScene<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedScene<Base, Self>> {
    ExternalEventsNode(scene, context)
  }
}

/// A node that says for which links a new scene shows what is inside.
@MainActor
protocol ExternalEventConditions {
  var conditions: Set<String> { get }
}

private final class ExternalEventsNode<Content: Scene>:
  ModifiedSceneNode<Content, ExternalEventsModifier>, ExternalEventConditions
{
  var conditions: Set<String> { view.modifier.conditions }
}

extension Scene {
  /// Says for which links a new scene of the app shows this content, where the app has several groups of windows.
  ///
  /// - Parameter conditions: Texts, one of which the link's URL contains; `*` for every link.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    ModifiedScene(content: self, modifier: ExternalEventsModifier(conditions: conditions))
  }
}
