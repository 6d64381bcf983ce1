import Foundation
@_spi(Toolkit) import UIKitCore

/// Numbers with fast prefix sums, a binary indexed tree (P. M. Fenwick, "A new data structure for cumulative frequency
/// tables", Software: Practice and Experience 24, 1994).
///
/// - Complexity: O(log n) for changing a number, for a sum and for a search.
struct FenwickTree {
  private var nodes: [CGFloat]

  init(count: Int) { nodes = Array(repeating: 0, count: count) }

  /// Adds an amount to one of the numbers.
  mutating func add(_ amount: CGFloat, at index: Int) {
    var node = index + 1
    while node <= nodes.count {
      nodes[node - 1] += amount
      node += node & -node
    }
  }

  /// The sum of the first `length` numbers.
  func prefix(_ length: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = length
    while node > 0 {
      sum += nodes[node - 1]
      node &= node - 1
    }
    return sum
  }

  /// The last index before which the numbers add up to at most a value, and their sum. The numbers must not be negative
  /// with the common amount added.
  ///
  /// - Parameter common: An amount that is added to every number.
  func lastIndex(at value: CGFloat, common: CGFloat) -> (index: Int, before: CGFloat) {
    var index = 0
    var before: CGFloat = 0
    var step = 1
    while step * 2 <= nodes.count { step *= 2 }
    while step > 0 {
      let next = index + step
      if next < nodes.count {
        let sum = before + nodes[next - 1] + CGFloat(step) * common
        if sum <= value {
          index = next
          before = sum
        }
      }
      step /= 2
    }
    return (index, before)
  }
}
