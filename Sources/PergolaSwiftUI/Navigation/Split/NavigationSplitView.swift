/// A container of two or three columns, of which each one decides what the next one shows.
///
/// In a regular width the columns are side by side, or in front of the detail (`navigationSplitViewStyle(_:)`). In a
/// compact width they are one stack, which begins with the sidebar:
///
/// - A list with a selection leads to the next column: when a row is selected, by the user or by state, the next column
///   is pushed. When nothing is selected any longer, its column is on top. Going back clears the selection.
/// - A link with a destination, and a destination that state shows, replace the content of the next column. So does a
///   link with a value for whose type its column has a destination. Going back removes what it showed.
/// - A link with a value for whose type a later column has a destination, or which has a `NavigationStack`, adds the
///   value to the stack of that column. In a list whose selection has its type, a link with a value selects its row
///   instead.
///
/// A `NavigationStack` in a column is the column's own: its links push there. Links in the detail do so in any case.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  /// The column in the middle; nil for two columns.
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  private init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    SplitNode(view, context)
  }
}

// MARK: Three columns

extension NavigationSplitView {
  /// Creates a container of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil, nil) }

  /// Creates a container of three columns, whose visibility is a value: it follows the user, who shows and hides columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), columnVisibility, nil) }

  /// Creates a container of three columns. In a compact width a value is the column on top: it is shown first, whatever
  /// is selected, and follows the navigation. In a regular width the value stays.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil, preferredCompactColumn) }

  /// Creates a container of three columns, with a value for the visible columns and one for the column on top in a
  /// compact width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn) }
}

// MARK: Two columns

extension NavigationSplitView where Content == EmptyView {
  /// Creates a container of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), nil, detail(), nil, nil)
  }

  /// Creates a container of two columns, whose visibility is a value: it follows the user, who shows and hides the
  /// sidebar.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), columnVisibility, nil) }

  /// Creates a container of two columns. In a compact width a value is the column on top: it is shown first, whatever is
  /// selected, and follows the navigation. In a regular width the value stays.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), nil, preferredCompactColumn) }

  /// Creates a container of two columns, with a value for the visible columns and one for the column on top in a compact
  /// width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn) }
}
