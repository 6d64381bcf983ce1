/// The members of a longest increasing subsequence of numbers: the elements that keep their order.
///
/// Patience sorting with a binary search, after M. L. Fredman, *On computing the length of longest increasing
/// subsequences* (Discrete Mathematics 11, 1975). A number above all previous ones is added without a search, so
/// numbers in order cost linear time.
@usableFromInline
package struct LongestIncreasingSubsequence {
  /// The index of the predecessor of each number in the longest increasing subsequence that ends with it, or `none`;
  /// after the last step `kept` for the members of the chosen subsequence. Empty if the numbers are in order and all
  /// are kept.
  @usableFromInline var links: ContiguousArray<Int32> = []

  @usableFromInline static var none: Int32 { -1 }
  @usableFromInline static var kept: Int32 { -2 }

  /// Finds a longest increasing subsequence of the numbers that are not negative. Negative numbers are ignored.
  ///
  /// - Complexity: O(*n* + *m* log *n*), where *m* numbers are below a previous one.
  @usableFromInline
  package init(by numbers: borrowing ContiguousArray<Int32>) {
    self = numbers.withUnsafeBufferPointer { LongestIncreasingSubsequence(by: $0) }
  }

  @usableFromInline
  init(by numbers: UnsafeBufferPointer<Int32>) {
    if Self.isIncreasing(numbers) { return }
    links = ContiguousArray(repeating: Self.none, count: numbers.count)
    // Index k: among all increasing subsequences of length k + 1 so far, the least last number, and its place.
    var lowest: ContiguousArray<Int32> = []
    var places: ContiguousArray<Int32> = []
    for (place, number) in numbers.enumerated() where number >= 0 {
      var length = lowest.count
      if let last = lowest.last, last > number {
        var first = 0
        while first < length {
          let middle = (first + length) / 2
          if lowest[middle] < number { first = middle + 1 } else { length = middle }
        }
      }
      if length > 0 { links[place] = places[length - 1] }
      if length == lowest.count {
        lowest.append(number)
        places.append(Int32(place))
      } else {
        lowest[length] = number
        places[length] = Int32(place)
      }
    }
    var place = places.last ?? Self.none
    while place >= 0 {
      let before = links[Int(place)]
      links[Int(place)] = Self.kept
      place = before
    }
  }

  @usableFromInline
  static func isIncreasing(_ numbers: UnsafeBufferPointer<Int32>) -> Bool {
    var last: Int32 = -1
    for number in numbers where number >= 0 {
      if number < last { return false }
      last = number
    }
    return true
  }

  /// Returns true if the number at an offset keeps its order.
  @inlinable
  package func keeps(_ offset: Int) -> Bool { links.isEmpty || links[offset] == LongestIncreasingSubsequence.kept }
}

// MARK: Weights

extension LongestIncreasingSubsequence {
  /// Finds an increasing subsequence of the maximum total weight among distinct numbers with weights.
  ///
  /// If each number stands for a run of consecutive numbers and has the run's length as its weight, this is a longest
  /// increasing subsequence of all the numbers: a subsequence that has a member of a run can have all of it.
  ///
  /// The heaviest subsequence that ends with a number adds it to the heaviest that ends lower; a tree of maxima over
  /// the numbers' ranks (Fenwick 1994) finds that one.
  ///
  /// - Complexity: O(*n* log *n*), or O(*n*) if the numbers are in order.
  package init(by numbers: [Int], weights: [Int]) {
    if zip(numbers, numbers.dropFirst()).allSatisfy(<) { return }
    links = ContiguousArray(repeating: Self.none, count: numbers.count)
    var ranks = ContiguousArray(repeating: 0, count: numbers.count)
    for (rank, place) in numbers.indices.sorted(by: { numbers[$0] < numbers[$1] }).enumerated() { ranks[place] = rank }

    var totals = ContiguousArray(repeating: 0, count: numbers.count)
    // By index of the tree: the place whose subsequence is the heaviest among the ranks that the index covers.
    var heaviest = ContiguousArray<Int32>(repeating: Self.none, count: numbers.count)
    for place in numbers.indices {
      var best = Self.none
      var index = ranks[place] - 1
      while index >= 0 {
        if heaviest[index] >= 0, best < 0 || totals[Int(heaviest[index])] > totals[Int(best)] { best = heaviest[index] }
        index = (index & (index + 1)) - 1
      }
      links[place] = best
      totals[place] = weights[place] + (best < 0 ? 0 : totals[Int(best)])
      index = ranks[place]
      while index < heaviest.count {
        if heaviest[index] < 0 || totals[Int(heaviest[index])] < totals[place] { heaviest[index] = Int32(place) }
        index |= index + 1
      }
    }
    var place = numbers.indices.max { totals[$0] < totals[$1] }.map { Int32($0) } ?? Self.none
    while place >= 0 {
      let before = links[Int(place)]
      links[Int(place)] = Self.kept
      place = before
    }
  }
}
