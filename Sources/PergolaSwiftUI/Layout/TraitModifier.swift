/// A modifier that gives each element of its content a value for the container around it.
nonisolated struct TraitModifier<Key: ElementTrait>: PrimitiveModifier {
  let value: Key.Value

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    TraitNode<Base, Key>(view, context)
  }
}

private final class TraitNode<Content: View, Key: ElementTrait>: ElementModifierNode<Content, TraitModifier<Key>> {
  override func make(around element: ViewElement) -> ViewElement { TraitElement<Key>(self, around: element) }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? TraitElement<Key> else { return }
    wrapper.value = modifier.value
    wrapper.traitsDidChange()
  }
}

/// An element with a value for the container around it.
private final class TraitElement<Key: ElementTrait>: WrapperElement {
  var value: Key.Value?

  override func trait<Other: ElementTrait>(_ key: Other.Type) -> Other.Value? {
    if key == Key.self { return value as? Other.Value }
    return super.trait(key)
  }
}

extension View {
  /// Sets the priority with which stacks give the view space: 0 by default, and minus infinity for a spacer.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier<LayoutPriorityTrait>(value: value))
  }

  /// Sets the order in depth among the views of a container. 0 by default.
  public nonisolated func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexTrait>(value: value)) }

  /// Gives the view a value for the layout around it.
  public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(TraitModifier<LayoutValueTrait<Key>>(value: value))
  }
}
