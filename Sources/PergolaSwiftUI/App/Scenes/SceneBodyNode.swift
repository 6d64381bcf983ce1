import Observation

/// The node of an app, or of a scene with a body: it keeps the state of the dynamic properties, and evaluates the body
/// again after a change of what it read.
final class SceneBodyNode<Owner, Content: Scene>: TypedViewNode<Owner> {
  private let body: @MainActor (Owner) -> Content
  private var child: TypedViewNode<Content>?
  private var storage: [AnyObject?] = []
  private let properties: PropertyList
  private var observation: Observation?

  init(_ owner: Owner, _ context: NodeContext, body: @escaping @MainActor (Owner) -> Content) {
    self.body = body
    properties = PropertyList.list(of: Owner.self)
    super.init(owner, context)
    track()
  }

  override func evaluate() {
    properties.connect(&view, storage: &storage, of: self)
    let observation = Observation(self)
    self.observation = observation
    let content = withObservationTracking {
      body(view)
    } onChange: { [weak observation] in
      observation?.report()
    }
    if let child {
      child.update(content)
    } else {
      child = Content._makeSceneNode(content, NodeContext(in: self))
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() {
    properties.disconnect(storage)
    storage = []
    observation = nil
  }
}
