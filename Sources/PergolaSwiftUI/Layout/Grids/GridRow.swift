/// A row of a ``Grid``, whose views are the cells. Outside of a grid it is a `Group`: modifiers apply to each cell.
public nonisolated struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content
  @State private var identity = GridRowIdentity()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which the cells are aligned; nil for that of the grid.
  ///   - content: The cells.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The cells; outside of a grid, the content as it is.
  @MainActor public var body: some View {
    content.modifier(TraitModifier<GridRowTrait>(value: GridRowTrait.Row(identity: identity, alignment: alignment)))
  }
}

/// The identity of a row, which its cells share.
final class GridRowIdentity: Sendable {}

/// The row that a cell belongs to.
enum GridRowTrait: ElementTrait {
  struct Row {
    let identity: GridRowIdentity
    let alignment: VerticalAlignment?
  }

  typealias Value = Row
}

enum GridCellColumnsTrait: ElementTrait { typealias Value = Int }
enum GridColumnAlignmentTrait: ElementTrait { typealias Value = HorizontalAlignment }
enum GridCellAnchorTrait: ElementTrait { typealias Value = UnitPoint }
enum GridCellUnsizedAxesTrait: ElementTrait { typealias Value = Axis.Set }

extension View {
  /// Gives the cell several columns of its grid. A number below 1 counts as 1.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier<GridCellColumnsTrait>(value: count))
  }

  /// Sets the guide at which the cells of the cell's column are aligned, in place of the grid's. Of several in a column
  /// that of the first row counts.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }

  /// Places the cell with a point of it at the same point of its place in the grid, in place of all alignments.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier<GridCellAnchorTrait>(value: anchor))
  }

  /// Leaves the cell out of the size of its column, its row or both: it is proposed what the other cells made.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier<GridCellUnsizedAxesTrait>(value: axes))
  }
}
