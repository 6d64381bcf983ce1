import BatchRules
import Expectations
import SeededRandomness
import Testing

@testable import Diffing

@Suite("Changes of a list with sections")
struct SectionedChangesetTests {
  struct Item: Hashable {
    var id: Int
    var content = 0
  }

  struct Section: Hashable {
    var id: Int
    var header = 0
    var items: [Item]
  }

  func changes(from old: [Section], to new: [Section]) -> SectionedChangeset {
    SectionedChangeset(
      from: old, to: new, identifiedBy: \.id, haveSameContent: { $0.header == $1.header },
      items: \.items, itemsIdentifiedBy: \.id, itemsHaveSameContent: ==)
  }

  /// Sections from their identifiers and the identifiers of their items.
  func sections(_ lists: KeyValuePairs<Int, [Int]>) -> [Section] {
    lists.map { Section(id: $0, items: $1.map { Item(id: $0) }) }
  }

  func place(_ section: Int, _ item: Int) -> ItemPlace { ItemPlace(section: section, item: item) }

  @Test("a deleted section takes its items along unless they move out")
  func deletedSection() {
    let changes = changes(from: sections([0: [1, 5], 1: [2]]), to: sections([1: [1, 2]]))
    expectEqual(changes.sections, Changeset(deletions: [0]))
    expectEqual(changes.moves, [Transition(from: place(0, 0), to: place(0, 0))])
    #expect(changes.deletions.isEmpty)
    #expect(changes.insertions.isEmpty)
  }

  @Test("an inserted section brings its new items; known items move in")
  func insertedSection() {
    let changes = changes(from: sections([0: [1, 2]]), to: sections([0: [2], 1: [7, 1]]))
    expectEqual(changes.sections, Changeset(insertions: [1]))
    expectEqual(changes.moves, [Transition(from: place(0, 0), to: place(1, 1))])
    #expect(changes.deletions.isEmpty)
    #expect(changes.insertions.isEmpty)
  }

  @Test("items of a moved section stay in it")
  func movedSection() {
    let changes = changes(
      from: sections([0: [1, 2], 1: [3, 4], 2: [5]]), to: sections([2: [5], 0: [1, 2], 1: [3, 4, 6]]))
    expectEqual(changes.sections.moves, [Transition(from: 2, to: 0)])
    #expect(changes.moves.isEmpty)
    expectEqual(changes.insertions, [place(2, 2)])
  }

  /// All ways to place up to `itemCount` items in up to `sectionCount` sections, any of which can be missing.
  func layouts(sections sectionCount: Int, items itemCount: Int) -> [[Section]] {
    arrangements(of: sectionCount).flatMap { ids in
      arrangements(of: itemCount).flatMap { items in
        divisions(of: items, into: ids.count).map { parts in
          zip(ids, parts).map { Section(id: $0, items: $1.map { Item(id: $0) }) }
        }
      }
    }
  }

  /// The fewest moves of items: those that come from other sections, and those out of order in each section.
  func fewestItemMoves(from old: [Section], to new: [Section]) -> Int {
    new.reduce(0) { sum, section in
      let home = old.first { $0.id == section.id }?.items ?? []
      let known = section.items.filter { item in old.contains { $0.items.contains(item) } }
      let sources = known.compactMap { home.firstIndex(of: $0) }
      return sum + known.count - sources.count + leastMoveCount(sources)
    }
  }

  @Test(
    "moves of items and sections are minimal for all small layouts",
    arguments: [(3, 3), (2, 4)])
  func fewestMoves(sectionCount: Int, itemCount: Int) {
    let all = layouts(sections: sectionCount, items: itemCount)
    // The names of the old sections and items don't matter: those in ascending order stand for all.
    let ascending = all.filter { layout in
      layout.map(\.id) == Array(0..<layout.count)
        && layout.flatMap(\.items).map(\.id) == Array(0..<layout.reduce(0) { $0 + $1.items.count })
    }
    for old in ascending {
      for new in all {
        let changes = changes(from: old, to: new)
        let sources = new.compactMap { section in old.firstIndex { $0.id == section.id } }
        guard changes.moves.count == fewestItemMoves(from: old, to: new),
          changes.sections.moves.count == leastMoveCount(sources),
          changes.replayed(on: old.map(\.items), taking: new.map(\.items)) == new.map(\.items)
        else {
          Issue.record("\(old) → \(new): \(changes)")
          return
        }
      }
    }
  }

