/// Patience sorting with a binary search, after M. L. Fredman, *On computing the length of longest increasing
/// subsequences* (Discrete Mathematics 11, 1975).
enum PatienceSorting {
  /// Returns for each number whether it is in a longest increasing subsequence. The numbers are distinct.
  ///
  /// Of all increasing subsequences of one length seen so far, only the one with the lowest end can grow into a longest
  /// one. Each number replaces the first end above it and remembers the end before, which leads back from the last end
  /// through the whole subsequence.
  ///
  /// - Complexity: O(*n* log *n*).
  static func longestIncreasingSubsequence(of numbers: [Int]) -> [Bool] {
    // For each length, the index of the number with the lowest end.
    var ends: [Int] = []
    // For each number, the index of the one before it.
    var previous: [Int?] = []
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var isKept = Array(repeating: false, count: numbers.count)
    var place = ends.last
    while let current = place {
      isKept[current] = true
      place = previous[current]
    }
    return isKept
  }
}
