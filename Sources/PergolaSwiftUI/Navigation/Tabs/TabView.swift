/// A container that shows one of its views, which the user selects by tabs.
///
/// All views are mounted with the container and keep their state; one appears when its tab is shown. A view's tab is that
/// of its `tabItem(_:)`. If there are more tabs than fit, the last one is "More".
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a container whose selection is the `tag(_:)` of the view that is shown. A value that no view has changes
  /// nothing. Views without a tag have their index.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, tabs: content())
  }

  init(selection: Binding<SelectionValue>?, tabs: Content) {
    self.selection = selection
    content = tabs
  }

  /// Makes the node that shows the view.
  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    TabNode(view, context)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a container that shows its first view until the user selects another one.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
