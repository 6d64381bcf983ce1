/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  /// The view that the modifier makes of a content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of a modified view.
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>>

  /// The number of elements of a modified view; nil if it depends on the value.
  static func _elementCount<Base: View>(of base: Base.Type) -> Int?
}

extension ViewModifier {
  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    BodyModifierNode(view, context)
  }

  @MainActor public static func _elementCount<Base: View>(of base: Base.Type) -> Int? {
    // The content may stand several times in the body, or not at all.
    Body._elementCount == 1 ? 1 : nil
  }
}

/// A modifier that the library applies itself.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body; the library applies it itself.") }

  @MainActor public static func _elementCount<Base: View>(of base: Base.Type) -> Int? { Base._elementCount }
}

/// A modifier without an effect.
public nonisolated struct EmptyModifier: PrimitiveModifier {
  /// The modifier.
  public static var identity: EmptyModifier { EmptyModifier() }
  /// A modifier that changes nothing.
  public nonisolated init() {}

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ForwardingNode(view, context) { $0.content }
  }
}

/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier that is applied first.
  public var content: Content
  /// The modifier that is applied to the content.
  public var modifier: Modifier

  /// A content with a modifier applied. Apps call `modifier(_:)` of the content.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    Modifier._makeNode(view, context)
  }

  @MainActor public static var _elementCount: Int? { Modifier._elementCount(of: Content.self) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// The view with a modifier applied.
  public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// The modifier, followed by another one.
  public nonisolated func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

/// The view that a modifier is applied to, inside the modifier's body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  fileprivate let source: ModifiedSource

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ModifiedSourceNode(view, context)
  }

  @MainActor public static var _elementCount: Int? { nil }
}

/// The content of a modified view, for the places in the modifier's body where it stands.
@MainActor
private class ModifiedSource {
  fileprivate var places: [ObjectIdentifier: ViewNode] = [:]
  func make(_ context: NodeContext) -> ViewNode { fatalError("overridden") }
}

private final class TypedModifiedSource<Content: View>: ModifiedSource {
  private var content: Content

  init(_ content: Content) { self.content = content }

  override func make(_ context: NodeContext) -> ViewNode {
    let node = Content._makeNode(content, context)
    places[ObjectIdentifier(node)] = node
    return node
  }

  func update(_ new: Content) {
    content = new
    for node in places.values { (node as? TypedViewNode<Content>)?.update(new) }
  }
}

/// The node of the place where a modifier's content stands.
private final class ModifiedSourceNode<Modifier: ViewModifier>: TypedViewNode<_ViewModifier_Content<Modifier>> {
  private var child: ViewNode?

  override init(_ view: _ViewModifier_Content<Modifier>, _ context: NodeContext) {
    super.init(view, context)
    child = view.source.make(NodeContext(in: self))
  }

  /// The content updates itself through its source.
  override func update(_ new: _ViewModifier_Content<Modifier>) { view = new }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() {
    if let child { view.source.places[ObjectIdentifier(child)] = nil }
  }
}

/// The node of a view with a modifier that has a body.
private final class BodyModifierNode<Content: View, Modifier: ViewModifier>:
  BodyOwnerNode<ModifiedContent<Content, Modifier>, Modifier, Modifier.Body>
{
  private let source: TypedModifiedSource<Content>

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    source = TypedModifiedSource(view.content)
    super.init(view, context)
    track()
  }

  override func update(_ new: ModifiedContent<Content, Modifier>) {
    let needsBody = isDirty || !ValueComparison.areSame(view.modifier, new.modifier)
    view.content = new.content
    if needsBody { view.modifier = new.modifier }
    source.update(new.content)
    if needsBody { track() }
  }

  override func evaluate() {
    connectProperties(of: &view.modifier)
    updateBody {
      view.modifier.body(content: _ViewModifier_Content(source: source))
    } makeNode: {
      Modifier.Body._makeNode($0, $1)
    }
  }
}