  @Test("an update of something that moves is a second stage")
  func stages() {
    let old = [
      Section(id: 0, items: [Item(id: 1), Item(id: 2), Item(id: 3)]), Section(id: 1, items: [Item(id: 4)]),
      Section(id: 2, items: [Item(id: 5)]), Section(id: 3, items: [Item(id: 6)]),
    ]
    let new = [
      Section(id: 2, items: [Item(id: 5, content: 1)]),
      Section(id: 0, items: [Item(id: 3, content: 1), Item(id: 1, content: 1), Item(id: 2)]),
      Section(id: 1, header: 1, items: [Item(id: 4, content: 1)]),
      Section(id: 3, header: 1, items: [Item(id: 6), Item(id: 7)]),
    ]
    let stages = changes(from: old, to: new).stages
    expectEqual(stages.count, 2)
    expectEqual(
      stages.first?.updates,
      [
        Transition(from: place(2, 0), to: place(0, 0)), Transition(from: place(0, 0), to: place(1, 1)),
      ])
    expectEqual(stages.first?.sections.updates, [Transition(from: 1, to: 2)])
    expectEqual(stages.last?.updates.map(\.target), [place(1, 0)])
    expectEqual(stages.last?.sections, Changeset(updates: [Transition(from: 3, to: 3)]))
    #expect(SectionedChangeset().stages.isEmpty)
  }

  @Test("a reload of one section shares a batch with another's insertion")
  func reloadBesideInsertion() {
    let old = [Section(id: 0, items: [Item(id: 1)]), Section(id: 1, items: [Item(id: 2)])]
    let new = [Section(id: 0, header: 1, items: [Item(id: 1)]), Section(id: 1, items: [Item(id: 2), Item(id: 3)])]
    let stages = changes(from: old, to: new).stages
    expectEqual(
      stages,
      [
        SectionedChangeset(sections: Changeset(updates: [Transition(from: 0, to: 0)]), insertions: [place(1, 1)])
      ])
  }

  @Test("a section that moves or changes its items reloads in stage two")
  func reloadOfChangedSections() {
    let old = [
      Section(id: 0, items: [Item(id: 1)]), Section(id: 1, items: [Item(id: 2)]), Section(id: 2, items: [Item(id: 3)]),
      Section(id: 3, items: []),
    ]
    let new = [
      Section(id: 3, header: 1, items: []), Section(id: 0, header: 1, items: []),
      Section(id: 1, header: 1, items: [Item(id: 2), Item(id: 1)]), Section(id: 2, header: 1, items: [Item(id: 3)]),
    ]
    let stages = changes(from: old, to: new).stages
    expectEqual(stages.map { $0.sections.updates.map(\.target) }, [[3], [0, 1, 2]])
  }

  @Test(
    "stages replay to the new items, with as few batches as possible",
    arguments: 0..<20)
  func randomReplay(seed: Int) {
    var randomness = Randomness(seed: UInt64(seed))
    let ids = seed % 2 == 0 ? 60 : 10
    func layout() -> [Section] {
      Array(0..<6).shuffled(using: &randomness).prefix(Int.random(in: 0...5, using: &randomness)).map { id in
        Section(
          id: id, header: Int.random(in: 0...4, using: &randomness) / 4,
          items: (0..<Int.random(in: 0...8, using: &randomness)).map { _ in
            Item(
              id: Int.random(in: 0..<ids, using: &randomness), content: Int.random(in: 0...2, using: &randomness))
          })
      }
    }
    for _ in 0..<300 {
      let (old, new) = (layout(), layout())
      let changes = changes(from: old, to: new)
      let stages = changes.stages
      var items = old.map(\.items)
      let takesOne = BatchRules.accept(changes.inOneBatch, from: items.map(\.count), to: new.map(\.items.count))
      var isValid = changes.isEmpty ? stages.isEmpty : stages.count == (takesOne ? 1 : 2)
      for stage in stages {
        let outcome = stage.replayed(on: items, taking: new.map(\.items))
        isValid = isValid && BatchRules.accept(stage, from: items.map(\.count), to: outcome.map(\.count))
        items = outcome
      }
      guard items == new.map(\.items), isValid else {
        Issue.record("seed \(seed): \(old) → \(new): \(stages)")
        return
      }
    }
  }
}
