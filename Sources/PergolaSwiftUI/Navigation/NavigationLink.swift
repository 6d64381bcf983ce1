/// A control that shows another page above the one on which it stands.
///
/// In a row of a list the whole row acts, with an indicator at its trailing edge. Outside of navigation containers a link
/// is disabled.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  let label: Label
  let target: LinkTarget
  /// Makes the content of the page; nil for a link with a value, whose stack does that.
  let destination: (() -> Destination)?

  private init(_ target: LinkTarget, _ destination: (() -> Destination)?, _ label: Label) {
    self.target = target
    self.destination = destination
    self.label = label
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    NavigationLinkNode(view, context)
  }
}

// MARK: Destinations

extension NavigationLink {
  /// Creates a link to a view. The view's value is made with the link, its state when the page is pushed.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.push, { destination }, label())
  }

  /// Creates a link to the view that a closure makes when the page is pushed.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.push, destination, label())
  }

  /// Creates a link whose page is shown while a value is true. Going back sets false.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.active(isActive), { destination }, label())
  }

  /// Creates a link whose page is shown while a value is true. Going back sets false.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.active(isActive), destination, label())
  }

  /// Creates a link whose page is shown while a selection equals its tag. Going back sets nil.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.selection(LinkSelection(tag: tag, selection)), { destination }, label())
  }

  /// Creates a link whose page is shown while a selection equals its tag. Going back sets nil.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.selection(LinkSelection(tag: tag, selection)), destination, label())
  }
}

// MARK: Titles

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title, whose page is shown while a value is true.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a title, whose page is shown while a value is true.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title, whose page is shown while a selection equals its tag.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Hashable>(
    _ title: Title, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Creates a link with a title, whose page is shown while a selection equals its tag.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Hashable>(
    _ title: Title, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
}

// MARK: Values

extension NavigationLink where Destination == Never {
  /// Creates a link that adds a value to the path of its stack; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), nil, label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title, which adds a value to the path of its stack; nil disables it.
  @_disfavoredOverload
  public init<Title: StringProtocol, P: Hashable>(_ title: Title, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
