/// The record of how often the default of `UITableViewController` answered for a row's estimated height.
///
/// An override may call super for some rows only, and for others not. So the table calls the method of a subclass with one
/// for every row until the default has answered for all rows of a whole solve. From then on it calls the method for a
/// sample of a section's rows, and for the others only if the app's own code answered for one of the sample.
struct DefaultEstimates {
  /// The number of rows of the largest solve in which the default answered for every row.
  private var confirmedCount = 0
  /// The number of rows of the current solve for which the default answered.
  private var count = 0

  mutating func solveWillBegin() {
    confirmedCount = max(confirmedCount, count)
    count = 0
  }

  mutating func defaultDidAnswer() { count += 1 }

  /// The rows that represent a range of rows: the first one, those at distances of powers of two from it, and the last
  /// one; nil if the range is more than twice as long as the default has answered for, so that every row counts. As the
  /// ranges without a sample double, they cost amortized O(1) for each row that a table grows by.
  func sample(of rows: Range<Int>) -> [Int]? {
    guard let last = rows.last, rows.count / 2 <= confirmedCount, confirmedCount > 0 else { return nil }
    var sample = [rows.lowerBound]
    var distance = 1
    while distance < rows.count - 1 {
      sample.append(rows.lowerBound + distance)
      distance *= 2
    }
    if last > rows.lowerBound { sample.append(last) }
    return sample
  }
}
