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
    var (columnLines, rowLines): ([Int: GuideExtents], [Int: GuideExtents]) = ([:], [:])
    for (cell, dimension) in zip(plan.cells, dimensions) where cell.anchor == nil {
      rowLines[cell.row, default: GuideExtents()].add(dimension, at: verticalAlignment(of: cell).key)
      guard cell.columns.count == 1, !cell.isWholeRow else { continue }
      columnLines[cell.columns.lowerBound, default: GuideExtents()].add(
        dimension, at: horizontalAlignment(of: cell).key)
    }
    places = plan.cells.indices.map { index in
      let (cell, dimension) = (plan.cells[index], dimensions[index])
      let room = proposals[index].replacingUnspecifiedDimensions()
      var origin = CGPoint(x: columns.starts[cell.columns.lowerBound], y: rows.starts[cell.row])
      if let anchor = cell.anchor {
        origin.x += (room.width - dimension.width) * anchor.x
        origin.y += (room.height - dimension.height) * anchor.y
        return Place(origin: origin, proposal: proposals[index])
      }
      let (horizontal, vertical) = (horizontalAlignment(of: cell), verticalAlignment(of: cell))
      // A cell that takes several columns is aligned in them by itself.
      var own = GuideExtents()
      own.add(dimension, at: horizontal.key)
      let column = cell.columns.count == 1 && !cell.isWholeRow ? columnLines[cell.columns.lowerBound] ?? own : own
      origin.x += column.position(in: room.width, horizontal.shareOfRoom ?? 0) - dimension.finiteGuide(horizontal.key)
      if let row = rowLines[cell.row] {
        origin.y += row.position(in: room.height, vertical.shareOfRoom ?? 0) - dimension.finiteGuide(vertical.key)
      }
      return Place(origin: origin, proposal: proposals[index])
    }
  }

  private func horizontalAlignment(of cell: GridPlan.Cell) -> HorizontalAlignment {
    cell.isWholeRow ? alignment.horizontal : plan.columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal
  }

  private func verticalAlignment(of cell: GridPlan.Cell) -> VerticalAlignment {
    plan.verticalAlignment(of: cell.row, alignment.vertical)
  }
}

extension HorizontalAlignment {
  /// The share of the room before a view that is aligned at the guide, from 0 to 1; nil if views define it.
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
  /// The share of the room above a view that is aligned at the guide, from 0 to 1; nil if views define it.
  fileprivate var shareOfRoom: CGFloat? {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    default: nil
    }
  }
}
