import Foundation

/// The places of a grid's cells for one proposal.
@MainActor
struct GridSolution {
  /// The place of a cell, from the leading top corner of the grid.
  struct Place {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  /// The places, in the order of the cells.
  private(set) var places: [Place] = []
  let size: CGSize

  private let plan: GridPlan
  private let alignment: Alignment
  private let columns: GridTracks
  private let rows: GridTracks

  /// - Parameters:
  ///   - division: The ranges of the columns' widths.
  ///   - columnGaps: The distances between columns, in points.
  ///   - rowGaps: The distances between rows, in points.
  ///   - alignment: The guides of cells whose columns and rows have none of their own.
  init(
    _ proposal: ProposedViewSize, _ plan: GridPlan, _ division: LengthDivision, columnGaps: [CGFloat],
    rowGaps: [CGFloat], alignment: Alignment
  ) {
    self.plan = plan
    self.alignment = alignment
    columns = GridTracks(plan.columnWidths(proposal.width, division, columnGaps), gaps: columnGaps)
    rows = GridTracks(plan.rowHeights(proposal.height, columns, rowGaps, alignment.vertical), gaps: rowGaps)
    size = CGSize(width: columns.length, height: rows.length)
    placeCells()
  }

  /// Proposes each cell its rectangle, and aligns it there.
  private mutating func placeCells() {
    let proposals = plan.cells.map { cell in
      ProposedViewSize(width: columns.length(of: cell.columns), height: rows.length(of: cell.row..<cell.row + 1))
    }
    let dimensions = zip(plan.cells, proposals).map { $0.subview.dimensions(in: $1) }
    let verticalLines = verticalLines(dimensions)
    let horizontalLines = horizontalLines(dimensions)
    places = plan.cells.indices.map { index in
      let (cell, dimension) = (plan.cells[index], dimensions[index])
      let start = CGPoint(x: columns.starts[cell.columns.lowerBound], y: rows.starts[cell.row])
      let room = proposals[index].replacingUnspecifiedDimensions()
      if let anchor = cell.anchor {
        let offset = CGPoint(
          x: (room.width - dimension.width) * anchor.x, y: (room.height - dimension.height) * anchor.y)
        return Place(origin: CGPoint(x: start.x + offset.x, y: start.y + offset.y), proposal: proposals[index])
      }
      let horizontal = horizontalAlignment(of: cell)
      let line =
        horizontal.shareOfRoom.map { $0 * room.width } ?? verticalLines[cell.columns.lowerBound] ?? 0
      let origin = CGPoint(
        x: start.x + line - dimension.finiteGuide(horizontal.key),
        y: start.y + (horizontalLines[cell.row] ?? 0)
          - dimension.finiteGuide(plan.verticalAlignment(of: cell.row, alignment.vertical).key))
      return Place(origin: origin, proposal: proposals[index])
    }
  }

  private func horizontalAlignment(of cell: GridPlan.Cell) -> HorizontalAlignment {
    plan.columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal
  }

  /// The positions in the columns at which the guides of their cells stand, in points from the leading edge.
  private func verticalLines(_ dimensions: [ViewDimensions]) -> [Int: CGFloat] {
    lines(dimensions, of: \.columns.lowerBound) { horizontalAlignment(of: $0).key }
  }

  /// The positions in the rows at which the guides of their cells stand, in points from the top edge.
  ///
  /// In a row that is higher than its cells need, as flexible ones took the room, they stand where those are aligned.
  private func horizontalLines(_ dimensions: [ViewDimensions]) -> [Int: CGFloat] {
    var lines = lines(dimensions, of: \.row) { plan.verticalAlignment(of: $0.row, alignment.vertical).key }
    for row in lines.keys {
      guard let share = plan.verticalAlignment(of: row, alignment.vertical).shareOfRoom else { continue }
      lines[row] = share * rows.lengths[row]
    }
    return lines
  }

  private func lines(
    _ dimensions: [ViewDimensions], of track: (GridPlan.Cell) -> Int, _ key: (GridPlan.Cell) -> AlignmentKey
  ) -> [Int: CGFloat] {
    var lines: [Int: CGFloat] = [:]
    for (cell, dimension) in zip(plan.cells, dimensions) where cell.anchor == nil {
      let position = dimension.finiteGuide(key(cell))
      lines[track(cell)] = max(lines[track(cell)] ?? -.infinity, position)
    }
    return lines
  }
}

extension HorizontalAlignment {
  /// The share of the room at which the guide of a rectangle stands, from 0 to 1; nil if views define it.
  fileprivate var shareOfRoom: CGFloat? {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    default: nil
    }
  }
}

extension VerticalAlignment {
  /// The share of the room at which the guide of a rectangle stands, from 0 to 1; nil if views define it.
  fileprivate var shareOfRoom: CGFloat? {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    default: nil
    }
  }
}
