/// The look of a list. The library's styles are all there are.
@MainActor @preconcurrency
public protocol ListStyle {
  static var _kind: _ListStyleKind { get }
}

/// The looks that lists can have.
public struct _ListStyleKind: Hashable, Sendable {
  enum Name { case automatic, plain, grouped, inset, insetGrouped, sidebar }

  let name: Name

  /// Inset groups, or the style of a column of a split view.
  static let automatic = Self(name: .automatic)
  static let plain = Self(name: .plain)
  static let grouped = Self(name: .grouped)
  static let inset = Self(name: .inset)
  static let insetGrouped = Self(name: .insetGrouped)
  static let sidebar = Self(name: .sidebar)
}

/// The style of a list that says nothing: inset groups.
public nonisolated struct DefaultListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .automatic }
  /// The style of a list that says nothing: inset groups.
  public init() {}
}

/// Rows of the whole width, and pinned headers.
public nonisolated struct PlainListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .plain }
  /// Rows of the whole width, and pinned headers.
  public init() {}
}

/// Rows of the whole width, and space between sections.
public nonisolated struct GroupedListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .grouped }
  /// Rows of the whole width, and space between sections.
  public init() {}
}

/// Rows of the whole width on a plain background.
public nonisolated struct InsetListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .inset }
  /// Rows of the whole width on a plain background.
  public init() {}
}

/// Sections with rounded corners.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .insetGrouped }
  /// Sections with rounded corners.
  public init() {}
}

/// A sidebar for navigation.
public nonisolated struct SidebarListStyle: ListStyle {
  public static var _kind: _ListStyleKind { .sidebar }
  /// A sidebar for navigation.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style of a list that says nothing.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows of the whole width, and pinned headers.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows of the whole width, and space between sections.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows of the whole width on a plain background.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections with rounded corners.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A sidebar for navigation.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of the lists inside.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    transformEnvironment(\.listStyle) { values in values = MainActor.assumeIsolated { Style._kind } }
  }
}
