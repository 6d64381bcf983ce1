import RenderTree

/// Rows of a grid that stand higher or lower than in the grid before, as those of a list that was scrolled.
struct RowShift: Equatable {
  /// All rows that the move goes through, those that come free included.
  let rows: ClosedRange<Int>
  /// How many rows up the content goes; below 0 where it goes down.
  let distance: Int

  /// Fewer rows than these are written as fast as they are moved.
  private static let leastRows = 3
  /// A row that is there more often says little of where it came from.
  private static let mostAlike = 3

  /// The move that most rows of a grid have made; nil where too few have made the same one.
  ///
  /// The last column does not count: it may hold a scroll indicator, which moves by itself.
  ///
  /// - Complexity: O(n) in the grids' cells.
  init?(from old: CellGrid, to new: CellGrid) {
    let changed = (0..<new.height).filter { old.row($0) != new.row($0) }
    guard let first = changed.first, let last = changed.last, last - first >= Self.leastRows else { return nil }
    var origins: [ArraySlice<Cell>: [Int]] = [:]
    for row in first...last {
      if let content = Self.content(old, row) { origins[content, default: []].append(row) }
    }
    var moves: [Int: [Int]] = [:]
    for row in first...last {
      guard let content = Self.content(new, row), let from = origins[content], from.count <= Self.mostAlike else {
        continue
      }
      for origin in from { moves[origin - row, default: []].append(row) }
    }
    let unmoved = moves[0]?.count ?? 0
    let best = moves.filter { $0.key != 0 }.max { ($0.value.count, -abs($0.key)) < ($1.value.count, -abs($1.key)) }
    guard let (distance, targets) = best, targets.count >= unmoved + Self.leastRows, let top = targets.first,
      let bottom = targets.last
    else { return nil }
    self.distance = distance
    rows = min(top, top + distance)...max(bottom, bottom + distance)
  }

  /// What is in a row; nil where that is nothing to know it by.
  private static func content(_ grid: CellGrid, _ row: Int) -> ArraySlice<Cell>? {
    let cells = grid.row(row).dropLast()
    guard let first = cells.first, cells.contains(where: { $0 != first }) else { return nil }
    return cells
  }

  /// The places that come free.
  var freed: ClosedRange<Int> {
    distance > 0
      ? (rows.upperBound - distance + 1)...rows.upperBound : rows.lowerBound...(rows.lowerBound - distance - 1)
  }

  /// Where the content of a row stood before; nil for one that comes free.
  func origin(of row: Int) -> Int? {
    rows.contains(row) && rows.contains(row + distance) ? row + distance : nil
  }

  /// What has a terminal do it, with the standard pen, and brings the cursor to the upper left: lines are deleted or
  /// inserted at the top of a scrolling region, which every terminal knows since the VT102.
  var sequence: String {
    let (top, bottom) = (rows.lowerBound + 1, rows.upperBound + 1)
    let lines = "\u{1B}[\(abs(distance))" + (distance > 0 ? "M" : "L")
    return "\u{1B}[\(top);\(bottom)r\u{1B}[\(top)H" + lines + "\u{1B}[r\u{1B}[H"
  }
}
