import Foundation

/// Views in rows and columns. Each ``GridRow`` is a row, whose views are its cells; any other view is a row of its own, as
/// wide as all columns.
///
/// A column is as wide as its widest cell, and a row as high as its highest. All cells exist at once; for long content,
/// `LazyVGrid` makes those that are visible.
///
/// ```swift
/// Grid {
///   GridRow { Text("Name"); TextField("Name", text: $name) }
///   Text("Where letters go").font(.footnote)
///   GridRow { Text("City"); TextField("City", text: $city) }
/// }
/// ```
public nonisolated struct Grid<Content: View>: PrimitiveView {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The guides at which the cells are aligned.
  ///   - horizontalSpacing: The distance between columns in points; nil for what the cells prefer.
  ///   - verticalSpacing: The distance between rows in points; nil for what the cells prefer.
  ///   - content: The rows.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ContainerNode(view, context) {
      $0.layout
    } content: {
      $0.content
    }
  }
}
