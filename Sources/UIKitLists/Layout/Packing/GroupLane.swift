import Foundation
@_spi(Toolkit) import UIKitCore

/// A number for each group of a section, with their prefix sums and their maximum.
struct GroupLane {
  /// Consecutive groups with the same number.
  struct Run: TreeRun {
    var groups: Int
    var value: CGFloat

    var sum: Sum { Sum(groups: groups, total: CGFloat(groups) * value, largest: value) }

    func joined(with next: Run) -> Run? {
      value == next.value ? Run(groups: groups + next.groups, value: value) : nil
    }
  }

  struct Sum: TreeSum {
    var groups = 0
    var total: CGFloat = 0
    var largest: CGFloat = 0

    static var zero: Sum { Sum() }
    static func + (before: Sum, after: Sum) -> Sum {
      Sum(
        groups: before.groups + after.groups, total: before.total + after.total,
        largest: max(before.largest, after.largest))
    }
  }

  private var runs = RunTree<Run>()

  /// The largest of the numbers; 0 if there are none.
  var largest: CGFloat { runs.sum.largest }

  /// The number of groups.
  var groupCount: Int { runs.sum.groups }

  /// The sum of the numbers of the groups before one.
  ///
  /// - Complexity: O(log n).
  func total(before group: Int) -> CGFloat {
    guard let place = runs.place(where: { $0.groups > group }) else { return 0 }
    return place.before.total + CGFloat(min(group - place.before.groups, place.run.groups)) * place.run.value
  }

  /// The first group for which the sum up to and including its number is greater than an amount; nil if the sum of all
  /// is not.
  ///
  /// - Complexity: O(log n).
  func group(beyond amount: CGFloat) -> Int? {
    guard let place = runs.place(where: { $0.total > amount }), place.run.value > 0 else { return nil }
    let within = Int(((amount - place.before.total) / place.run.value).rounded(.down))
    return within < place.run.groups ? place.before.groups + within : nil
  }

  /// Changes the number of one group.
  mutating func set(_ value: CGFloat, at group: Int) {
    replace(group..<group + 1, with: [Run(groups: 1, value: value)])
  }

  /// Replaces groups by others.
  mutating func replace(_ groups: Range<Int>, with new: ContiguousArray<Run>) {
    guard let first = runs.place(where: { $0.groups > groups.lowerBound }) else {
      return runs.replace(0..<0, with: new)
    }
    let last = groups.isEmpty ? first : runs.place { $0.groups >= groups.upperBound } ?? first
    let before = groups.lowerBound - first.before.groups
    let after = last.before.groups + last.run.groups - groups.upperBound
    var all = ContiguousArray<Run>()
    if before > 0 { all.append(Run(groups: before, value: first.run.value)) }
    all += new
    if after > 0 { all.append(Run(groups: after, value: last.run.value)) }
    runs.replace(first.index..<last.index + 1, with: all)
  }
}
