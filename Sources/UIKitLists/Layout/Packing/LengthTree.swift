import Foundation
@_spi(Toolkit) import UIKitCore

/// Lengths one after the other: it finds where each begins, and which one lies at a position.
///
/// # The idea
///
/// A layout keeps the length of each of its sections, and most of them are alike. The tree keeps one common length, and
/// of every other length its difference from that. The differences stand in chunks of 128, which exist only where a
/// length differs, so that a million equal lengths take no memory. The sums of the differences are Fenwick trees
/// (P. M. Fenwick, "A new data structure for cumulative frequency tables", 1994): one over the chunks, and one within
/// each chunk.
///
/// # Steps
///
/// ``offset(of:)`` finds where a length begins:
/// 1. The common length is taken as often as there are lengths before.
/// 2. The tree over the chunks adds the differences in all chunks before that of the length.
/// 3. The tree of that chunk adds the differences in it before the length.
///
/// ``index(at:)`` finds the length at a position:
/// 1. The tree over the chunks is descended to the last chunk that begins at or before the position.
/// 2. The tree of that chunk is descended to the last length that begins there. In a chunk without differences a
///    division finds it.
///
/// # Example
///
/// The lengths 10, 10, 25 and 10 have the common length 10 and the differences 0, 0, 15 and 0. The last one begins at
/// 3 · 10 + 15 = 45. At the position 40 lies the third one, which reaches from 20 to 45.
///
/// # Complexity
///
/// Reading or changing a length, an offset or an index is O(log n).
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
