/// Every list without repetitions of up to `count` of the numbers below `count`.
func arrangements(of count: Int) -> [[Int]] {
  var all: [[Int]] = [[]]
  var longest: [[Int]] = [[]]
  for _ in 0..<count {
    longest = longest.flatMap { list in (0..<count).filter { !list.contains($0) }.map { list + [$0] } }
    all += longest
  }
  return all
}

/// Every list of exactly `length` numbers below `count`.
func words(ofLength length: Int, over count: Int) -> [[Int]] {
  (0..<length).reduce([[]]) { words, _ in words.flatMap { word in (0..<count).map { word + [$0] } } }
}

/// The fewest of some distinct numbers that must be taken out so that the others ascend, found by trying all subsets.
func fewestOutOfOrder(_ numbers: [Int]) -> Int {
  var longest = 0
  for subset in 0..<(1 << numbers.count) {
    let chosen = numbers.indices.filter { subset >> $0 & 1 == 1 }.map { numbers[$0] }
    if zip(chosen, chosen.dropFirst()).allSatisfy(<) { longest = max(longest, chosen.count) }
  }
  return numbers.count - longest
}
