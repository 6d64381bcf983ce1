import Foundation

extension GridPlan {
  /// The guide at which the cells of a row are aligned.
  func verticalAlignment(of row: Int, _ standard: VerticalAlignment) -> VerticalAlignment {
    rowAlignments[row] ?? standard
  }

  // MARK: Columns

  /// The ranges and the priorities of the columns, of which each has those of its widest cells.
  var columnDivision: LengthDivision {
    let cells = sizedCells(.horizontal)
    func widths(_ offer: CGFloat?) -> [CGFloat] {
      greatest(cells, columnCount) { $0.subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width }
    }
    return LengthDivision(
      ranges: zip(widths(0), widths(.infinity)).map { LengthDivision.Range(least: $0, greatest: $1) },
      priorities: priorities(cells, columnCount))
  }

  /// The widths of the columns in a proposed width; nil for the ideal ones.
  func columnWidths(_ proposed: CGFloat?, _ division: LengthDivision, _ gaps: [CGFloat]) -> [CGFloat] {
    let cells = sizedCells(.horizontal)
    func width(of cell: Cell, _ offer: CGFloat?) -> CGFloat {
      cell.subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
    }
    var widths: [CGFloat]
    if let proposed {
      widths = [CGFloat](repeating: 0, count: columnCount)
      let columns = Dictionary(grouping: cells, by: \.index)
      division.divide(proposed - gaps.reduce(0, +)) { column, offer in
        widths[column] = columns[column]?.map { width(of: $0.cell, offer) }.max() ?? 0
        return widths[column]
      }
    } else {
      widths = greatest(cells, columnCount) { width(of: $0, nil) }
    }
    widen(&widths, proposed, gaps, width)
    return widths
  }

  /// Widens columns, equally, for cells that take several of them and find too little room.
  private func widen(
    _ widths: inout [CGFloat], _ proposed: CGFloat?, _ gaps: [CGFloat], _ width: (Cell, CGFloat?) -> CGFloat
  ) {
    let wide = cells.filter { $0.columns.count > 1 && $0.sizedAxes.contains(.horizontal) }
    for cell in wide.sorted(by: { ($0.columns.count, $0.row) < ($1.columns.count, $1.row) }) {
      let tracks = GridTracks(widths, gaps: gaps)
      let present = tracks.length(of: cell.columns)
      // The cell is offered what the columns beside it leave.
      let offer = proposed.map { max(present, $0 - (tracks.length - present)) }
      let lack = width(cell, offer) - present
      guard lack > 0 else { continue }
      for column in cell.columns { widths[column] += lack / CGFloat(cell.columns.count) }
    }
  }

  // MARK: Rows

  /// The heights of the rows in a proposed height; nil for the ideal ones.
  func rowHeights(
    _ proposed: CGFloat?, _ columns: GridTracks, _ gaps: [CGFloat], _ alignment: VerticalAlignment
  ) -> [CGFloat] {
    let cells = sizedCells(.vertical)
    let rows = Dictionary(grouping: cells, by: \.index).mapValues { $0.map(\.cell) }
    func height(of row: Int, _ offer: CGFloat?) -> CGFloat {
      let key = verticalAlignment(of: row, alignment).key
      return rowHeight(rows[row] ?? [], offer, columns, key)
    }
    guard let proposed else { return (0..<rowCount).map { height(of: $0, nil) } }
    let division = LengthDivision(
      ranges: (0..<rowCount).map {
        LengthDivision.Range(least: height(of: $0, 0), greatest: height(of: $0, .infinity))
      },
      priorities: priorities(cells, rowCount))
    var heights = [CGFloat](repeating: 0, count: rowCount)
    division.divide(proposed - gaps.reduce(0, +)) { row, offer in
      heights[row] = height(of: row, offer)
      return heights[row]
    }
    return heights
  }

  /// The height that holds cells which are aligned at a guide; those with an anchor need just their own.
  private func rowHeight(_ cells: [Cell], _ offer: CGFloat?, _ columns: GridTracks, _ key: AlignmentKey) -> CGFloat {
    var (aligned, anchored) = (GuideExtents(), CGFloat.zero)
    for cell in cells {
      let dimension = cell.subview.dimensions(
        in: ProposedViewSize(width: columns.length(of: cell.columns), height: offer))
      if cell.anchor == nil { aligned.add(dimension, at: key) } else { anchored = max(anchored, dimension.height) }
    }
    return max(anchored, aligned.length)
  }

  // MARK: Both

  /// The greatest length of the cells in each track.
  private func greatest(
    _ cells: [(index: Int, cell: Cell)], _ count: Int, _ length: (Cell) -> CGFloat
  ) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: count)
    for (index, cell) in cells { lengths[index] = max(lengths[index], length(cell)) }
    return lengths
  }

  /// The greatest priority of the cells in each track.
  private func priorities(_ cells: [(index: Int, cell: Cell)], _ count: Int) -> [Double] {
    var priorities = [Double?](repeating: nil, count: count)
    for (index, cell) in cells { priorities[index] = max(priorities[index] ?? -.infinity, cell.subview.priority) }
    return priorities.map { $0 ?? 0 }
  }
}
