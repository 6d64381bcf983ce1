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
