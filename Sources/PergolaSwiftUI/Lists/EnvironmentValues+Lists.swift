import Foundation

extension EnvironmentValues {
  private enum IsListRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum MinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum MinListHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: _ListStyleKind { .automatic }
  }

  private enum RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum SectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
  }

  private enum ScrollBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  private enum IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// True in the rows of a list: default buttons and links there leave touches to the row, see ``RowAction``.
  var isListRow: Bool {
    get { self[IsListRowKey.self] }
    set { self[IsListRowKey.self] = newValue }
  }

  /// The least height of a list's rows, in points; nil for that of the list.
  var listRowHeight: CGFloat? { self[MinListRowHeightKey.self] }

  /// The least height of a list's headers, in points.
  var listHeaderHeight: CGFloat? { self[MinListHeaderHeightKey.self] }

  /// The least height of a list's rows, in points. 44 by default; in a terminal the list's own.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] ?? 44 }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The least height of a list's headers, in points; nil for that of the list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  /// The style of lists.
  var listStyle: _ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The style in which lists are shown: never the automatic one.
  var shownListStyle: _ListStyleKind {
    listStyle == .automatic ? columnPlace?.listStyle ?? .insetGrouped : listStyle
  }

  /// The distance between rows, in points; nil for that of the style.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The distance between sections.
  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The visibility of the background of scrolling content.
  var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }

  /// False where `scrollDisabled(_:)` keeps the user from scrolling.
  public internal(set) var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}
