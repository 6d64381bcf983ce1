import Foundation
@_spi(Toolkit) import UIKitCore

/// A sequence of lengths, which finds the position at which each begins, and the length at a position.
///
/// # The idea
///
/// A layout stores the length of each of its sections, and most of them are equal. The tree stores one common length,
/// and for each other length its difference from the common one. The differences are in chunks of 128, which are made
/// only where a length differs, so that a million equal lengths take no memory. The sums of the differences are binary
/// indexed trees: one over the chunks, and one in each chunk (``FenwickTree``; P. M. Fenwick, "A new data structure for
/// cumulative frequency tables", Software: Practice and Experience 24, 1994).
///
/// # Steps
///
/// ``offset(of:)`` finds the position at which a length begins. It adds up:
/// 1. The common length, multiplied by the number of lengths before.
/// 2. The differences in all earlier chunks, from the tree over the chunks.
/// 3. The differences before the length in its own chunk, from the tree of that chunk.
///
/// ``index(at:)`` finds the length at a position:
/// 1. It descends the tree over the chunks to the last chunk that begins at or before the position.
/// 2. It descends the tree of that chunk to the last length that begins there. In a chunk without differences it
///    divides by the common length.
///
/// The setter of a length changes its difference:
/// 1. It makes the chunk if there is none.
/// 2. It adds the change to the length's difference, to the tree of the chunk, and to the tree over the chunks.
///
/// # Example
///
///     lengths       10   10   25   10
///     differences    0    0   15    0    from the common length 10
///     beginnings     0   10   20   45
///
/// The last length begins at 3 · 10 + 15 = 45. At position 40 lies the third length, which extends from 20 to 45.
///
/// # Complexity
///
/// O(1) to read a length; O(log n) to change one, to find a position and to find a length. The first change that makes
/// lengths differ takes O(n / 128) more, for the list of chunks.
struct LengthTree {
  private static let chunkSize = 128

  let count: Int
  let common: CGFloat

  /// The sums over whole chunks of the differences from the common length; nil while all lengths are the common one.
  private var chunkSums: FenwickTree?
  private var chunks: [Chunk?] = []

  private struct Chunk {
    var differences: [CGFloat]
    var sums: FenwickTree
  }

  /// Makes equal lengths.
  ///
  /// - Parameter common: The initial length of all. A value below 0 is taken as 0.
  init(count: Int, common: CGFloat) {
    self.count = count
    self.common = max(0, common)
  }

  /// The length at an index. A value below 0 is taken as 0.
  subscript(index: Int) -> CGFloat {
    get { common + difference(at: index) }
    set {
      let change = max(0, newValue) - common - difference(at: index)
      guard change != 0 else { return }
      let (number, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
      makeChunk(number)
      chunks[number]?.differences[place] += change
      chunks[number]?.sums.add(change, at: place)
      chunkSums?.add(change, at: number)
      checkInvariants(at: index)
    }
  }

  private mutating func makeChunk(_ number: Int) {
    if chunkSums == nil {
      let chunkCount = (count + Self.chunkSize - 1) / Self.chunkSize
      chunkSums = FenwickTree(count: chunkCount)
      chunks = Array(repeating: nil, count: chunkCount)
    }
    guard chunks[number] == nil else { return }
    let size = min(Self.chunkSize, count - number * Self.chunkSize)
    chunks[number] = Chunk(differences: Array(repeating: 0, count: size), sums: FenwickTree(count: size))
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

  /// The last length that begins at or before a position, by its index; 0 for a position before all lengths. Requires
  /// at least one length.
  func index(at position: CGFloat) -> Int {
    guard position >= 0 else { return 0 }
    var first = 0
    var rest = position
    if let chunkSums {
      let (number, before) = chunkSums.lastIndex(at: position, common: CGFloat(Self.chunkSize) * common)
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
