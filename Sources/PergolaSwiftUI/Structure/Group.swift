/// Several views as one value, which the container around them receives one by one.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ForwardingNode(view, context) { $0.content }
  }

  @MainActor public static var _elementCount: Int? { Content._elementCount }
}

/// A node that passes its view's content on.
final class ForwardingNode<Value, Content: View>: TypedViewNode<Value> {
  private let content: (Value) -> Content
  private var child: TypedViewNode<Content>?

  init(_ view: Value, _ context: NodeContext, content: @escaping (Value) -> Content) {
    self.content = content
    super.init(view, context)
    child = Content._makeNode(content(view), NodeContext(in: self))
  }

  override func update(_ new: Value) {
    view = new
    child?.update(content(new))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
