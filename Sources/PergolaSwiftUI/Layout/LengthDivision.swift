import Foundation

/// The division of a length among neighbours, as stacks and grids have it.
///
/// Room goes to the least flexible neighbour first, in groups of one priority: each is offered an equal part of what is
/// left. The least lengths of neighbours with a lower priority, such as spacers, are reserved for them.
struct LengthDivision {
  /// The least and the greatest length of a neighbour: its replies to an offer of 0 and of infinity.
  struct Range {
    let least: CGFloat
    let greatest: CGFloat
    var flexibility: CGFloat { least.isInfinite ? 0 : greatest - least }
  }

  /// The ranges of the neighbours, in points.
  let ranges: [Range]
  let priorities: [Double]

  /// Divides a length.
  ///
  /// - Parameters:
  ///   - total: The length without the gaps between the neighbours, in points.
  ///   - reply: Returns the length that a neighbour takes of an offer. Called once for each.
  func divide(_ total: CGFloat, reply: (_ index: Int, _ offer: CGFloat) -> CGFloat) {
    var available = total
    for priority in Set(priorities).sorted(by: >) {
      let reserved: CGFloat = ranges.indices.reduce(0) { priorities[$1] < priority ? $0 + ranges[$1].least : $0 }
      if available.isFinite { available -= reserved }
      let group = ranges.indices.filter { priorities[$0] == priority }.sorted(by: isOffered)
      for (number, index) in group.enumerated() {
        let length = reply(index, max(available / CGFloat(group.count - number), 0))
        // Infinite room stays infinite.
        if available.isFinite { available -= length }
      }
      if available.isFinite { available += reserved }
    }
  }

  /// True if a neighbour gets its offer before another of the same priority.
  private func isOffered(_ index: Int, before other: Int) -> Bool {
    let (left, right) = (ranges[index].flexibility, ranges[other].flexibility)
    guard left == right || left.isInfinite && right.isInfinite else { return left < right }
    return ranges[index].least == ranges[other].least ? index < other : ranges[index].least > ranges[other].least
  }
}
