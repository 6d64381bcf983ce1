import Expectations
import Testing

@testable import Diffing

@Suite("Duplicates in a list with sections")
struct SectionedDuplicatesTests {
  func changes(from old: [(id: Int, items: [Int])], to new: [(id: Int, items: [Int])]) -> SectionedChangeset {
    SectionedChangeset(from: old, to: new, identifiedBy: { $0.id }, items: { $0.items })
  }

  func place(_ section: Int, _ item: Int) -> ItemPlace { ItemPlace(section: section, item: item) }

  @Test("duplicates are matched in order of occurrence, even across sections")
  func ends() {
    expectEqual(
      changes(from: [(0, [2, 1])], to: [(0, [1, 2, 1])]),
      SectionedChangeset(insertions: [place(0, 2)], moves: [Transition(from: place(0, 1), to: place(0, 0))]))
    expectEqual(
      changes(from: [(0, [5]), (1, [5])], to: [(0, []), (1, [5])]),
      SectionedChangeset(deletions: [place(1, 0)], moves: [Transition(from: place(0, 0), to: place(1, 0))]))
    // Nothing is left over, yet an equal item has changed its section.
    expectEqual(
      changes(from: [(0, [5, 1]), (1, [2, 5]), (2, [3])], to: [(0, [1]), (1, [2, 5]), (2, [3, 5])]).moves,
      [Transition(from: place(0, 0), to: place(1, 1)), Transition(from: place(1, 1), to: place(2, 1))])
  }

  /// True if the changes follow from matching the occurrences over all items in order.
  func areInOrder(
    _ changes: SectionedChangeset, from old: [(id: Int, items: [Int])], to new: [(id: Int, items: [Int])]
  ) -> Bool {
    func places(_ sections: [(id: Int, items: [Int])]) -> [(place: ItemPlace, item: Int)] {
      sections.enumerated().flatMap { section, content in
        content.items.enumerated().map { (place(section, $0), $1) }
      }
    }
    var free = places(old)
    var sources: [ItemPlace: ItemPlace] = [:]
    var insertions: [ItemPlace] = []
    for (target, item) in places(new) {
      if let first = free.firstIndex(where: { $0.item == item }) {
        sources[target] = free.remove(at: first).place
      } else if old.contains(where: { $0.id == new[target.section].id }) {
        insertions.append(target)
      }
    }
    let deletions = free.map(\.place).filter { place in new.contains { $0.id == old[place.section].id } }
    let fewest = new.enumerated().reduce(0) { sum, section in
      let home = old.firstIndex { $0.id == section.element.id }
      let known = section.element.items.indices.compactMap { sources[place(section.offset, $0)] }
      let staying = known.filter { $0.section == home }.map(\.item)
      return sum + known.count - staying.count + leastMoveCount(staying)
    }
    return changes.deletions == deletions && changes.insertions == insertions && changes.moves.count == fewest
      && changes.moves.allSatisfy { sources[$0.target] == $0.source }
      && changes.replayed(on: old.map(\.items), taking: new.map(\.items)) == new.map(\.items)
  }

  @Test("one section changes like a flat list, for all small words")
  func oneSection() {
    let lists = (0...4).flatMap { words(ofLength: $0, over: 3) }
    for old in lists {
      for new in lists {
        let (flat, sectioned) = (Changeset(from: old, to: new), changes(from: [(0, old)], to: [(0, new)]))
        guard sectioned.deletions.map(\.item) == flat.deletions, sectioned.insertions.map(\.item) == flat.insertions,
          sectioned.moves.map(\.source.item) == flat.moves.map(\.source),
          sectioned.moves.map(\.target.item) == flat.moves.map(\.target),
          areInOrder(sectioned, from: [(0, old)], to: [(0, new)])
        else {
          Issue.record("\(old) → \(new): \(sectioned)")
          return
        }
      }
    }
  }

  @Test(
    "duplicates match by occurrence over two sections, for all small words",
    arguments: [[0, 1], [1, 0], [0, 2], [2, 1], [2, 0], [1, 2]])
  func twoSections(ids: [Int]) {
    let layouts = (0...4).flatMap { words(ofLength: $0, over: 2) }.flatMap { divisions(of: $0, into: 2) }
    for before in layouts {
      for after in layouts {
        let (old, new) = ([(0, before[0]), (1, before[1])], [(ids[0], after[0]), (ids[1], after[1])])
        let changes = changes(from: old, to: new)
        guard areInOrder(changes, from: old, to: new) else {
          Issue.record("\(old) → \(new): \(changes)")
          return
        }
      }
    }
  }
}
