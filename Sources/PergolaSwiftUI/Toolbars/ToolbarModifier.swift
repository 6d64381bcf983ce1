/// A modifier with items for the bars of the page around its content.
nonisolated struct ToolbarModifier: PrimitiveModifier {
  let items: @MainActor () -> AnyView

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ToolbarNode(view, context)
  }
}

private final class ToolbarNode<Content: View>: TypedViewNode<ModifiedContent<Content, ToolbarModifier>> {
  private var toolbar: TypedViewNode<AnyView>?
  private var child: TypedViewNode<Content>?

  override init(_ view: ModifiedContent<Content, ToolbarModifier>, _ context: NodeContext) {
    super.init(view, context)
    track()
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  override func update(_ new: ModifiedContent<Content, ToolbarModifier>) {
    view = new
    track()
    child?.update(new.content)
  }

  override func evaluate() {
    let items = observing(view.modifier.items)
    if let toolbar {
      toolbar.update(items)
    } else {
      toolbar = AnyView._makeNode(items, NodeContext(in: self, isLazy: false))
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let toolbar { body(toolbar) }
    if let child { body(child) }
  }
}

extension View {
  /// Puts views into the bars of the page, at their automatic place.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = UncheckedBox(content())
    return modifier(ToolbarModifier { AnyView(BarItems(placement: .automatic, content: content.value)) })
  }

  /// Puts items into the bars of the page.
  @MainActor
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(ToolbarModifier { content._view })
  }

  /// Puts views at both ends of the navigation bar of the page.
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  /// Puts a view at the leading end of the navigation bar of the page.
  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    let leading = UncheckedBox(leading)
    return modifier(
      ToolbarModifier { AnyView(BarItems(placement: .topBarLeading, content: HStack { leading.value })) })
  }

  /// Puts a view at the trailing end of the navigation bar of the page.
  public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    let trailing = UncheckedBox(trailing)
    return modifier(
      ToolbarModifier { AnyView(BarItems(placement: .topBarTrailing, content: HStack { trailing.value })) })
  }
}
