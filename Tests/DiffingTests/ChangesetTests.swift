import BatchRules
import Expectations
import SeededRandomness
import Testing

@testable import Diffing

@Suite("Changes of a list")
struct ChangesetTests {
  /// An element with an identity and a content.
  struct Item: Hashable {
    var id: Int
    var content: Int
  }

  @Test("deletions count in the old list, insertions in the new one")
  func example() {
    let changes = Changeset(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"])
    expectEqual(changes.deletions, [1])
    expectEqual(changes.insertions, [2])
    expectEqual(changes.moves, [Transition(from: 3, to: 0)])
    #expect(changes.updates.isEmpty)
  }

  @Test("equal lists have no changes, empty lists only insertions or deletions")
  func equalAndEmpty() {
    #expect(Changeset(from: [1, 2, 3], to: [1, 2, 3]).isEmpty)
    #expect(Changeset(from: [Int](), to: []).isEmpty)
    expectEqual(Changeset(from: [], to: [1, 2]), Changeset(insertions: [0, 1]))
    expectEqual(Changeset(from: [1, 2], to: []), Changeset(deletions: [0, 1]))
    let same = Array(0..<10)
    #expect(Changeset(from: same, to: same).isEmpty)
  }

  @Test("moves are minimal for all lists of up to five elements")
  func fewestMoves() {
    let lists = arrangements(of: 5)
    for old in lists {
      for new in lists {
        let changes = Changeset(from: old, to: new)
        let sources = new.compactMap { old.firstIndex(of: $0) }
        guard
          changes.deletions == old.indices.filter({ !new.contains(old[$0]) }),
          changes.insertions == new.indices.filter({ !old.contains(new[$0]) }),
          changes.moves.count == leastMoveCount(sources),
          changes.replayed(on: old, taking: new) == new
        else {
          Issue.record("\(old) → \(new): \(changes)")
          return
        }
      }
    }
  }

  @Test("moves are minimal for all orders of seven elements")
  func fewestMovesOfPermutations() {
    let old = Array(0..<7)
    for new in arrangements(of: 7) where new.count == 7 {
      let changes = Changeset(from: old, to: new)
      guard changes.moves.count == leastMoveCount(new), changes.replayed(on: old, taking: new) == new else {
        Issue.record("\(new): \(changes)")
        return
      }
    }
  }

  @Test("rotating 10,000 elements by one takes a single move")
  func rotation() {
    let old = Array(0..<10_000)
    expectEqual(Changeset(from: old, to: [9_999] + old.dropLast()).moves, [Transition(from: 9_999, to: 0)])
    expectEqual(Changeset(from: old, to: old.dropFirst() + [0]).moves, [Transition(from: 0, to: 9_999)])
  }

  @Test("duplicates are matched in order of occurrence")
  func duplicates() {
    // The first two 1s match the first two; the third is new.
    expectEqual(
      Changeset(from: [9, 1, 1, 8], to: [1, 7, 1, 1, 6]), Changeset(deletions: [0, 3], insertions: [1, 3, 4]))
    expectEqual(
      Changeset(from: [1, 1, 1, 2], to: [2, 1, 3]),
      Changeset(deletions: [1, 2], insertions: [2], moves: [Transition(from: 3, to: 0)]))
    // The same holds where matching the ends first would need no move.
    expectEqual(
      Changeset(from: [2, 1], to: [1, 2, 1]), Changeset(insertions: [2], moves: [Transition(from: 1, to: 0)]))
    expectEqual(
      Changeset(from: [1, 2, 1], to: [2, 1]), Changeset(deletions: [2], moves: [Transition(from: 1, to: 0)]))
  }

  /// The old offset of each new element, with repeated elements matched in order of occurrence; nil for new ones.
  func counterparts(from old: [Int], to new: [Int]) -> [Int?] {
    new.indices.map { offset in
      let occurrence = new[..<offset].count { $0 == new[offset] }
      let places = old.indices.filter { old[$0] == new[offset] }
      return occurrence < places.count ? places[occurrence] : nil
    }
  }

  @Test("duplicates match by occurrence in all words up to five letters")
  func allWordsWithDuplicates() {
    let lists = (0...5).flatMap { words(ofLength: $0, over: 3) }
    for old in lists {
      for new in lists {
        let changes = Changeset(from: old, to: new)
        let sources = counterparts(from: old, to: new)
        guard changes.replayed(on: old, taking: new) == new,
          changes.insertions == sources.indices.filter({ sources[$0] == nil }),
          changes.deletions == old.indices.filter({ !sources.contains($0) }),
          changes.moves.allSatisfy({ sources[$0.target] == $0.source }),
          changes.moves.count == leastMoveCount(sources.compactMap { $0 })
        else {
          Issue.record("\(old) → \(new): \(changes)")
          return
        }
      }
    }
  }

  @Test("an element whose content differs is updated, never replaced")
  func updates() {
    let old = [Item(id: 1, content: 0), Item(id: 2, content: 0), Item(id: 3, content: 0)]
    let new = [Item(id: 3, content: 1), Item(id: 1, content: 0), Item(id: 2, content: 1)]
    let changes = Changeset(from: old, to: new, identifiedBy: \.id, haveSameContent: ==)
    #expect(changes.deletions.isEmpty)
    #expect(changes.insertions.isEmpty)
    expectEqual(changes.moves, [Transition(from: 2, to: 0)])
    expectEqual(changes.updates, [Transition(from: 2, to: 0), Transition(from: 1, to: 2)])
  }

  @Test("updates of moved elements are a second stage")
  func stages() {
    let old = [Item(id: 1, content: 0), Item(id: 2, content: 0), Item(id: 3, content: 0)]
    let new = [Item(id: 3, content: 1), Item(id: 1, content: 0), Item(id: 2, content: 1)]
    let stages = Changeset(from: old, to: new, identifiedBy: \.id, haveSameContent: ==).stages
    expectEqual(
      stages,
      [
        Changeset(moves: [Transition(from: 2, to: 0)], updates: [Transition(from: 1, to: 2)]),
        Changeset(updates: [Transition(from: 0, to: 0)]),
      ])
    #expect(Changeset().stages.isEmpty)
    expectEqual(Changeset(from: [1, 2], to: [2, 3]).stages.count, 1)
  }

  @Test("replaying the stages gives the new list in valid batches", arguments: 0..<20)
  func randomReplay(seed: Int) {
    var randomness = Randomness(seed: UInt64(seed))
    for _ in 0..<500 {
      let ids = seed % 2 == 0 ? 40 : 8
      func list() -> [Item] {
        (0..<Int.random(in: 0...20, using: &randomness)).map { _ in
          Item(id: Int.random(in: 0..<ids, using: &randomness), content: Int.random(in: 0...2, using: &randomness))
        }
      }
      let (old, new) = (list(), list())
      let stages = Changeset(from: old, to: new, identifiedBy: \.id, haveSameContent: ==).stages
      var outcome = old
      var isValid = stages.count <= 2
      for stage in stages {
        let before = outcome.count
        outcome = stage.replayed(on: outcome, taking: new)
        isValid = isValid && BatchRules.accept(stage.inSection, from: [before], to: [outcome.count])
      }
      guard outcome == new, isValid else {
        Issue.record("seed \(seed): \(old) → \(new): \(stages)")
        return
      }
    }
  }

  @Test("any random-access collection has changes")
  func slices() {
    expectEqual(Changeset(from: (0..<10)[2...], to: (1..<10)[3..<8]).deletions, [0, 6, 7])
    #expect(Changeset(from: Array("listen"), to: Array("silent")).insertions.isEmpty)
    expectEqual(
      Changeset(from: ContiguousArray([1, 2]).reversed(), to: ContiguousArray([2, 1]).reversed()).moves.count, 1)
  }

  @Test("changes can be computed off the main actor")
  func concurrency() async {
    let changes = await Task.detached { Changeset(from: [1, 2, 3], to: [3, 1, 2]) }.value
    expectEqual(changes.moves, [Transition(from: 2, to: 0)])
  }
}
