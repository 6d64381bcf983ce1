import UIKitCore

/// The appearance that a view wants for the window or the sheet around it.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// A modifier that writes the preferred appearance.
nonisolated struct PreferredColorSchemeModifier: PrimitiveModifier {
  let scheme: ColorScheme?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    PreferredColorSchemeNode(view, context)
  }
}

private final class PreferredColorSchemeNode<Content: View>:
  TypedViewNode<ModifiedContent<Content, PreferredColorSchemeModifier>>
{
  private var child: TypedViewNode<Content>?

  override init(_ view: ModifiedContent<Content, PreferredColorSchemeModifier>, _ context: NodeContext) {
    super.init(view, context)
    graph.preferences.addWriter(self, PreferredColorSchemeKey.self) { [unowned self] in self.view.modifier.scheme }
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  override func update(_ new: ModifiedContent<Content, PreferredColorSchemeModifier>) {
    let isChanged = new.modifier.scheme != view.modifier.scheme
    view = new
    if isChanged { graph.preferences.didChange(PreferredColorSchemeKey.self, in: graph) }
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() { graph.preferences.removeWriter(self, PreferredColorSchemeKey.self) }
}

extension View {
  /// Sets the appearance of the window or the sheet around the view; nil for the user's.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// Sets the appearance of the view and the views inside.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
