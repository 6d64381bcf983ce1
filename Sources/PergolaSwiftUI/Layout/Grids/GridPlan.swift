import Foundation

/// The cells of a grid with their rows and columns, as its subviews say.
@MainActor
struct GridPlan {
  /// A subview in its place.
  struct Cell {
    let subview: LayoutSubview
    let row: Int
    /// The columns that the cell takes; in one that is a row by itself all of them.
    var columns: Range<Int>
    /// True for a view that is a row by itself.
    let isWholeRow: Bool
    /// The axes on which the cell takes part in the size of its columns and its row.
    let sizedAxes: Axis.Set
    /// The point at which the cell is placed; nil for the alignments.
    let anchor: UnitPoint?
  }

  /// The most columns that are told apart; cells beyond them share the last one.
  private static let maximumColumns = 10_000

  private(set) var cells: [Cell] = []
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  /// The guides of the columns that have one of their own.
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]
  /// The guides of the rows that have one of their own.
  private(set) var rowAlignments: [Int: VerticalAlignment] = [:]

  init(_ subviews: LayoutSubviews) {
    var current: GridRowIdentity?
    var next = 0
    var whole: [Int] = []
    for subview in subviews {
      let element = subview.element
      let row = element.trait(GridRowTrait.self)
      if row == nil || row?.identity !== current || rowCount == 0 {
        rowCount += 1
        next = 0
        rowAlignments[rowCount - 1] = row?.alignment
      }
      current = row?.identity
      let start = min(next, Self.maximumColumns - 1)
      let span = min(max(1, element.trait(GridCellColumnsTrait.self) ?? 1), Self.maximumColumns - start)
      if row == nil { whole.append(cells.count) }
      cells.append(
        Cell(
          subview: subview, row: rowCount - 1, columns: start..<start + (row == nil ? 1 : span),
          isWholeRow: row == nil,
          sizedAxes: Axis.Set([.horizontal, .vertical]).subtracting(
            element.trait(GridCellUnsizedAxesTrait.self) ?? []),
          anchor: element.trait(GridCellAnchorTrait.self)))
      next = start + span
      columnCount = max(columnCount, cells[cells.count - 1].columns.upperBound)
      // A view that is a row by itself belongs to no column.
      if row != nil, let alignment = element.trait(GridColumnAlignmentTrait.self), columnAlignments[start] == nil {
        columnAlignments[start] = alignment
      }
    }
    for index in whole { cells[index].columns = 0..<columnCount }
  }

  /// The cells that take part in the length of a single row or column along an axis, with its index.
  func sizedCells(_ axis: Axis) -> [(index: Int, cell: Cell)] {
    cells.compactMap { cell in
      guard cell.sizedAxes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
      if axis == .vertical { return (cell.row, cell) }
      return cell.columns.count == 1 ? (cell.columns.lowerBound, cell) : nil
    }
  }

  /// The distances between neighbouring columns or rows that the cells prefer, in points.
  ///
  /// - Parameter spacing: The distance that the app has chosen; nil for none.
  func gaps(_ axis: Axis, _ spacing: CGFloat?) -> [CGFloat] {
    let count = max(0, (axis == .horizontal ? columnCount : rowCount) - 1)
    // A distance that the app gives may be anything but infinite.
    if let spacing { return [CGFloat](repeating: spacing.isFinite ? spacing : 0, count: count) }
    guard let first = cells.first else { return [] }
    let grid = first.subview.element.node.environment.pointGrid
    var gaps = [CGFloat?](repeating: nil, count: count)
    func add(_ cell: Cell, _ next: Cell, at index: Int) {
      // Cells beyond the last column that is told apart share it.
      guard gaps.indices.contains(index) else { return }
      let distance = cell.subview.spacing.distance(to: next.subview.spacing, along: axis)
      gaps[index] = max(gaps[index] ?? 0, distance)
    }
    switch axis {
    case .horizontal:
      for (cell, next) in zip(cells, cells.dropFirst()) where cell.row == next.row {
        add(cell, next, at: cell.columns.upperBound - 1)
      }
    case .vertical:
      for (cell, next) in neighboursAcrossRows() { add(cell, next, at: cell.row) }
    }
    return gaps.map { ($0 ?? ViewSpacing.standard).onGrid(grid, axis) }
  }

  /// The pairs of cells above each other that share a column. Linear in the number of cells.
  private func neighboursAcrossRows() -> [(Cell, Cell)] {
    var rows = [[Cell]](repeating: [], count: rowCount)
    for cell in cells { rows[cell.row].append(cell) }
    var pairs: [(Cell, Cell)] = []
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      var (above, below) = (0, 0)
      while above < upper.count, below < lower.count {
        let (cell, next) = (upper[above], lower[below])
        if cell.columns.overlaps(next.columns) { pairs.append((cell, next)) }
        if cell.columns.upperBound <= next.columns.upperBound { above += 1 } else { below += 1 }
      }
    }
    return pairs
  }
}
