/// A modifier that says which page a stack shows for the values of a type.
nonisolated struct ValueDestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  let destination: (Value) -> Destination

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ValueDestinationNode(view, context)
  }
}

private final class ValueDestinationNode<Content: View, Value: Hashable, Destination: View>:
  TypedViewNode<ModifiedContent<Content, ValueDestinationModifier<Value, Destination>>>, ValueDestination
{
  private var child: TypedViewNode<Content>?
  private weak var stack: PageStack?

  override init(
    _ view: ModifiedContent<Content, ValueDestinationModifier<Value, Destination>>, _ context: NodeContext
  ) {
    super.init(view, context)
    // A modifier around others counts before those inside.
    stack = enclosingPage?.stack
    stack?.addDestination(self)
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  override func update(_ new: ModifiedContent<Content, ValueDestinationModifier<Value, Destination>>) {
    view = new
    child?.update(new.content)
    stack?.destinationDidChange(self)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  var valueType: any Any.Type { Value.self }

  func makeContent(for value: AnyHashable) -> AnyView? {
    guard type(of: value.base) == Value.self, let value = value.base as? Value else { return nil }
    return AnyView(view.modifier.destination(value))
  }

  override func willUnmount() { stack?.removeDestination(self) }
}

extension View {
  /// Says which page the stack around the view shows for the values of a type. Where several views say it, the outermost
  /// one on the lowest page counts.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier(destination: destination))
  }

  /// Shows a page above that of the view while a value is true. Going back sets false.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      StateDestinationModifier(
        item: Binding<Bool?>(
          get: {
            isPresented.wrappedValue ? true : nil
          },
          set: { value, transaction in
            isPresented.transaction(transaction).wrappedValue = value ?? false
          })
      ) { _ in
        destination()
      })
  }

  /// Shows a page above that of the view while there is an item. Another item is shown on another page. Going back sets
  /// nil.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(StateDestinationModifier(item: item, destination: destination))
  }
}
