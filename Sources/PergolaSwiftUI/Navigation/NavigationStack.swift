/// A container of pages, the first of which is its root. The others are shown for the values of a path, for links and
/// for state.
///
/// A value's page is that of the `navigationDestination(for:destination:)` for its type. Several changes of the path in a
/// turn are one transition to the last one. When the user goes back, the path loses its last value.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root
  private let path: (@MainActor () -> PathAccess)?

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack with a path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    let path = UncheckedBox(path)
    self.path = { PathAccess(path.value) }
  }

  /// Creates a stack with a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    let path = UncheckedBox(path)
    self.path = { PathAccess(path.value) }
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    if let page = context.parent?.columnRoot {
      return InlineStackNode(view, context, on: page) {
        $0.root
      } path: {
        $0.path?()
      }
    }
    return StackContainerNode(view, context, takesValues: true) {
      $0.root
    } path: {
      $0.path?()
    }
  }
}
