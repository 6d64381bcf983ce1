/// A modifier that writes a value for the page around its content.
@MainActor
protocol BarModifier: PrimitiveModifier {
  associatedtype Key: PreferenceKey

  /// The value, in an environment.
  func value(in environment: EnvironmentValues) -> Key.Value
}

extension BarModifier {
  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    BarModifierNode(view, context)
  }
}

/// The node of a modifier that writes a value for the page around its content.
private final class BarModifierNode<Content: View, Modifier: BarModifier>:
  TypedViewNode<ModifiedContent<Content, Modifier>>
{
  private var child: TypedViewNode<Content>?
  private var value: Modifier.Key.Value?

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    super.init(view, context)
    track()
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  override func update(_ new: ModifiedContent<Content, Modifier>) {
    let isChanged = isDirty || !ValueComparison.areSame(view.modifier, new.modifier)
    view = new
    if isChanged { track() }
    child?.update(new.content)
  }

  override func evaluate() {
    // What the value reads marks this node.
    let new = view.modifier.value(in: environment)
    if value == nil {
      value = new
      graph.preferences.addWriter(self, Modifier.Key.self) { [unowned self] in self.value ?? new }
    } else {
      value = new
      graph.preferences.didChange(Modifier.Key.self, in: graph)
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() { graph.preferences.removeWriter(self, Modifier.Key.self) }
}
