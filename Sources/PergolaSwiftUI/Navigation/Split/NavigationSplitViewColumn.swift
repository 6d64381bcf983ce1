/// A column of a split view.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Name { case sidebar, content, detail }

  private let name: Name

  /// The first column.
  public static var sidebar: Self { Self(name: .sidebar) }

  /// The column between the sidebar and the detail. Of two columns, it means the detail.
  public static var content: Self { Self(name: .content) }

  /// The last column.
  public static var detail: Self { Self(name: .detail) }

  /// The position of the column.
  ///
  /// - Parameter last: The position of the detail.
  func index(last: Int) -> Int {
    switch name {
    case .sidebar: 0
    case .content: 1
    case .detail: last
    }
  }

  /// The column at a position.
  static func at(_ index: Int, last: Int) -> Self { index <= 0 ? .sidebar : index >= last ? .detail : .content }
}
