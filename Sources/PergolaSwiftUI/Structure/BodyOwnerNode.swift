/// The node of a value with a body: a view, a view with a modifier, a scene or an app.
///
/// It keeps the node of the body and the storage of the dynamic properties, and is evaluated again after a change of an
/// observable object that the body has read. A subclass names the owner of the body, such as the modifier.
class BodyOwnerNode<Value, Owner, OwnBody>: TypedViewNode<Value> {
  private var child: TypedViewNode<OwnBody>?
  /// The storage of the owner's dynamic properties, in the order of their declaration.
  private var storage: [AnyObject?] = []
  private let properties = PropertyList.list(of: Owner.self)

  /// Connects the dynamic properties of the owner with their storage.
  final func connectProperties(of owner: inout Owner) { properties.connect(&owner, storage: &storage, of: self) }

  /// Evaluates the body, notes the properties of `@Observable` objects that it reads, and updates its node, or makes it
  /// the first time.
  final func updateBody(
    _ evaluate: () -> OwnBody, makeNode: (OwnBody, NodeContext) -> TypedViewNode<OwnBody>
  ) {
    let body = observing(evaluate)
    if let child {
      child.update(body)
    } else {
      child = makeNode(body, NodeContext(in: self))
    }
  }

  final override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  final override func willUnmount() {
    properties.disconnect(storage)
    storage = []
  }
}
