import Foundation

/// Lengths one after the other, most of them alike: where each begins, and which one lies at a place.
///
/// Only differences from the common length are kept, in chunks that exist where there are any, so a million equal
/// lengths take no room. Sums are Fenwick trees (P. M. Fenwick, "A new data structure for cumulative frequency
/// tables", 1994): one of whole chunks, and one within each chunk.
///
/// - Complexity: reading or changing a length, an offset or a place is O(log n).
struct LengthTree {
  private static let chunkSize = 128

  let count: Int
  let common: CGFloat

  /// Sums over chunks of differences from the common length; empty while there are none.
  private var chunkSums: FenwickTree?
  private var chunks: [Chunk?] = []

  private struct Chunk {
    var differences: [CGFloat]
    var sums: FenwickTree
  }

  /// - Parameter common: what every length is at first; not below 0.
  init(count: Int, common: CGFloat) {
    self.count = count
    self.common = max(0, common)
  }

  /// A length; what is set below 0 becomes 0.
  subscript(index: Int) -> CGFloat {
    get { common + difference(at: index) }
    set {
      let change = max(0, newValue) - common - difference(at: index)
      guard change != 0 else { return }
      let (number, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
      if chunkSums == nil {
        let chunkCount = (count + Self.chunkSize - 1) / Self.chunkSize
        chunkSums = FenwickTree(count: chunkCount)
        chunks = Array(repeating: nil, count: chunkCount)
      }
      if chunks[number] == nil {
        let size = min(Self.chunkSize, count - number * Self.chunkSize)
        chunks[number] = Chunk(differences: Array(repeating: 0, count: size), sums: FenwickTree(count: size))
      }
      chunks[number]?.differences[place] += change
      chunks[number]?.sums.add(change, at: place)
      chunkSums?.add(change, at: number)
    }
  }

  private func difference(at index: Int) -> CGFloat {
    guard chunkSums != nil else { return 0 }
    let (number, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
    return chunks[number]?.differences[place] ?? 0
  }

  /// The sum of the lengths before an index, which may be the count.
  func offset(of index: Int) -> CGFloat {
    let even = CGFloat(index) * common
    guard let chunkSums else { return even }
    let (number, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
    let within = place > 0 ? chunks[number]?.sums.prefix(place) ?? 0 : 0
    return even + chunkSums.prefix(number) + within
  }

  /// The sum of all lengths.
  var total: CGFloat { offset(of: count) }

  /// The last index that begins at or before a place; 0 for places before everything. There must be an element.
  func index(at place: CGFloat) -> Int {
    guard place >= 0 else { return 0 }
    var first = 0
    var rest = place
    if let chunkSums {
      let (number, before) = chunkSums.lastIndex(at: place, common: CGFloat(Self.chunkSize) * common)
      first = number * Self.chunkSize
      rest -= before
      if let chunk = chunks[number] {
        return first + chunk.sums.lastIndex(at: rest, common: common).index
      }
    }
    guard common > 0 else { return count - 1 }
    let steps = (rest / common).rounded(.down)
    return first + Int(min(steps, CGFloat(count - 1 - first)))
  }
}

/// Prefix sums that can be changed.
struct FenwickTree {
  private var nodes: [CGFloat]

  init(count: Int) { nodes = Array(repeating: 0, count: count) }

  /// Adds to one of the numbers.
  mutating func add(_ amount: CGFloat, at index: Int) {
    var node = index + 1
    while node <= nodes.count {
      nodes[node - 1] += amount
      node += node & -node
    }
  }

  /// The sum of the first numbers.
  func prefix(_ length: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = length
    while node > 0 {
      sum += nodes[node - 1]
      node &= node - 1
    }
    return sum
  }

  /// The last index whose prefix sum, with a common amount added to every number, is at most a value, and that sum.
  ///
  /// - Parameter lastCommon: the amount for the last number, which never counts in a prefix.
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
