/// A modifier with actions for the appearance of its content.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    AppearanceNode(view, context)
  }
}

private final class AppearanceNode<Content: View>: TransparentModifierNode<Content, AppearanceModifier> {
  override func didAppear() {
    // The node stays until then, so that appearing and disappearing alternate.
    graph.afterLayout { self.modifier.appear?() }
  }

  override func didDisappear() {
    // The closure of the last value is performed even if the node leaves the graph now.
    let action = modifier.disappear
    graph.afterLayout { action?() }
  }
}

extension View {
  /// Performs an action after the view has appeared, and each time that it appears again.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Performs an action after the view has disappeared.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}
