/// Patience sorting with a binary search, after M. L. Fredman, *On computing the length of longest increasing
/// subsequences* (Discrete Mathematics 11, 1975).
package enum PatienceSorting {
  /// Returns for each number whether it is in a longest increasing subsequence. The numbers are distinct.
  ///
  /// Of all increasing subsequences of one length seen so far, only the one with the lowest end can grow into a longest
  /// one. Each number replaces the first end above it and stores a link to its predecessor, the end before it. The links
  /// lead from the last end back through the whole subsequence.
  ///
  /// - Complexity: O(*n* log *n*).
  package static func longestIncreasingSubsequence(of numbers: [Int]) -> [Bool] {
    // For each length, the index of the number with the lowest end.
    var ends: [Int] = []
    // For each number, the index of the one before it.
    var previous: [Int?] = []
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var isKept = Array(repeating: false, count: numbers.count)
    var next = ends.last
    while let index = next {
      isKept[index] = true
      next = previous[index]
    }
    return isKept
  }
}
