/// The columns of a split view that are visible where there is room for several.
public nonisolated struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private enum Name: String, Codable { case automatic, all, doubleColumn, detailOnly }

  private let name: Name

  /// The columns for which there is room.
  public static var automatic: Self { Self(name: .automatic) }

  /// All columns.
  public static var all: Self { Self(name: .all) }

  /// The detail and the column before it: the content of three columns, the sidebar of two.
  public static var doubleColumn: Self { Self(name: .doubleColumn) }

  /// The detail alone.
  public static var detailOnly: Self { Self(name: .detailOnly) }

  /// The number of visible columns before the detail; nil for automatic.
  ///
  /// - Parameter number: The number of columns before the detail that there are.
  func count(of number: Int) -> Int? {
    switch name {
    case .automatic: nil
    case .all: number
    case .doubleColumn: 1
    case .detailOnly: 0
    }
  }

  /// The visibility with a number of columns before the detail.
  static func showing(_ count: Int) -> Self {
    switch count {
    case ..<1: .detailOnly
    case 1: .doubleColumn
    default: .all
    }
  }
}
