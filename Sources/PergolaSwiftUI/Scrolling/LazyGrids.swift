import Foundation

/// Views in columns, line by line, of which those are made that are visible in the scroll view around.
///
/// It takes the whole width. A line is as high as its highest view. Views keep their state while they are scrolled out.
/// Outside of scroll views all views are made. Headers and footers of sections take the whole width.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns, from leading to trailing.
  ///   - alignment: The guide at which the columns together stand in the grid.
  ///   - spacing: The distance between lines in points; nil for 8.
  ///   - pinnedViews: The views that stay visible with their section.
  ///   - content: The views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, guide: alignment.key, spacing: spacing ?? 8, pinnedViews: pinnedViews, items: columns)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    LazyStackNode(view, context) {
      $0.arrangement
    } content: {
      $0.content
    }
  }

  @MainActor public static var _elementCount: Int? { 1 }
}

/// Views in rows, column by column, of which those are made that are visible in the scroll view around.
///
/// It takes the whole height. A column is as wide as its widest view. Views keep their state while they are scrolled
/// out. Outside of scroll views all views are made. Headers and footers of sections take the whole height.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows, from top to bottom.
  ///   - alignment: The guide at which the rows together stand in the grid.
  ///   - spacing: The distance between columns in points; nil for 8.
  ///   - pinnedViews: The views that stay visible with their section.
  ///   - content: The views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, guide: alignment.key, spacing: spacing ?? 8, pinnedViews: pinnedViews, items: rows)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    LazyStackNode(view, context) {
      $0.arrangement
    } content: {
      $0.content
    }
  }

  @MainActor public static var _elementCount: Int? { 1 }
}
