import Expectations
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

extension SnapshotSequence {
  /// All tokens, in order.
  var tokens: [UInt32] {
    var all: [UInt32] = []
    visitTokens(from: beginning) {
      all += $0
      return true
    }
    return all
  }

  /// The leaves below a node, in order.
  func leaves(below node: Node) -> [Int] {
    node.height == 0 ? [Int(node.number)] : children(of: node).flatMap { leaves(below: $0) }
  }
}

@Suite("The sequence of tokens in a snapshot")
struct SnapshotSequenceTests {
  /// A sequence and an array with the same tokens.
  private struct Pair: ~Copyable {
    var sequence = SnapshotSequence()
    var tokens: [UInt32] = []
    var gone: [UInt32] = []
    private var next: UInt32 = 0

    private mutating func newTokens(_ count: Int, _ randomness: inout Randomness) -> [UInt32] {
      (0..<count).map { _ in
        if gone.count > 20, Int.random(in: 0..<3, using: &randomness) == 0 {
          return gone.remove(at: Int.random(in: 0..<gone.count, using: &randomness))
        }
        next += 1
        return next
      }
    }

    mutating func change(batch: Int, _ randomness: inout Randomness) {
      let count = Int.random(in: 1...batch, using: &randomness)
      let place = Int.random(in: 0...tokens.count, using: &randomness)
      let end = min(tokens.count, place + count)
      func token(at place: Int) -> UInt32? { place < tokens.count ? tokens[place] : nil }
      switch Int.random(in: 0..<9, using: &randomness) {
      case 0, 1, 2:
        let new = newTokens(Bool.random(using: &randomness) ? 1 : count, &randomness)
        sequence.insert(ContiguousArray(new), at: sequence.place(before: token(at: place)))
        tokens.insert(contentsOf: new, at: place)
      case 3, 4, 5:
        for _ in 0..<min(count, 60) {
          guard let token = tokens.randomElement(using: &randomness) else { return }
          sequence.remove(token)
          tokens.removeAll { $0 == token }
          gone.append(token)
        }
      case 6 where place < end:
        sequence.removeAll(from: tokens[place], upTo: token(at: end))
        gone += tokens[place..<end]
        tokens.removeSubrange(place..<end)
      case 7 where place < end, 8 where place < end:
        let moved = Array(tokens[place..<end])
        let last = token(at: end)
        tokens.removeSubrange(place..<end)
        let destination = Int.random(in: 0...tokens.count, using: &randomness)
        sequence.moveAll(from: moved[0], upTo: last, before: token(at: destination))
        tokens.insert(contentsOf: moved, at: destination)
      default: break
      }
    }
  }

  @Test("random changes match an array, and copies do not change", arguments: 0..<6)
  func randomChanges(seed: Int) {
    var randomness = Randomness(seed: UInt64(seed))
    let (batch, rounds) = [(4, 200), (300, 100), (3000, 30)][seed % 3]
    var pair = Pair()
    var earlier = pair.sequence.copy()
    var earlierTokens = pair.tokens
    for round in 0..<rounds {
      pair.change(batch: batch, &randomness)
      if let fault = pair.sequence.fault {
        Issue.record("seed \(seed), round \(round): \(fault)")
        return
      }
      guard round % 4 == 0 else { continue }
      guard pair.sequence.tokens == pair.tokens, agree(pair.sequence, pair.tokens, without: pair.gone) else {
        Issue.record("seed \(seed), round \(round)")
        return
      }
      guard earlier.tokens == earlierTokens else {
        Issue.record("seed \(seed), round \(round): a copy has changed")
        return
      }
      if round % 12 == 0 {
        earlier = pair.sequence.copy()
        earlierTokens = pair.tokens
      }
    }
  }

  private func agree(_ sequence: borrowing SnapshotSequence, _ tokens: [UInt32], without gone: [UInt32]) -> Bool {
    var (items, marks) = (0, 0)
    for token in tokens {
      guard let cursor = sequence.cursor(of: token), sequence.token(at: cursor) == token,
        sequence.itemsBefore(cursor) == items, sequence.marksBefore(cursor) == marks,
        (token & 1 == 0 ? sequence.cursor(ofItemAt: items) : sequence.cursor(ofMarkAt: marks)) == cursor
      else { return false }
      if token & 1 == 0 { items += 1 } else { marks += 1 }
    }
    guard sequence.numberOfItems == items, sequence.numberOfMarks == marks else { return false }
    return gone.allSatisfy { !sequence.contains($0) }
  }

  @Test("leaves stay well filled wherever single tokens are inserted")
  func oneByOne() {
    let base = ContiguousArray<UInt32>((0..<1000).map { 2 * $0 })
    let places: [(borrowing SnapshotSequence, UInt32) -> SnapshotSequence.Cursor] = [
      { sequence, _ in sequence.place(before: 1000) }, { sequence, _ in sequence.place(after: 1000) },
      { sequence, _ in sequence.end }, { sequence, _ in sequence.beginning },
      { sequence, last in sequence.place(before: last) }, { sequence, last in sequence.place(after: last) },
    ]
    for (number, place) in places.enumerated() {
      var sequence = SnapshotSequence(base)
      for token in 1000..<5000 { sequence.insert([2 * UInt32(token)], at: place(sequence, 2 * UInt32(token - 1))) }
      let leaves = sequence.leaves(below: sequence.root)
      #expect(sequence.fault == nil)
      #expect(leaves.allSatisfy { sequence.count(ofLeaf: $0) >= 64 }, "place \(number)")
      #expect(leaves.count <= 5000 / 96, "place \(number)")
    }
  }

  @Test("removing most tokens removes leaves, whose pages are reused")
  func shrinking() {
    var sequence = SnapshotSequence(ContiguousArray((0..<60_000).map { 2 * $0 }))
    expectEqual(sequence.root.height, 2)
    for token in 0..<60_000 where token % 40 > 0 { sequence.remove(2 * UInt32(token)) }
    #expect(sequence.fault == nil)
    expectEqual(sequence.tokens, (0..<1500).map { 80 * $0 })
    #expect(sequence.leaves(below: sequence.root).count <= 1500 / 32)
    // The pages of removed leaves are reused.
    let pages = sequence.leafHeads.count
    sequence.insert(ContiguousArray((0..<30_000).map { 200_000 + 2 * $0 }), at: sequence.end)
    expectEqual(sequence.leafHeads.count, pages)
    #expect(sequence.fault == nil)
  }

  @Test("a copy shares all unchanged leaves")
  func sharing() {
    let sequence = SnapshotSequence(ContiguousArray((0..<60_000).map { 2 * $0 }))
    var copy = sequence.copy()
    for token in [3, 20_000, 59_999] { copy.remove(2 * UInt32(token)) }
    copy.insert([1], at: copy.place(before: 60_000))
    let own = copy.leaves(below: copy.root).filter { !copy.leaves.sharesPage($0, with: sequence.leaves) }
    expectEqual(own.count, 4)
    expectEqual(sequence.tokens.count, 60_000)
    expectEqual(copy.tokens.count, 59_998)
  }
}
