/// A change that can be applied to a scene.
@MainActor
protocol SceneModifier {
  static func makeNode<Base: Scene>(
    _ scene: ModifiedScene<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedScene<Base, Self>>
}

/// A scene with a modifier applied.
nonisolated struct ModifiedScene<Content: Scene, Modifier: SceneModifier>: PrimitiveScene {
  let content: Content
  let modifier: Modifier

  @MainActor static func _makeSceneNode(_ scene: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    Modifier.makeNode(scene, context)
  }
}

/// The node of a modified scene. Subclasses do what the modifier wants.
class ModifiedSceneNode<Content: Scene, Modifier: SceneModifier>: TypedViewNode<ModifiedScene<Content, Modifier>> {
  private var child: TypedViewNode<Content>?

  override init(_ scene: ModifiedScene<Content, Modifier>, _ context: NodeContext) {
    super.init(scene, context)
    child = Content._makeSceneNode(scene.content, NodeContext(in: self))
  }

  /// Called with each new value, before the content receives its own.
  func modifierDidChange(from old: Modifier) {}

  final override func update(_ new: ModifiedScene<Content, Modifier>) {
    let old = view.modifier
    view = new
    modifierDidChange(from: old)
    child?.update(new.content)
  }

  final override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
