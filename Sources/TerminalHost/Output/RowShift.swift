import RenderTree

/// A vertical movement of a grid's rows since the previous grid, as by scrolling a list.
struct RowShift: Equatable {
  /// All rows of the movement, including the vacated ones.
  let rows: ClosedRange<Int>
  /// The number of rows that the content moves up; negative for down.
  let distance: Int

  /// The minimum number of moved rows; fewer are rewritten as fast.
  private static let leastRows = 3
  /// The maximum number of equal rows; the origin of a more frequent row is unclear.
  private static let mostAlike = 3

  /// The movement that most rows share; nil if too few rows share one.
  ///
  /// The last column is ignored, because it may contain a scroll indicator, which moves independently.
  ///
  /// - Complexity: O(*n*) in the grids' cells.
  init?(from old: CellGrid, to new: CellGrid) {
    let changed = (0..<new.height).filter { old.row($0) != new.row($0) }
    guard let first = changed.first, let last = changed.last, last - first >= Self.leastRows else { return nil }
    var origins: [ArraySlice<CharacterCell>: [Int]] = [:]
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

  /// Returns the content that identifies a row; nil for a uniform row.
  private static func content(_ grid: CellGrid, _ row: Int) -> ArraySlice<CharacterCell>? {
    let cells = grid.row(row).dropLast()
    guard let first = cells.first, cells.contains(where: { $0 != first }) else { return nil }
    return cells
  }

  /// The vacated rows.
  var freed: ClosedRange<Int> {
    distance > 0
      ? (rows.upperBound - distance + 1)...rows.upperBound : rows.lowerBound...(rows.lowerBound - distance - 1)
  }

  /// Returns the previous row of a row's content; nil for a vacated row.
  func origin(of row: Int) -> Int? {
    rows.contains(row) && rows.contains(row + distance) ? row + distance : nil
  }

  /// The sequence that makes a terminal perform the movement with the standard pen, and moves the cursor to the top
  /// left. It deletes or inserts lines at the top of a scrolling region, which every terminal supports since the VT102.
  var sequence: String {
    let (top, bottom) = (rows.lowerBound + 1, rows.upperBound + 1)
    let lines = "\u{1B}[\(abs(distance))" + (distance > 0 ? "M" : "L")
    return "\u{1B}[\(top);\(bottom)r\u{1B}[\(top)H" + lines + "\u{1B}[r\u{1B}[H"
  }
}
