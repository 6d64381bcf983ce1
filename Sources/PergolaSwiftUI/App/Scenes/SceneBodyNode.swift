/// The node of an app, or of a scene with a body: it keeps the state of the dynamic properties, and evaluates the body
/// again after a change of what it read.
final class SceneBodyNode<Owner, Content: Scene>: BodyOwnerNode<Owner, Owner, Content> {
  private let body: @MainActor (Owner) -> Content

  init(_ owner: Owner, _ context: NodeContext, body: @escaping @MainActor (Owner) -> Content) {
    self.body = body
    super.init(owner, context)
    track()
  }

  override func evaluate() {
    connectProperties(of: &view)
    updateBody {
      body(view)
    } makeNode: {
      Content._makeSceneNode($0, $1)
    }
  }
}
