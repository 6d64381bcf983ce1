/// A view with other views behind it or in front of it, which depend on a preference that the view writes.
nonisolated struct PreferenceSecondary<Key: PreferenceKey, Content: View, Secondary: View>: View {
  private let content: Content
  private let place: SecondaryPlace
  private let alignment: Alignment
  private let transform: (Key.Value) -> Secondary
  @State private var source = PreferenceSource<Key.Value>()

  init(
    _ content: Content, _ place: SecondaryPlace, _ alignment: Alignment,
    _ transform: @escaping (Key.Value) -> Secondary
  ) {
    self.content = content
    self.place = place
    self.alignment = alignment
    self.transform = transform
  }

  var body: some View {
    let source = source
    content
      .modifier(PreferenceValueModifier<Key> { source.location.set($0) })
      .modifier(
        SecondaryModifier(
          place: place, alignment: alignment,
          secondary: PreferenceSecondaryContent(source: source, transform: transform)))
  }
}

/// The place of a preference's value, which alone marks the secondary views: the content is not evaluated again.
private nonisolated final class PreferenceSource<Value>: @unchecked Sendable {
  /// Nil until the content has been shown once.
  let location = StateLocation<Value?>(nil, name: "preference")
}

/// The views that depend on a preference.
private nonisolated struct PreferenceSecondaryContent<Value, Secondary: View>: View {
  let source: PreferenceSource<Value>
  let transform: (Value) -> Secondary

  var body: some View {
    if let value = source.location.value { transform(value) }
  }
}

/// A modifier with an action for the values of a preference inside its content.
nonisolated struct PreferenceValueModifier<Key: PreferenceKey>: PrimitiveModifier {
  let action: (Key.Value) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    PreferenceValueNode(view, context)
  }
}

private final class PreferenceValueNode<Content: View, Key: PreferenceKey>:
  TransparentModifierNode<Content, PreferenceValueModifier<Key>>
{
  private var reported: Key.Value?

  override func didMount() {
    graph.preferences.addReader(self, Key.self) { [unowned self] in report() }
  }

  private func report() {
    let value = graph.preferences.outermostValue(of: Key.self, inside: self)
    if let reported, ValueComparison.areSame(value, reported) { return }
    reported = value
    modifier.action(value)
  }

  override func willUnmount() { graph.preferences.removeReader(self, Key.self) }
}

extension View {
  /// Shows views in front of the view that depend on the value that the views inside write. They are proposed the
  /// view's size and don't change it.
  ///
  /// - Parameters:
  ///   - alignment: The guides at which the views and the view are aligned.
  ///   - transform: Makes the views from the value, or from the key's default if no view writes one.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    PreferenceSecondary<Key, Self, Overlay>(self, .inFront, alignment, transform)
  }

  /// Shows views behind the view that depend on the value that the views inside write. They are proposed the view's
  /// size and don't change it.
  ///
  /// - Parameters:
  ///   - alignment: The guides at which the views and the view are aligned.
  ///   - transform: Makes the views from the value, or from the key's default if no view writes one.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    PreferenceSecondary<Key, Self, Background>(self, .behind, alignment, transform)
  }
}
