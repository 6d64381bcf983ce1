/// A position on a terminal's screen, counted from 0.
struct ScreenPosition: Hashable, Sendable {
  var column: Int
  var row: Int

  /// Returns the shortest sequence that moves the cursor to this position.
  ///
  /// - Parameter old: the current position of the cursor; nil if it is unknown.
  func move(from old: ScreenPosition?) -> String {
    guard let old else { return absolute }
    guard self != old else { return "" }
    var best = absolute
    func consider(_ candidate: String) { if candidate.utf8.count < best.utf8.count { best = candidate } }

    let vertical = Self.vertical(from: old.row, to: row)
    consider(vertical + Self.horizontal(from: old.column, to: column))
    if column < old.column { consider(vertical + "\r" + Self.horizontal(from: 0, to: column)) }
    if row == old.row { consider("\u{1B}[\(column + 1)G") }
    return best
  }

  private var absolute: String {
    switch (column, row) {
    case (0, 0): "\u{1B}[H"
    case (0, _): "\u{1B}[\(row + 1)H"
    case (_, 0): "\u{1B}[;\(column + 1)H"
    default: "\u{1B}[\(row + 1);\(column + 1)H"
    }
  }

  private static func vertical(from old: Int, to new: Int) -> String {
    if new > old {
      // In raw mode a line feed keeps the column.
      return new - old <= 3 ? String(repeating: "\n", count: new - old) : "\u{1B}[\(new - old)B"
    }
    return new == old ? "" : steps(old - new, "A")
  }

  private static func horizontal(from old: Int, to new: Int) -> String {
    if new < old { return old - new <= 3 ? String(repeating: "\u{8}", count: old - new) : "\u{1B}[\(old - new)D" }
    return new == old ? "" : steps(new - old, "C")
  }

  private static func steps(_ count: Int, _ final: String) -> String {
    count == 1 ? "\u{1B}[\(final)" : "\u{1B}[\(count)\(final)"
  }
}
