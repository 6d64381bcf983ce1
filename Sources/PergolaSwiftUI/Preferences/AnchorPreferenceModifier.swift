/// A modifier that writes a preference made of an anchor of its content, or changes the one that its content writes.
nonisolated struct AnchorPreferenceModifier<Key: PreferenceKey, Value: Sendable>: PrimitiveModifier {
  /// The manner in which the preference is made.
  enum Write {
    case replacing((Anchor<Value>) -> Key.Value)
    case changing((inout Key.Value, Anchor<Value>) -> Void)
  }

  let source: Anchor<Value>.Source
  let write: Write

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    AnchorPreferenceNode(view, context)
  }
}

private final class AnchorPreferenceNode<Content: View, Key: PreferenceKey, Value: Sendable>:
  ElementModifierNode<Content, AnchorPreferenceModifier<Key, Value>>
{
  private typealias Modifier = AnchorPreferenceModifier<Key, Value>

  /// The elements of the content, in the order in which they were made.
  private var places: [(wrapper: ViewElement, place: AnchorPlace)] = []

  override init(
    _ view: ModifiedContent<Content, AnchorPreferenceModifier<Key, Value>>, _ context: NodeContext
  ) {
    super.init(view, context)
    graph.preferences.addWriter(self, Key.self) { [unowned self] in value }
  }

  /// The value of the elements, joined as those of several views are.
  private var value: Key.Value {
    let anchors = places.map { Anchor(modifier.source, of: $0.place) }
    switch modifier.write {
    case .replacing(let transform):
      guard let first = anchors.first else { return Key.defaultValue }
      var value = transform(first)
      for anchor in anchors.dropFirst() { Key.reduce(value: &value) { transform(anchor) } }
      return value
    case .changing(let transform):
      var value = graph.preferences.outermostValue(of: Key.self, inside: self)
      for anchor in anchors { transform(&value, anchor) }
      return value
    }
  }

  override func make(around element: ViewElement) -> ViewElement {
    let wrapper = WrapperElement(self, around: element)
    places.append((wrapper, AnchorPlace(wrapper)))
    graph.preferences.didChange(Key.self, in: graph)
    return wrapper
  }

  override func didRemove(_ wrapper: ViewElement) {
    places.removeAll { $0.wrapper === wrapper }
    graph.preferences.didChange(Key.self, in: graph)
  }

  override func evaluate() {
    if !isFirstEvaluation { graph.preferences.didChange(Key.self, in: graph) }
  }

  override func willUnmount() { graph.preferences.removeWriter(self, Key.self) }
}

extension View {
  /// Writes a value for the views around the view, made of an anchor of the view, in place of those that views inside write.
  ///
  /// - Parameters:
  ///   - value: The part of the view's geometry.
  ///   - transform: Makes the value. The views around convert the anchor in it by a `GeometryProxy`.
  public nonisolated func anchorPreference<Value: Sendable, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<Key, Value>(source: value, write: .replacing(transform)))
  }

  /// Changes the value that the views inside write for the views around, with an anchor of the view.
  ///
  /// - Parameters:
  ///   - value: The part of the view's geometry.
  ///   - transform: Changes the value of the views inside.
  public nonisolated func transformAnchorPreference<Value: Sendable, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<Key, Value>(source: value, write: .changing(transform)))
  }
}
