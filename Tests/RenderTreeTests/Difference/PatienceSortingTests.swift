import Expectations
import SeededRandomness
import Testing

@testable import RenderTree

@Suite struct PatienceSortingTests {
  @Test("the kept numbers increase, and are the most possible")
  func twin() {
    for seed in 0..<1000 {
      var randomness = Randomness(seed: seed)
      let numbers = Array((0..<randomness.next(below: 10)).shuffled(using: &randomness))
      let isKept = PatienceSorting.longestIncreasingSubsequence(of: numbers)
      let kept = zip(numbers, isKept).filter(\.1).map(\.0)
      expectEqual(kept, kept.sorted(), "\(numbers)")
      expectEqual(kept.count, longest(numbers), "\(numbers)")
    }
  }

  /// The length of a longest increasing subsequence: for each number, one more than the longest that ends in a smaller
  /// number.
  private func longest(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, number) in numbers.enumerated() {
      lengths.append(1 + ((0..<place).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
