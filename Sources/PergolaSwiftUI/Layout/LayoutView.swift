/// Views in a layout.
nonisolated struct LayoutView<Arrangement: Layout, Content: View>: PrimitiveView {
  let layout: Arrangement
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ContainerNode(view, context) {
      $0.layout
    } content: {
      $0.content
    }
  }
}

extension Layout {
  /// Arranges views with the layout: `MyLayout { … }`.
  public nonisolated func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}
