/// The node of a view with a body.
final class BodyNode<Content: View>: BodyOwnerNode<Content, Content, Content.Body> {
  override init(_ view: Content, _ context: NodeContext) {
    super.init(view, context)
    track()
  }

  override var bodyName: String? { viewName }

  override var isOfApp: Bool { !String(reflecting: Content.self).hasPrefix("PergolaSwiftUI.") }

  override func evaluate() {
    connectProperties(of: &view)
    updateBody {
      view.body
    } makeNode: {
      Content.Body._makeNode($0, $1)
    }
  }
}
