/// A modifier that writes a preference in place of those that its content writes.
nonisolated struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    PreferenceNode(view, context)
  }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>:
  TransparentModifierNode<Content, PreferenceModifier<Key>>
{
  override func didMount() {
    graph.preferences.addWriter(self, Key.self) { [unowned self] in modifier.value }
  }

  override func modifierDidChange(from old: PreferenceModifier<Key>) {
    if !ValueComparison.areSame(old.value, modifier.value) { graph.preferences.didChange(Key.self, in: graph) }
  }

  override func willUnmount() { graph.preferences.removeWriter(self, Key.self) }
}

/// A modifier that changes the preference that its content writes.
nonisolated struct PreferenceTransform<Key: PreferenceKey>: PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    PreferenceTransformNode(view, context)
  }
}

private final class PreferenceTransformNode<Content: View, Key: PreferenceKey>:
  TransparentModifierNode<Content, PreferenceTransform<Key>>
{
  override func didMount() {
    graph.preferences.addWriter(self, Key.self) { [unowned self] in
      var value = graph.preferences.outermostValue(of: Key.self, inside: self)
      modifier.transform(&value)
      return value
    }
  }

  override func modifierDidChange(from old: PreferenceTransform<Key>) {
    graph.preferences.didChange(Key.self, in: graph)
  }

  override func willUnmount() { graph.preferences.removeWriter(self, Key.self) }
}

/// A modifier with an action for changes of a preference inside its content.
nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    PreferenceChangeNode(view, context)
  }
}

private final class PreferenceChangeNode<Content: View, Key: PreferenceKey>:
  TransparentModifierNode<Content, PreferenceChangeModifier<Key>>
where Key.Value: Equatable {
  private var reported: Key.Value?

  override func didMount() {
    graph.preferences.addReader(self, Key.self) { [unowned self] in report() }
  }

  private func report() {
    let value = graph.preferences.outermostValue(of: Key.self, inside: self)
    guard value != reported else { return }
    reported = value
    modifier.action(value)
  }

  override func willUnmount() { graph.preferences.removeReader(self, Key.self) }
}

extension View {
  /// Writes a value for the views around the view, in place of those that views inside write.
  public nonisolated func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(PreferenceModifier<Key>(value: value))
  }

  /// Changes the value that the views inside write for the views around.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<Key>(transform: callback))
  }

  /// Performs an action with the value that the views inside write, at first and after each change.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }
}
