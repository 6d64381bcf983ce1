import Diffing
import Expectations
import SeededRandomness
import Testing

@Suite("The number of moves")
struct MoveCountTests {
  struct Section {
    let id: Int
    var items: [Int]
  }

  /// The number of elements outside a longest ascending subsequence of some distinct numbers, by patience sorting.
  func leastMoveCount(_ numbers: [Int]) -> Int {
    var tops: [Int] = []
    for number in numbers {
      var (pile, end) = (0, tops.count)
      while pile < end {
        let middle = (pile + end) / 2
        if tops[middle] < number { pile = middle + 1 } else { end = middle }
      }
      if pile < tops.count { tops[pile] = number } else { tops.append(number) }
    }
    return numbers.count - tops.count
  }

  @Test("rotating 100,000 elements by one takes a single move")
  func rotation() {
    let old = Array(0..<100_000)
    expectEqual(Changeset(from: old, to: old.dropFirst() + [0]), Changeset(moves: [Transition(from: 0, to: 99_999)]))
    expectEqual(
      Changeset(from: old, to: [99_999] + old.dropLast()), Changeset(moves: [Transition(from: 99_999, to: 0)]))
  }

  @Test("1,000 random edits of 100,000 elements take 197 moves")
  func randomEdits() {
    var randomness = Randomness(seed: 22)
    let old = Array(0..<100_000)
    var new = old
    for edit in 0..<1_000 {
      let place = Int.random(in: 0..<new.count, using: &randomness)
      switch edit % 5 {
      case 0, 1: new.remove(at: place)
      case 2, 3: new.insert(100_000 + edit, at: place)
      default:
        let element = new.remove(at: place)
        new.insert(element, at: Int.random(in: 0...new.count, using: &randomness))
      }
    }
    let changes = Changeset(from: old, to: new)
    expectEqual(changes.moves.count, 197)
    expectEqual(leastMoveCount(new.filter { $0 < 100_000 }), 197)
    expectEqual(changes.deletions.count, 398)
    expectEqual(changes.insertions.count, 398)
    expectEqual(changes.replayed(on: old, taking: new), new)
  }

  @Test("shuffling items and sections of 1,000 x 100 items takes 4,797 moves")
  func sections() {
    var randomness = Randomness(seed: 59)
    let old = (0..<1_000).map { id in Section(id: id, items: (0..<100).map { 100 * id + $0 }) }
    var new = old
    /// Takes an item from one section and inserts it, or another one, into another section.
    func exchange(for other: Int? = nil) {
      let (source, target) = (
        Int.random(in: 0..<1_000, using: &randomness), Int.random(in: 0..<1_000, using: &randomness)
      )
      let item = new[source].items.remove(at: Int.random(in: 0..<new[source].items.count, using: &randomness))
      new[target].items.insert(other ?? item, at: Int.random(in: 0...new[target].items.count, using: &randomness))
    }
    for _ in 0..<5_000 { exchange() }
    for number in 0..<2_000 { exchange(for: 100_000 + number) }
    for _ in 0..<10 {
      let section = new.remove(at: Int.random(in: 0..<1_000, using: &randomness))
      new.insert(section, at: Int.random(in: 0...999, using: &randomness))
    }
    let changes = SectionedChangeset(from: old, to: new, identifiedBy: \.id, items: \.items)
    expectEqual(changes.moves.count, 4_797)
    expectEqual(changes.sections.moves.count, 10)
    let fewest = new.reduce(0) { sum, section in
      let known = section.items.filter { $0 < 100_000 }
      let staying = known.filter { $0 / 100 == section.id }
      return sum + known.count - staying.count + leastMoveCount(staying)
    }
    expectEqual(fewest, 4_797)
    expectEqual(changes.replayed(on: old.map(\.items), taking: new.map(\.items)), new.map(\.items))
  }
}
