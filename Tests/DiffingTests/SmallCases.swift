/// All lists of up to `count` distinct numbers below `count`.
func arrangements(of count: Int) -> [[Int]] {
  var all: [[Int]] = [[]]
  var longest: [[Int]] = [[]]
  for _ in 0..<count {
    longest = longest.flatMap { list in (0..<count).filter { !list.contains($0) }.map { list + [$0] } }
    all += longest
  }
  return all
}

/// All lists of exactly `length` numbers below `count`.
func words(ofLength length: Int, over count: Int) -> [[Int]] {
  (0..<length).reduce([[]]) { words, _ in words.flatMap { word in (0..<count).map { word + [$0] } } }
}

/// All ways to cut a list into `count` parts, empty ones included; none for a count of 0 unless the list is empty.
func divisions(of list: [Int], into count: Int) -> [[[Int]]] {
  if count == 0 { return list.isEmpty ? [[]] : [] }
  if count == 1 { return [[list]] }
  return (0...list.count).flatMap { cut in
    divisions(of: Array(list[cut...]), into: count - 1).map { [Array(list[..<cut])] + $0 }
  }
}

/// The fewest of some distinct numbers to remove so that the others ascend, found by trying all subsets.
func leastMoveCount(_ numbers: [Int]) -> Int {
  var longest = 0
  for subset in 0..<(1 << numbers.count) {
    let chosen = numbers.indices.filter { subset >> $0 & 1 == 1 }.map { numbers[$0] }
    if zip(chosen, chosen.dropFirst()).allSatisfy(<) { longest = max(longest, chosen.count) }
  }
  return numbers.count - longest
}
