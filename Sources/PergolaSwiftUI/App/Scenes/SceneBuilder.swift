/// Builds a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// Takes the scene of one statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// The scene of a closure with one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Joins the scenes of several statements. The first one is shown at the start.
  public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First, _ content: repeat each Content
  ) -> some Scene {
    TupleScene<First, repeat each Content>(scenes: (first, repeat each content))
  }
}

/// Several scenes in a row.
nonisolated struct TupleScene<each Content: Scene>: PrimitiveScene {
  let scenes: (repeat each Content)

  @MainActor static func _makeSceneNode(_ scene: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    TupleSceneNode<repeat each Content>(scene, context)
  }
}

/// The node of several scenes.
private final class TupleSceneNode<each Content: Scene>: TypedViewNode<TupleScene<repeat each Content>> {
  private var children: (repeat TypedViewNode<each Content>)?

  override init(_ scene: TupleScene<repeat each Content>, _ context: NodeContext) {
    super.init(scene, context)
    let inner = NodeContext(in: self)
    children = (repeat (each Content)._makeSceneNode(each scene.scenes, inner))
  }

  override func update(_ new: TupleScene<repeat each Content>) {
    view = new
    guard let children else { return }
    repeat (each children).update(each new.scenes)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    guard let children else { return }
    for child in repeat each children { body(child) }
  }
}
